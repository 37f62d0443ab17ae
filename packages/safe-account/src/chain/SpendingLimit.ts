import type { Address } from 'viem'

/** What somebody may take from an account by themselves, as the allowance module says. */
export type SpendingLimit = {
  module: Address
  /** Who may transfer it, to any address. */
  delegate: Address
  /** Null for the chain's own currency. */
  token: Address | null
  /** Base units that may be taken in one period, or at all. */
  amount: bigint
  /** Base units that are taken of it already. */
  taken: bigint
  /** Base units that can be taken now. */
  left: bigint
  /** Minutes after which it begins again; 0 for never. */
  period: number
  /** When it begins again: milliseconds since 1970; undefined for never. */
  renews: number | undefined
}

/** All of them that could be read. */
export type SpendingLimits = {
  limits: readonly SpendingLimit[]
  /** Nothing was left out. */
  isWhole: boolean
}
