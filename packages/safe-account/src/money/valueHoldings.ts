import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'

import type { Holding } from '../chain/readHoldings.ts'
import { knownWorth } from './knownWorth.ts'
import { priceOf, worthAtPrice } from './worthOf.ts'

/** A token of an account and what it is worth. */
export type ValuedHolding = {
  address: Address
  symbol: string
  decimals: number
  /** Base units, as the chain says where it has been asked. */
  balance: bigint
  /** The price of one whole token; undefined when it is not known. */
  price: number | undefined
  /** Undefined without a price. */
  value: number | undefined
}

/** What an account holds is worth, all of it and each asset, in one currency. */
export type HoldingsValue = {
  /** Undefined where something is held and nothing of it has a price, where not all that is held is known, and for what is no sum. */
  total: number | undefined
  /** The most valuable first; what is not held is left out. */
  holdings: readonly ValuedHolding[]
  /** How many of them have no price and are not in the total. */
  unpriced: number
  /** Whether the chain has confirmed every balance in the total, which has one; the prices are a gateway's. */
  isChecked: boolean
}

/** What the chain says that an account holds: of its own currency in base units, and of tokens by their address. */
export type ChainHoldings = {
  native: bigint | undefined
  tokens: ReadonlyMap<Address, Holding> | undefined
}

/**
 * What an account holds of one token, with the chain's balance and a gateway's price.
 *
 * @returns with whether the chain has confirmed the balance
 */
export function valueHolding(
  { tokenInfo, balance, fiatConversion }: Balance,
  chain: ChainHoldings,
): ValuedHolding & { isChecked: boolean } {
  const { type, address, symbol } = tokenInfo
  const told =
    type === 'NATIVE_TOKEN'
      ? { balance: chain.native, decimals: tokenInfo.decimals ?? undefined }
      : chain.tokens?.get(address)
  const decimals = told?.decimals ?? tokenInfo.decimals ?? undefined
  // A price of one whole token says nothing of base units.
  const asked = decimals === undefined ? undefined : priceOf({ fiatConversion })
  const held = told?.balance ?? balance
  const value = asked === undefined ? undefined : worthAtPrice(held, decimals ?? 0, asked)
  return {
    address,
    symbol,
    decimals: decimals ?? 0,
    balance: held,
    price: value === undefined ? undefined : asked,
    value,
    isChecked: told?.balance !== undefined,
  }
}

/**
 * Adds up what an account holds, with the chain's balances and a gateway's prices.
 *
 * @param balances the gateway's list, without tokens that are doubted
 * @param isWhole whether the list has all that is held: a part is no total
 */
export function valueHoldings(
  balances: readonly Balance[],
  chain: ChainHoldings,
  isWhole = true,
): HoldingsValue {
  const holdings = balances
    .map((balance) => valueHolding(balance, chain))
    .filter(({ balance }) => balance > 0n)
    .sort((one, other) => (other.value ?? -1) - (one.value ?? -1))
  const valued = holdings.filter(({ value }) => value !== undefined)
  return {
    total:
      !isWhole || (holdings.length > 0 && valued.length === 0)
        ? undefined
        : knownWorth(valued.reduce((sum, { value = 0 }) => sum + value, 0)),
    holdings: holdings.map(({ isChecked: _, ...holding }) => holding),
    unpriced: holdings.length - valued.length,
    // That nothing is held a gateway says alone.
    isChecked: valued.length > 0 && valued.every(({ isChecked }) => isChecked),
  }
}

/**
 * What an amount of a token is worth at the price of a holding of it.
 *
 * @param token null for the chain's own currency
 * @param amount in base units
 * @returns undefined where it is not held, has no price, or is no sum
 */
export function worthIn(
  token: Address | null,
  amount: bigint,
  holdings: readonly Pick<ValuedHolding, 'address' | 'decimals' | 'price'>[],
): { token: Address; value: number } | undefined {
  const holding = holdings.find(({ address }) => isAddressEqual(address, token ?? zeroAddress))
  if (holding?.price === undefined) return undefined
  const value = worthAtPrice(amount, holding.decimals, holding.price)
  return value === undefined ? undefined : { token: holding.address, value }
}
