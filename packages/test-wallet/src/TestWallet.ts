import type { Address, Hex, LocalAccount } from 'viem'

import type { Consent } from './Consent.ts'
import type { Allowance } from './guard.ts'
import type { Personality } from './Personality.ts'
import type { Fetch } from './rpc.ts'

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
  /** Asks the person before approving, for example `askInPanel()`. Without it the personality alone decides. */
  consent?: Consent | undefined
  /** Whether it starts without asking the person although there is a `consent`. */
  auto?: boolean | undefined
  /** Whether a reload of the page keeps it connected; `false` unless given. */
  remember?: 'session' | 'local' | false | undefined
  /** Reverse domain name (EIP-6963); made of the name unless given. */
  rdns?: string | undefined
  /** A `data:` URI (EIP-6963); a monogram unless given. */
  icon?: string | undefined
  /** Names of properties that its provider has with the value `true`, as `isMetaMask`: for pages that look for them. */
  flags?: readonly string[] | undefined
  /** Public chains and other machines that it may touch all the same. */
  allow?: Allowance | undefined
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

/** A request as the wallet saw it. */
export type RequestRecord = {
  method: string
  params: unknown
  outcome: 'waiting' | 'answered' | 'refused'
}

/** What a test does to a wallet, and what a person does in a wallet without being asked. */
export type TestWalletControl = {
  /** Refuses the next request that needs consent; with 4001 unless a code is given. */
  rejectNext: (code?: number, message?: string) => void
  /** Answers the next request that needs consent so many milliseconds late. */
  delayNext: (ms: number) => void
  /** Locks the wallet: the page sees no account, requests get -32002. */
  lock: () => void
  unlock: () => void
  /** Switches the chain from within the wallet, also to one that the page has never heard of. */
  switchChain: (chainId: number) => void
  /** Selects accounts from within the wallet. An empty list takes them away. */
  setAccounts: (accounts: readonly AccountSource[]) => void
  /** Lets everything be answered that a personality keeps open until now, such as `late()`. */
  release: () => void
  /** Emits any event with any value. The wallet's own state stays as it is. */
  emit: (event: string, value: unknown) => void
  /** Emits `disconnect`; with 4900 unless a code is given. Accounts stay as they are. */
  disconnect: (code?: number, message?: string) => void
  /** Forgets that the page was ever connected. */
  forget: () => void
  /** Turns asking the person off (`true`) or on. */
  setAuto: (auto: boolean) => void
  setPersonality: (personality: Personality) => void
  /** Every request so far, oldest first. */
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
