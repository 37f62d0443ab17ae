import type { Address } from 'viem'

/** What is different now. */
export type Change =
  | { type: 'change'; chainId: string; addresses: readonly Address[] }
  /** A fork, a revert or another chain: every answer may be different. */
  | { type: 'reset'; chainId: string }

/** The changes of all chains, for everything that subscribes to them. */
export type Changes = {
  emit(this: void, change: Change): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: (change: Change) => void): () => void
  /** Calls back when the gateway closes. Returns a function that unsubscribes. */
  onClose(listener: () => void): () => void
  close(): void
}

/**
 * @param poll reads every chain once; repeated as long as there is a subscriber
 * @param interval between two polls, in milliseconds
 */
export function createChanges({
  poll,
  interval,
}: {
  poll: () => Promise<unknown>
  interval: number
}): Changes {
  const listeners = new Set<(change: Change) => void>()
  const closeListeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    timer = setTimeout(() => {
      // A node that does not answer has no changes; the next poll may find them.
      void poll()
        .catch(() => undefined)
        .then(() => (listeners.size > 0 ? schedule() : undefined))
    }, interval)
  }

  return {
    emit(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    onClose(listener) {
      closeListeners.add(listener)
      return () => closeListeners.delete(listener)
    },
    close() {
      for (const listener of [...closeListeners]) listener()
      closeListeners.clear()
      clearTimeout(timer)
    },
  }
}
