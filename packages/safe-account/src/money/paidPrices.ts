import { type Address, getAddress, type Hash, isHash, zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

import type { EntryKind } from '../store/keyedList.ts'
import { type ExecutedTransaction, executionWord } from '../store/sentExecutions.ts'
import { knownWorth } from './knownWorth.ts'
import { priceOf, worthAtPrice } from './worthOf.ts'

/** What one whole unit of each token is worth, by its address in small letters; the zero address is the chain's own currency. */
export type Prices = Readonly<Record<string, number>>

/** Prices as they were when this browser saw a payment happen. A gateway tells those of today alone. */
export type PaidPrices = ExecutedTransaction & {
  /** The chain's transaction. */
  hash: Hash
  /** In which currency, as the gateway knows it. */
  currency: string
  prices: Prices
}

/** A sum in the currency of the figures, and whether its prices are of the time of the payment. */
export type Worth = { value: number; isThen: boolean }

/** How long after its block the price of a payment is still called the one at the time, in milliseconds. */
export const longestAfter = 60 * 60_000

/** What was kept of a transaction; undefined where it was executed by another one of the chain, or kept in another currency. */
export const findPrices = (
  all: readonly PaidPrices[],
  paid: Omit<PaidPrices, 'prices'>,
): Prices | undefined =>
  all.find((one) => areOf(one, paid) && executionWord(one) === executionWord(paid))?.prices

const areOf = (one: PaidPrices, { hash, currency }: Pick<PaidPrices, 'hash' | 'currency'>) =>
  one.hash === hash && one.currency === currency

/** The prices that a gateway gives with what an account holds. */
export const pricesIn = (
  balances: readonly Pick<Balance, 'tokenInfo' | 'fiatConversion'>[],
): Prices =>
  Object.fromEntries(
    balances.flatMap((balance) => {
      const price = priceOf(balance)
      return price === undefined ? [] : [[balance.tokenInfo.address.toLowerCase(), price]]
    }),
  )

/** An amount in base units; no token is the chain's own currency. */
export type PricedAmount = {
  value: bigint
  decimals: number
  token?: Address | undefined
  /** Of a token whose decimals nobody has said: it has no price. */
  inBaseUnits?: boolean | undefined
}

/** What amounts are worth together; undefined where one of them has no price, or there are none. */
export function worthAt(amounts: readonly PricedAmount[], prices: Prices): number | undefined {
  if (amounts.length === 0) return undefined
  let sum = 0
  for (const { value, decimals, token, inBaseUnits } of amounts) {
    const price = prices[(token ?? zeroAddress).toLowerCase()]
    const worth =
      price === undefined || inBaseUnits === true ? undefined : worthAtPrice(value, decimals, price)
    if (worth === undefined) return undefined
    sum += worth
  }
  return knownWorth(sum)
}

/** The prices of payments: the first ones that were kept of it stay. */
export const paidPricesKind: EntryKind<ExecutedTransaction, PaidPrices> = {
  keyOf: executionWord,
  readOne: (stored) => {
    const { chainId, safe, safeTxHash, hash, currency, prices } = stored as PaidPrices
    if (!Number.isSafeInteger(chainId) || !isHash(safeTxHash) || !isHash(hash)) return undefined
    if (typeof currency !== 'string') return undefined
    const read = Object.entries(prices).filter(
      ([, price]: [string, unknown]) =>
        typeof price === 'number' && Number.isFinite(price) && price > 0,
    )
    return {
      chainId,
      safe: getAddress(safe),
      safeTxHash,
      hash,
      currency,
      prices: Object.fromEntries(read),
    }
  },
  most: 500,
  merge: (one, before) => (areOf(before, one) ? before : one),
}
