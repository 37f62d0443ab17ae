import type { Address, Hex, LocalAccount } from 'viem'

import type { AllowList } from './assertChainAllowed.ts'
import type { Consent } from './Consent.ts'
import type { Fetch } from './createRpc.ts'
import type { Personality } from './Personality.ts'

/** An account that a test wallet signs with: a viem account, or a private key of 32 bytes. */
export type AccountSource = LocalAccount | Hex

/** A chain that a test wallet knows. Without `rpcUrl` it can be selected and signed for, but not read from. */
export type TestWalletChain = {
  id: number
  name?: string | undefined
  rpcUrl?: string | undefined
}

export type TestWalletParameters = {
  /** What the wallet calls itself. */
  name: string
  /** The private key it signs with. Give this, or `account`, or `accounts`. */
  privateKey?: Hex | undefined
  account?: LocalAccount | undefined
  /** Several accounts; the first is the selected one. */
  accounts?: readonly AccountSource[] | undefined
  /** The chains it knows, at least one. It starts on the first. */
  chains: readonly TestWalletChain[]
  /** How it behaves; `approving()` unless given. */
  personality?: Personality | undefined
  /** Prompts the user before approving, for example `promptInPanel()`. Without it the personality alone decides. */
  consent?: Consent | undefined
  /** Whether it starts without prompting the user although there is a `consent`. */
  auto?: boolean | undefined
  /** Where the connection is stored over a reload of the page; `false`, nowhere, unless given. */
  remember?: 'session' | 'local' | false | undefined
  /** Reverse domain name (EIP-6963); made of the name unless given. */
  rdns?: string | undefined
  /** A `data:` URI (EIP-6963); a monogram unless given. */
  icon?: string | undefined
  /** Names of properties that its provider has with the value `true`, as `isMetaMask`: for pages that look for them. */
  flags?: readonly string[] | undefined
  /** Public chains and other machines that are allowed nevertheless. */
  allow?: AllowList | undefined
  /** Sends requests to nodes; the platform's `fetch` unless given. */
  fetch?: Fetch | undefined
}

/** What EIP-6963 announces. */
export type WalletInfo = { uuid: string; name: string; icon: string; rdns: string }

/** The provider of EIP-1193, with the events `accountsChanged`, `chainChanged`, `connect`, `disconnect`. */
export type TestWalletProvider = {
  request: (request: { method: string; params?: unknown }) => Promise<unknown>
  on: (event: string, listener: (value: never) => void) => TestWalletProvider
  removeListener: (event: string, listener: (value: never) => void) => TestWalletProvider
}

/** A request of the page and its result. */
export type RequestRecord = {
  method: string
  params: unknown
  status: 'pending' | 'fulfilled' | 'rejected'
}

/** The remote control: what a test does to a wallet, and what a user does in a wallet without a request. */
export type TestWalletControl = {
  /** Rejects the next request that needs consent; with 4001 unless a code is given. */
  rejectNext: (code?: number, message?: string) => void
  /** Delays the answer to the next request that needs consent, by milliseconds. */
  delayNext: (ms: number) => void
  /** Locks the wallet: the page sees no account, requests get -32002. */
  lock: () => void
  unlock: () => void
  /** Switches the chain in the wallet, also to a chain that the page does not know. */
  switchChain: (chainId: number) => void
  /** Selects accounts in the wallet. An empty list disconnects the page. */
  setAccounts: (accounts: readonly AccountSource[]) => void
  /** Answers the requests that a personality such as `late()` keeps pending. */
  release: () => void
  /** Emits any event with any value. The wallet's state does not change. */
  emit: (event: string, value: unknown) => void
  /** Emits `disconnect`; with 4900 unless a code is given. The accounts do not change. */
  disconnect: (code?: number, message?: string) => void
  /** Disconnects the page. */
  forget: () => void
  /** Turns prompting the user off (`true`) or on. */
  setAuto: (auto: boolean) => void
  setPersonality: (personality: Personality) => void
  /** Every request, oldest first. */
  readonly requests: readonly RequestRecord[]
  /** The accounts of the wallet, whether or not the page may see them. */
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** A simulated wallet: what EIP-6963 announces (`info`, `provider`), and its remote control. */
export type TestWallet = {
  info: WalletInfo
  provider: TestWalletProvider
  control: TestWalletControl
}
