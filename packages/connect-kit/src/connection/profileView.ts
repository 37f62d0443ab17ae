import { formatUnits } from 'viem'

import { direction } from '../format/direction.ts'
import { type Balance, formatBalance } from '../format/formatBalance.ts'
import { shortName } from '../format/shortName.ts'

/** How an account is called and shown, where the host knows it. What is left out is not shown. */
export type Identity = {
  /** Shown in the place of the address, in at most 24 characters. */
  name?: string | undefined
  /** An `https:` or `data:` address of a picture. */
  avatar?: string | undefined
}

/** Finds out who an account is. Nothing: ENS is asked, where the host has mainnet. */
export type ResolveIdentity = (
  address: `0x${string}`,
) => Identity | null | undefined | Promise<Identity | null | undefined>

/** What is shown of an account beyond its address. Unknown values are absent, never 0. */
export type ProfileView = {
  /** The name that the host gives or ENS has, in at most 24 characters. */
  displayName?: string | undefined
  ensName?: string | undefined
  ensAvatar?: string | undefined
  balance?: { decimals: number; formatted: string; symbol: string } | undefined
  /** A few characters: `1.23 ETH`. */
  displayBalance?: string | undefined
  /** A transaction of the account waits for the chain. */
  hasPendingTransactions?: boolean | undefined
}

/** What is known about the name, the picture and the balance of an account. */
export type ProfileFacts = {
  /** How the host calls the account. */
  hostName?: string | undefined
  ensName?: string | undefined
  ensAvatar?: string | undefined
  balance?: Balance | undefined
  hasPendingTransactions?: boolean | undefined
  /** Whose separators are used (BCP 47); the browser's when absent. */
  locale?: string | undefined
}

/** Turns the answers of the nodes about an account into texts. */
export function profileView({ hostName, balance, locale, ...facts }: ProfileFacts): ProfileView {
  const name = hostName ?? facts.ensName
  return {
    ...facts,
    displayName: name && shortName(name),
    balance: balance && {
      decimals: balance.decimals,
      formatted: formatUnits(balance.value, balance.decimals),
      symbol: balance.symbol,
    },
    displayBalance: balance && `${formatBalance(balance, locale)}${turn(locale)} ${balance.symbol}`,
  }
}

/**
 * What keeps `12.3k` and `ETH` from being read as one piece from left to right, where `Intl` has the number on the right of its
 * currency.
 */
const turn = (locale: string | undefined) =>
  locale !== undefined && direction(locale) === 'rtl' ? '\u200f' : ''
