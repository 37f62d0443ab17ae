import { type Address, formatUnits, isAddressEqual, zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

import { isCollectibleAmount, type MovedAmount } from '../view/movedAmount.ts'
import { knownWorth } from './knownWorth.ts'

/**
 * What an amount of a token is worth, by the price that the gateway gives.
 *
 * @param amount in base units; no token is the chain's own currency
 * @param balances what an account holds, with the price of each
 * @returns in the currency of the balances; undefined where there is no price, and where the balances count the token in other units
 */
export function worthOf(
  { value, decimals, token }: { value: bigint; decimals: number; token?: Address | undefined },
  balances: readonly Pick<Balance, 'tokenInfo' | 'fiatConversion'>[],
): number | undefined {
  const asked = token ?? zeroAddress
  const balance = balances.find(({ tokenInfo }) => isAddressEqual(tokenInfo.address, asked))
  // A price is of what its list counts as one whole token.
  const isSameUnit = asked === zeroAddress || balance?.tokenInfo.decimals === decimals
  const price = balance && isSameUnit ? priceOf(balance) : undefined
  return price === undefined ? undefined : worthAtPrice(value, decimals, price)
}

/**
 * What several amounts are worth together.
 *
 * @returns in the currency of the balances; undefined where there are none, and where one has no price, as a collectible
 */
export const worthOfAll = (
  amounts: readonly MovedAmount[],
  balances: Parameters<typeof worthOf>[1],
): number | undefined =>
  amounts.length === 0
    ? undefined
    : amounts.reduce<number | undefined>((sum, { value, ...amount }) => {
        const isPriced = value !== undefined && !isCollectibleAmount(amount)
        const worth = isPriced ? worthOf({ value, ...amount }, balances) : undefined
        return sum === undefined || worth === undefined ? undefined : knownWorth(sum + worth)
      }, 0)

/** The least that one whole unit of a token is worth: it is reckoned with in so many digits (`fiatAmount`). */
const leastPrice = 1e-18

/**
 * What one whole unit of a token is worth, in the currency of the balances; undefined where the gateway knows no price and says 0, and for one
 * that makes no sum.
 */
export function priceOf({ fiatConversion }: Pick<Balance, 'fiatConversion'>): number | undefined {
  const price = Number(fiatConversion)
  return price >= leastPrice ? knownWorth(price) : undefined
}

/**
 * What an amount is worth.
 *
 * @param value in base units
 * @param price of one whole unit
 * @returns undefined for more than a number holds to the cent
 */
export const worthAtPrice = (value: bigint, decimals: number, price: number): number | undefined =>
  knownWorth(Number(formatUnits(value, decimals)) * price)
