import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'

import type { TransactionOwner } from './transactionStore.ts'
import { watchTransactions } from './watchTransactions.ts'

/**
 * Follows the transactions of an account over the host's own nodes, and has balances read again when one is decided.
 *
 * @returns a function that unsubscribes
 */
export function watchWithConfig(
  config: Config,
  queryClient: QueryClient,
  owner: TransactionOwner,
): () => void {
  return watchTransactions({
    owner,
    getClient: () =>
      config.chains.some(({ id }) => id === owner.chainId)
        ? config.getClient({ chainId: owner.chainId })
        : undefined,
    // A transaction has cost something at least.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['balance'] }),
  })
}
