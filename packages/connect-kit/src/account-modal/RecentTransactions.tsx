'use client'

import { useChains, useConnection } from 'wagmi'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'

import * as limits from '../limits.ts'
import { useClearRecentTransactions } from '../transactions/useClearRecentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import { RecentTransactionsView } from './RecentTransactionsView.tsx'

/** The transactions that the host added, for the connected account on its chain. */
export function RecentTransactions() {
  const transactions = useRecentTransactions()
  const clear = useClearRecentTransactions()
  const { address, chainId } = useConnection()
  const chain = useChains().find(({ id }) => id === chainId)
  return (
    <RecentTransactionsView
      transactions={transactions.slice(0, limits.transactionsShown)}
      explorerUrl={chain && address && getExplorerUrl({ chain, type: 'address', value: address })}
      transactionUrl={(hash) => chain && getExplorerUrl({ chain, type: 'tx', value: hash })}
      dispatch={clear}
    />
  )
}
