import type { WalletConnectSession } from './session.ts'

/**
 * The part of WalletConnect's sign client that the kit uses. Written here and not taken from the package: it is an optional
 * peer, and the types of the kit must not need what a host without WalletConnect has not installed.
 */
export type SignClient = {
  on: <event extends keyof SignClientEvents>(
    event: event,
    listener: (data: SignClientEvents[event]) => void,
  ) => unknown
  /** Offers a pairing; `approval` waits for the wallet's answer. */
  connect: (parameters: { optionalNamespaces: ProposedNamespaces }) => Promise<{
    uri?: string | undefined
    approval: () => Promise<WalletConnectSession>
  }>
  request: (parameters: {
    topic: string
    /** CAIP-2, for example `eip155:1`. */
    chainId: string
    request: { method: string; params: unknown }
  }) => Promise<unknown>
  disconnect: (parameters: {
    topic: string
    reason: { code: number; message: string }
  }) => Promise<void>
  /** The sessions it keeps; `expiry` is in seconds since 1970. */
  session: { readonly length: number; getAll: () => (WalletConnectSession & { expiry: number })[] }
  core: {
    /** Its pulse: at each of them it looks for the relay and for what could not be sent. */
    heartbeat: { init: () => Promise<void>; stop: () => void }
    relayer: {
      readonly connected: boolean
      on: (event: RelayEvent, listener: () => void) => unknown
      off: (event: RelayEvent, listener: () => void) => unknown
      /** Called before every attempt to reach the relay; a rejection prevents the attempt. */
      confirmOnlineStateOrThrow: () => Promise<void>
      transportClose: () => Promise<void>
    }
    verify: {
      register: (parameters: { id: string; decryptedId: string }) => Promise<string | undefined>
    }
  }
}

type RelayEvent = 'relayer_connect' | 'relayer_disconnect'

type SignClientEvents = {
  session_delete: { topic: string }
  session_expire: { topic: string }
  session_update: { topic: string; params: { namespaces: WalletConnectSession['namespaces'] } }
  session_event: {
    topic: string
    params: { event: { name: string; data: unknown }; chainId: string }
  }
}

type ProposedNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>

/** What a sign client is made with. */
export type SignClientOptions = {
  projectId: string
  logger?: 'silent'
  telemetryEnabled?: boolean
  metadata?: SignClientMetadata
  relayUrl?: string
  storage?: SignClientStorage
  customStoragePrefix?: string
}

/** How a page introduces itself to the wallet, and where the wallet finds its way back. */
export type SignClientMetadata = {
  name: string
  description: string
  url: string
  icons: string[]
  verifyUrl?: string
  redirect?: { native?: string; universal?: string; linkMode?: boolean }
}

/** Where a sign client keeps keys and sessions. Values are JSON. */
export type SignClientStorage = {
  getKeys: () => Promise<string[]>
  getEntries: <T = unknown>() => Promise<[string, T][]>
  getItem: <T = unknown>(key: string) => Promise<T | undefined>
  setItem: <T = unknown>(key: string, value: T) => Promise<void>
  removeItem: (key: string) => Promise<void>
}

/** The package that makes one. */
export type SignClientModule = {
  SignClient: { init: (options: SignClientOptions) => Promise<SignClient> }
}
