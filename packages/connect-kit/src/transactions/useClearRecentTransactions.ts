'use client'

import { useCallback } from 'react'
import { useConnection } from 'wagmi'

import { NoAddressOrChainError } from '../errors/errors.ts'
import { clearTransactions } from './transactionStore.ts'

/**
 * A function that forgets the recent transactions of the connected account on its chain. It throws
 * `NoAddressOrChainError` when no account is connected (behaviour/recent-transactions#no-account).
 */
export function useClearRecentTransactions(): () => void {
  const { address, chainId } = useConnection()
  return useCallback(() => {
    if (address === undefined || chainId === undefined) throw new NoAddressOrChainError()
    clearTransactions({ address, chainId })
  }, [address, chainId])
}
