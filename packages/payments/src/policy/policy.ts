import type { Address, Hex } from 'viem'

/** What may leave an account without more ado, by the word of its owners. Amounts are smallest units. */
export type SpendPolicy = {
  chainId: number
  account: Address
  /** Seconds since 1970. The later of two policies holds. */
  issuedAt: bigint
  /** Hash of the message by which the owners signed the policy that this one takes the place of; zero for none. */
  replaces: Hex
  /** Whom the owners know. */
  people: readonly Address[]
  /** Payments to any other address are not allowed. */
  onlyPeople: boolean
  /** Nothing but the tokens with a limit may be paid. */
  onlyTokens: boolean
  limits: readonly TokenLimit[]
}

/** The limits of one token; the zero address means the chain's own currency. `null` means that there is no limit. */
export type TokenLimit = {
  token: Address
  /** The most that one payment may give to somebody who is not among the people. */
  toAnyone: bigint | null
  /** The most that may leave in 24 hours. */
  perDay: bigint | null
  /** The most that may leave in 30 days. */
  perMonth: bigint | null
}
