import { type Balance, exactBalance, formatBalance } from '../format/formatBalance.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { shortName } from '../format/shortName.ts'

/** An account as it is shown (specification, section 3 “Account view”). */
export type AccountView = {
  address: `0x${string}`
  /** Absent while it is not known. */
  balance?: { decimals: number; formatted: string; symbol: string } | undefined
  /** A few characters: `1.23 ETH`. */
  displayBalance?: string | undefined
  /** The ENS name in at most 24 characters, or the first and last 4 of the address. */
  displayName: string
  ensAvatar?: string | undefined
  ensName?: string | undefined
  hasPendingTransactions: boolean
}

export type AccountFacts = {
  address: `0x${string}`
  balance?: Balance | undefined
  ensAvatar?: string | undefined
  ensName?: string | undefined
  hasPendingTransactions: boolean
  locale?: string | undefined
}

/** Puts together what is shown of an account. */
export function accountView({ balance, ensName, locale, ...facts }: AccountFacts): AccountView {
  return {
    ...facts,
    ensName,
    displayName: ensName ? shortName(ensName) : shortAddress(facts.address),
    balance: balance && {
      decimals: balance.decimals,
      formatted: exactBalance(balance),
      symbol: balance.symbol,
    },
    displayBalance: balance && `${formatBalance(balance, locale)} ${balance.symbol}`,
  }
}
