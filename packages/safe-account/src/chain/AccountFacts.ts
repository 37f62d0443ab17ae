import type { Address } from 'viem'

/** A contract that an account works with, and what it is where the Safe project has published it. */
export type KnownContract = {
  address: Address
  official: { name: string; version: string } | undefined
}

/** What the chain itself says of an account. `undefined` is what an old contract does not say. */
export type AccountFacts = {
  owners: readonly Address[]
  threshold: number
  nonce: number
  /** As the contract reports it. */
  version: string | undefined
  /** Base units of the chain's own currency. */
  balance: bigint
  /** The contract whose code the account runs. */
  implementation: KnownContract
  /** They pay without signatures. */
  modules: readonly Address[] | undefined
  /** Asked before and after each transaction; null for none. */
  guard: Address | null | undefined
  /** Asked before and after each payment of a module; null for none. */
  moduleGuard: Address | null | undefined
  /** Answers what the account itself does not; null for none. */
  fallbackHandler: KnownContract | null | undefined
}

/** The answer of the chain about an address. */
export type OnChain = { status: 'account'; facts: AccountFacts } | { status: 'none' }
