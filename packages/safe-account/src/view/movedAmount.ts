import { type Address, isAddressEqual } from 'viem'
import type { KnownToken } from '@ghost-pay/safe-protocol'

/** An amount that moves. */
export type MovedAmount = {
  value: bigint | undefined
  decimals: number
  symbol: string
  /** The token's contract, where it is known; undefined for the chain's own currency. */
  token?: Address | undefined
  /** Nobody has said the decimals of its token: it counts base units, is worth nothing that is known, and nobody can type it. */
  inBaseUnits?: boolean | undefined
}

/**
 * An amount in the units of its token. A gateway's word about decimals and symbol can make the same base units a thousand times as much.
 *
 * @param amount as a gateway says it
 * @param tokens as their own contracts say, by their addresses
 * @returns the amount itself where its token is none of them, or a collection
 */
export function inOwnUnits<amount extends MovedAmount>(
  amount: amount,
  tokens: readonly KnownToken[],
): amount {
  const { token } = amount
  const own = token && tokens.find(({ address }) => address.toLowerCase() === token.toLowerCase())
  if (own === undefined || own.type === 'ERC721') return amount
  const { decimals, symbol } = own
  return amount.decimals === decimals && amount.symbol === symbol && amount.inBaseUnits !== true
    ? amount
    : { ...amount, decimals, symbol, inBaseUnits: undefined }
}

/** Whether an amount is a collectible: which one stands in its name, as `Punk #7`, and no balance tells. */
export const isCollectibleAmount = ({
  symbol,
  token,
}: Pick<MovedAmount, 'symbol' | 'token'>): boolean => token === undefined && symbol.includes('#')

/** Whether two amounts are of one token; the chain's own currency has no address. */
export const isSameToken = (
  one: Address | null | undefined,
  other: Address | null | undefined,
): boolean => (one && other ? isAddressEqual(one, other) : !one && !other)

/** By what amounts are of one token: its contract, whatever it calls itself; else the name. */
export const amountKey = ({ token, symbol }: Pick<MovedAmount, 'symbol' | 'token'>): string =>
  token?.toLowerCase() ?? `: ${symbol}`

/** Amounts of the same token together, in the order in which they come first. What is not known is not counted. */
export function sumAmounts(
  amounts: readonly MovedAmount[],
): readonly (MovedAmount & { value: bigint })[] {
  const sums = new Map<string, MovedAmount & { value: bigint }>()
  for (const amount of amounts) {
    const { value } = amount
    if (value === undefined) continue
    const key = amountKey(amount)
    sums.set(key, { ...amount, value: (sums.get(key)?.value ?? 0n) + value })
  }
  return [...sums.values()]
}
