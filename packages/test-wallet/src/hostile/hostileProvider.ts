/** The account of the private key 0x…01. */
export const hostileAddress = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

type Listener = (value: unknown) => void

/** A provider of a case, and what emits its events. */
export type HostileProvider = {
  provider: Record<string, unknown>
  emit: (event: string, value: unknown) => void
}

/**
 * A provider that behaves well except for the answers and properties that are given here.
 *
 * @param answers by method, the answer; a function is called for it, and may throw or never answer
 * @param properties what the provider has instead of its own, or beside it
 */
export function hostileProvider(
  answers: Readonly<Record<string, unknown>> = {},
  properties: Readonly<Record<string, unknown>> = {},
): HostileProvider {
  const listeners = new Map<string, Set<Listener>>()
  const all: Readonly<Record<string, unknown>> = {
    eth_requestAccounts: [hostileAddress],
    eth_accounts: [],
    eth_chainId: '0x1',
    wallet_revokePermissions: null,
    ...answers,
  }
  const provider = {
    request({ method }: { method: string }): Promise<unknown> {
      if (!Object.hasOwn(all, method)) {
        return Promise.reject(Object.assign(new Error(`No ${method}.`), { code: -32601 }))
      }
      const answer = all[method]
      return new Promise((resolve) => {
        resolve(typeof answer === 'function' ? (answer as () => unknown)() : answer)
      })
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    ...properties,
  }
  return {
    provider,
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
  }
}
