import type { Balance } from '@ghost-pay/gateway-client'
import { latinLetters, plainText } from '@ghost-pay/safe-protocol'

/** A reason to doubt a token; undefined for none. */
export type TokenDoubt =
  /** Its name or symbol leads to a page or asks for something. */
  | 'advertises'
  /** Its name or symbol hides characters. */
  | 'hides'
  /** It calls itself as the chain's own currency or a token of the list does. */
  | 'imitates'
  /** No token calls itself at such length. */
  | 'long'
  /** The gateway's list of tokens does not have it. */
  | 'unlisted'

/** Requests and pages, as they stand in the names of tokens that are sent to lure people. */
const lures =
  /https?:|www\.|t\.me\b|\b(?:claim|visit|voucher|airdrop|redeem|eligible|giveaway|bonus)s?\b/i
/** Something like the name of a host; `USDC.e` is none. Some honest tokens are called so: those that the gateway trusts. */
const host = /[\p{L}\d-]{2,}\.\p{L}{2,}/u

/** The longest symbol and name that are taken for a token's, in characters. */
const longest = { symbol: 16, name: 50 } as const

/**
 * Whether a token may be what it calls itself. Anyone can send anyone a token of any name.
 *
 * @param balance the token as the gateway lists it
 * @param others symbols that are taken: the chain's currency, tokens that the gateway trusts
 */
export function doubtOf(
  { tokenInfo }: Pick<Balance, 'tokenInfo'>,
  others: readonly string[],
): TokenDoubt | undefined {
  if (tokenInfo.type === 'NATIVE_TOKEN') return undefined
  const { symbol, name, trusted } = tokenInfo
  const words = [symbol, name].map(plainText)
  if (words.some((word) => lures.test(word))) return 'advertises'
  if (trusted !== true && words.some((word) => host.test(word))) return 'advertises'
  if ([symbol, name].some((word) => plainText(word) !== word.replace(/\s+/g, ' ').trim())) {
    return 'hides'
  }
  if (trusted !== true && others.some((other) => sameLetters(other, symbol))) return 'imitates'
  const [shortName = '', longName = ''] = words
  if ([...shortName].length > longest.symbol || [...longName].length > longest.name) return 'long'
  return trusted === false ? 'unlisted' : undefined
}

/** Letters that look alike, small and capital, in Latin, Greek and Cyrillic, are one. */
export const sameLetters = (left: string, right: string): boolean =>
  skeleton(left) === skeleton(right)

/** Signs that a symbol can have for a letter. */
const twins: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', L: 'I', '₮': 'T' }

const skeleton = (text: string): string =>
  [...latinLetters(plainText(text)).replace(/\p{M}/gu, '')]
    .map((letter) => twins[letter] ?? letter)
    .join('')

/** The tokens of an account, those of most value first, and apart from them what is put aside, each with its reason. */
export type SortedTokens<balance> = {
  trusted: balance[]
  doubtful: { balance: balance; doubt: TokenDoubt }[]
}

/**
 * Sorts what an account holds. The chain's own currency comes first, then by value, then by name.
 *
 * @param balances as the gateway lists them
 * @param currency symbol of the chain's own currency
 */
export function sortTokens<balance extends Pick<Balance, 'tokenInfo' | 'fiatBalance'>>(
  balances: readonly balance[],
  currency: string,
): SortedTokens<balance> {
  const isTaken = ({ tokenInfo }: balance) =>
    tokenInfo.type !== 'NATIVE_TOKEN' && tokenInfo.trusted === true
  const taken = [currency, ...balances.filter(isTaken).map(({ tokenInfo }) => tokenInfo.symbol)]
  const seen = new Map<string, balance>()
  const sorted: SortedTokens<balance> = { trusted: [], doubtful: [] }
  for (const balance of [...balances].sort(byValue)) {
    const key = skeleton(balance.tokenInfo.symbol)
    // Of several with one name, the one of most value keeps it.
    const twin = seen.has(key) && !isTaken(balance)
    const doubt = doubtOf(balance, taken) ?? (twin ? 'imitates' : undefined)
    if (doubt === undefined) {
      seen.set(key, balance)
      sorted.trusted.push(balance)
    } else {
      sorted.doubtful.push({ balance, doubt })
    }
  }
  return sorted
}

type Sortable = Pick<Balance, 'tokenInfo' | 'fiatBalance'>

function byValue(left: Sortable, right: Sortable): number {
  const native = ({ tokenInfo }: Sortable) => (tokenInfo.type === 'NATIVE_TOKEN' ? 1 : 0)
  const value = ({ fiatBalance }: Sortable) => Number(fiatBalance) || 0
  return (
    native(right) - native(left) ||
    value(right) - value(left) ||
    left.tokenInfo.symbol.localeCompare(right.tokenInfo.symbol, 'en')
  )
}
