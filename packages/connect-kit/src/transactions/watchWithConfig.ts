import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'

import type { TransactionOwner } from './transactionStore.ts'
import type { BatchWallet } from './waitForBatch.ts'
import { watchTransactions, type WatchTransactionsParameters } from './watchTransactions.ts'

/**
 * Follows the transactions of an account over the host's own nodes, and has balances read again when one is decided.
 *
 * @returns a function that unsubscribes
 */
export function watchWithConfig(
  config: Config,
  queryClient: QueryClient,
  owner: TransactionOwner,
  given: Pick<WatchTransactionsParameters, 'store' | 'slowAfter' | 'retryAfter' | 'answerTimeout'>,
): () => void {
  return watchTransactions({
    owner,
    ...given,
    getClient: () =>
      config.chains.some(({ id }) => id === owner.chainId)
        ? config.getClient({ chainId: owner.chainId })
        : undefined,
    // A wallet that is being connected again has no provider yet, which is no answer.
    getWallet: async (walletId) =>
      [...config.state.connections.values()]
        .find(({ connector }) => connector.id === walletId)
        ?.connector.getProvider({ chainId: owner.chainId }) as Promise<BatchWallet | undefined>,
    // A transaction has cost something at least.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['balance'] }),
  })
}
