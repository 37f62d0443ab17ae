import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

import type { SayDescription } from './descriptionCopy.ts'
import { groupDigits } from './groupDigits.ts'
import { addressWord } from './hex.ts'
import { sayInEnglish } from './sayInEnglish.ts'

/** A token the reader knows, for example from the chain's token list or the account's balances. */
export type KnownToken = {
  address: string
  symbol: string
  /** 0 for collectibles. */
  decimals: number
  /** Default `ERC20`. */
  type?: 'ERC20' | 'ERC721' | undefined
}

/** What is known around an account, so that a description can name things. */
export type DescribeOptions = {
  /** The chain's currency. Default: 18 decimals, named in words. */
  currency?: { symbol: string; decimals: number } | undefined
  /** There is a warning about a transfer of any other token. */
  tokens?: readonly KnownToken[] | undefined
  /** The name of an address in the reader's own address book. Names that others chose do not belong here. */
  nameOf?: ((address: Address) => string | undefined) | undefined
  /**
   * Version of the account's contract, as the chain says it. Without it an update of the version is any migration, and blocked.
   */
  version?: string | undefined
  /** Contracts that may be allowed to take tokens. There is a warning about an approval of any other. */
  knownSpenders?: readonly string[] | undefined
  /** Says the sentences in another language: each has its key in `descriptionCopy`. Default: as they are there, in English. */
  say?: SayDescription | undefined
  /** Writes a whole number or a decimal fraction (`1234567.5`) as the language does. Default: `1,234,567.5`. */
  formatNumber?: ((decimal: string) => string) | undefined
}

/** The same, prepared for look-ups. */
export type DescribeContext = {
  safe: Address
  currency: { symbol: string; decimals: number } | undefined
  tokens: ReadonlyMap<string, KnownToken>
  knownSpenders: ReadonlySet<string>
  /** Of the account, where the transaction is one of its own and not a part of another. */
  version: string | undefined
  label: (address: string) => string
  say: SayDescription
  formatNumber: (decimal: string) => string
}

/** Completes what a caller says about an account, so that a description finds each token and name by its address. */
export function toDescribeContext(
  safe: string,
  {
    currency,
    tokens = [],
    nameOf,
    knownSpenders = [],
    version,
    say = sayInEnglish,
    formatNumber = groupDigits,
  }: DescribeOptions,
): DescribeContext {
  addressWord('safe', safe)
  return {
    safe: getAddress(safe),
    currency,
    tokens: new Map(tokens.map((token) => [token.address.toLowerCase(), token])),
    knownSpenders: new Set(knownSpenders.map((spender) => spender.toLowerCase())),
    version,
    label: (address) => {
      const checksummed = getAddress(address)
      const name = nameOf?.(checksummed)
      return name ? `${name} (${checksummed})` : checksummed
    },
    say,
    formatNumber,
  }
}
