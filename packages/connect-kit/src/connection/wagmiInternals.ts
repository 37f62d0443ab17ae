import type { Config } from 'wagmi'

type Internals = Config['_internal']

/** What the kit uses of wagmi's own. Most are functions, although their types call them methods. */
export type WagmiInternals = {
  /** What wagmi does when a connector reports something. */
  events: { [event in keyof Internals['events']]: Internals['events'][event] }
  connectors: { [name in 'setState' | 'setup']: Internals['connectors'][name] }
  /** It persists where there is a storage. Before it has hydrated, wagmi has not looked for the wallet of the last visit. */
  store: { persist?: { hasHydrated: () => boolean } }
  /** The wallets that wagmi's own discovery has heard of; it is off in a config of the kit. */
  mipd: Pick<NonNullable<Internals['mipd']>, 'getProviders'> | undefined
}

/**
 * The only reader of wagmi's `_internal`, which wagmi promises to nobody: `wagmiInternals.dom.test.ts` fails when it changes. Its
 * public actions do not suffice. `connect` takes any wallet into use that answers, however late, `disconnect` needs a wallet that
 * answers, and a wallet that announces itself late can be added to a config in no other way.
 */
export function wagmiInternals(config: Config): WagmiInternals {
  // wagmi's own type of the store needs zustand's types, which come with no package of ours.
  return config._internal as WagmiInternals
}
