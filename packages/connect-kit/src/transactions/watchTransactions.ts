import type { QueryClient } from '@tanstack/react-query'
import type { Client, Hash } from 'viem'
import type { Config } from 'wagmi'

import type { RecentTransaction, StoredOutcome } from './recentTransactions.ts'
import type { TransactionOwner, transactionStore } from './transactionStore.ts'
import type { BatchWallet } from './waitForBatch.ts'
import type { TransactionOutcome } from './waitForOutcome.ts'

export type WatchTransactionsParameters = {
  owner: TransactionOwner
  /** Where their list is. */
  store: typeof transactionStore
  /** The node of the owner's chain; `undefined` when the host configured none. */
  getClient: () => Client | undefined
  /** The wallet that a batch is in; `undefined` while it is not connected. */
  getWallet?: ((walletId: string) => Promise<BatchWallet | undefined>) | undefined
  /** Called after each outcome that a receipt decided. */
  onSettled?: ((transaction: RecentTransaction) => void) | undefined
  /** How long a transaction is pending before it is called slow, in milliseconds. */
  slowAfter: number
  /** How long to wait before a node that could not be asked is asked again, in milliseconds. */
  retryAfter: number
  /** How long a wallet may take to say what became of a batch, in milliseconds. */
  answerTimeout: number
}

/**
 * Follows every transaction of a list that still waits, also those that are added later and those that another page left
 * waiting. A node that cannot be asked is asked again; a transaction without a receipt for
 * `slowAfter` milliseconds is `unknown`, never failed.
 *
 * @returns a function that unsubscribes
 */
export function watchTransactions({
  owner,
  store,
  getClient,
  getWallet = () => Promise.resolve(undefined),
  onSettled,
  slowAfter,
  retryAfter,
  answerTimeout,
}: WatchTransactionsParameters): () => void {
  const watched = new Set<string>()
  const stop = new AbortController()
  const { signal } = stop
  const isOver = () => signal.aborted

  /** Both waits are loaded when the first one waits. */
  async function wait(client: Client, waiting: RecentTransaction): Promise<StoredOutcome> {
    if (waiting.batch !== undefined) {
      const { batch: id, walletId } = waiting
      const { waitForBatch } = await import('./waitForBatch.ts')
      const { chainId } = owner
      const wallet = () => getWallet(walletId)
      return waitForBatch({
        id,
        chainId,
        client,
        getWallet: wallet,
        timeout: slowAfter,
        answerTimeout,
        signal,
      })
    }
    const { hash, confirmations } = waiting
    const { waitForOutcome } = await import('./waitForOutcome.ts')
    return storedOutcome(
      hash,
      await waitForOutcome(client, { hash, confirmations, timeout: slowAfter }),
    )
  }

  async function follow(id: string): Promise<void> {
    const current = () => store.read(owner).find((transaction) => store.idOf(transaction) === id)
    while (!isOver()) {
      const waiting = current()
      if (!waiting || !store.isWaiting(waiting)) return
      try {
        const client = getClient()
        if (!client) return
        const outcome = await wait(client, waiting)
        // A wait that was aborted is not a slow transaction.
        if (isOver() && outcome.status === 'unknown') return
        store.settle(owner, id, outcome)
        const settled = current()
        if (settled && outcome.status !== 'unknown') onSettled?.(settled)
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryAfter))
      }
    }
  }

  function look() {
    for (const transaction of store.read(owner)) {
      const id = store.idOf(transaction)
      if (!store.isWaiting(transaction) || watched.has(id)) continue
      watched.add(id)
      void follow(id).finally(() => watched.delete(id))
    }
  }

  const unsubscribe = store.subscribe(owner, look)
  look()
  return () => {
    stop.abort()
    unsubscribe()
  }
}

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

/** How an outcome is stored: a cancelled transaction is a replaced one, and one that no node knows can still come. */
function storedOutcome(hash: Hash, outcome: TransactionOutcome): StoredOutcome {
  switch (outcome.status) {
    case 'confirmed':
    case 'failed': {
      const { transactionHash } = outcome.receipt
      const isSame = transactionHash.toLowerCase() === hash.toLowerCase()
      return { status: outcome.status, ...(!isSame && { replacedBy: transactionHash }) }
    }
    case 'cancelled':
    case 'replaced':
      return { status: 'replaced', replacedBy: outcome.replacement?.hash }
    case 'lost':
    case 'unknown':
      return { status: 'unknown' }
  }
}
