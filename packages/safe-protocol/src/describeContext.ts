import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

import { addressWord } from './hex.ts'

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
  /** Contracts that may be allowed to take tokens. There is a warning about an approval of any other. */
  knownSpenders?: readonly string[] | undefined
}

/** The same, prepared for look-ups. */
export type DescribeContext = {
  safe: Address
  currency: { symbol: string; decimals: number }
  tokens: ReadonlyMap<string, KnownToken>
  knownSpenders: ReadonlySet<string>
  label: (address: string) => string
}

export function toDescribeContext(
  safe: string,
  { currency, tokens = [], nameOf, knownSpenders = [] }: DescribeOptions,
): DescribeContext {
  addressWord('safe', safe)
  return {
    safe: getAddress(safe),
    currency: currency ?? { symbol: 'of the chain’s currency', decimals: 18 },
    tokens: new Map(tokens.map((token) => [token.address.toLowerCase(), token])),
    knownSpenders: new Set(knownSpenders.map((spender) => spender.toLowerCase())),
    label: (address) => {
      const checksummed = getAddress(address)
      const name = nameOf?.(checksummed)
      return name ? `${name} (${checksummed})` : checksummed
    },
  }
}
