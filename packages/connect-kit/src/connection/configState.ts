import type { EIP1193Provider } from 'viem'
import type { Config, Connector } from 'wagmi'

import type { ConnectedWallet, ConnectorFlow } from './connectorFlow.ts'

/**
 * Which wallet is connected again when the page loads: the one connected here last, every one that trusts the page, or none
 * (behaviour/connection#auto-connect).
 */
export type AutoConnect = 'last' | 'any' | false

/** A wallet of this page: one that announced itself (EIP-6963), whose id is its reverse domain name, or one that was found. */
export type InjectedWallet = { id: string; name: string; icon: string; provider: EIP1193Provider }

/** What the kit knows of a config beside what wagmi knows, for as long as the page has the config. */
export type ConfigState = {
  autoConnect?: AutoConnect
  /** What its names begin with in `localStorage`; absent where the host has given a storage of its own. */
  storageKey?: string
  /** Lists the wallets of the page, and returns a function that stops it. Absent where wagmi or the host fills the config. */
  discover?: (() => () => void) | undefined
  /** The connector that the visitor asked for last in this page. From then on no other wallet is reconnected. */
  requested?: { uid: string }
  /** The connectors that the visitor asked for in this page. */
  conversations: Map<Connector, Conversation>
  /** The wallets that announced themselves. */
  announced: InjectedWallet[]
  /** The objects of all wallets that the kit has listed, those at `window.ethereum` that announce nothing among them. */
  listed: Set<object>
  /** What was stored of its connections when it was last followed (followTabs.ts). */
  lastStored?: ReadonlyMap<string, string | null>
  /** Whose object is which, of the connectors that the kit has added for them: a list that is drawn need not wait for wagmi's answer. */
  providers: Map<Connector, object>
}

/** A connector that was asked for, how far that has come, and who waits for which attempt. */
export type Conversation = {
  config: Config
  connector: Connector
  flow: ConnectorFlow
  /** How many attempts there were. */
  attempts: number
  callers: Map<number, Caller>
  /** How the last of them ends. */
  asked?: Promise<ConnectedWallet>
  /** The provider that is listened to for whether it is gone. */
  watched?: object
}

type Caller = { resolve: (answer: ConnectedWallet) => void; reject: (error: unknown) => void }

const states = new WeakMap<object, ConfigState>()

/**
 * What is known of a config: of one that the kit did not make, at first nothing.
 *
 * @param connector from now on the state is found by this connector as well, which belongs to one config
 */
export function configState(config: object, connector: object = config): ConfigState {
  const state = states.get(config) ?? {
    conversations: new Map(),
    announced: [],
    listed: new Set(),
    providers: new Map(),
  }
  states.set(config, state).set(connector, state)
  return state
}
