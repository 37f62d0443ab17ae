import type { Address } from 'viem'

/** What is different now. */
export type Change =
  | { type: 'change'; chainId: string; addresses: readonly Address[] }
  /** A fork, a revert, another chain: look at everything again. */
  | { type: 'reset'; chainId: string }

/** Tells whoever listens what is different. */
export type Changes = {
  tell(this: void, change: Change): void
  /** Returns the way to stop. */
  listen(listener: (change: Change) => void): () => void
  /** Called when the gateway closes. Returns the way to stop. */
  onEnd(listener: () => void): () => void
  end(): void
}

/**
 * @param look asks every chain for news; called again and again as long as somebody listens
 * @param interval between two looks, in milliseconds
 */
export function createChanges({
  look,
  interval,
}: {
  look: () => Promise<unknown>
  interval: number
}): Changes {
  const listeners = new Set<(change: Change) => void>()
  const endings = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    timer = setTimeout(() => {
      // A node that does not answer has no news; the next look may find it.
      void look()
        .catch(() => undefined)
        .then(() => (listeners.size > 0 ? schedule() : undefined))
    }, interval)
  }

  return {
    tell(change) {
      for (const listener of listeners) listener(change)
    },
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    onEnd(listener) {
      endings.add(listener)
      return () => endings.delete(listener)
    },
    end() {
      for (const ending of [...endings]) ending()
      endings.clear()
      clearTimeout(timer)
    },
  }
}
