'use client'

import { useCallback } from 'react'
import { useConnection } from 'wagmi'

import { NoAddressOrChainError } from '../errors/errors.ts'
import type { NewTransaction } from './recentTransactions.ts'
import { storeTransaction } from './transactionStore.ts'

/**
 * A function that adds a transaction, or a batch of calls that the connected wallet was given, to the recent ones of the connected
 * account.
 *
 * It throws `InvalidTransactionError` for a bad hash, batch, description or number of confirmations
 * (behaviour/recent-transactions#checks), and `NoAddressOrChainError` when no account is connected.
 */
export function useAddRecentTransaction(): (transaction: NewTransaction) => void {
  const { address, chainId, connector } = useConnection()
  const walletId = connector?.id
  return useCallback(
    (transaction) => {
      if (address === undefined || chainId === undefined) throw new NoAddressOrChainError()
      storeTransaction({ address, chainId }, transaction, walletId)
    },
    [address, chainId, walletId],
  )
}
