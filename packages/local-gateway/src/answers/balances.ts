import { type Address, formatUnits, zeroAddress } from 'viem'
import type { Balance, Balances } from '@ghost-pay/gateway-wire'

import type { LocalChain, Prices } from '../chain/LocalChain.ts'
import type { Token } from '../chain/tokenCache.ts'

/**
 * What an account holds, the most valuable first.
 *
 * @param native in the chain's smallest unit
 * @param fiatCode in any case; a currency without a price gives a value of 0
 */
export function balances({
  chain,
  native,
  tokens,
  fiatCode,
}: {
  chain: LocalChain
  native: bigint
  tokens: readonly { token: Token; balance: bigint }[]
  fiatCode: string
}): Balances {
  const currency = chain.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const code = fiatCode.toUpperCase()
  const items = [
    priced(
      {
        type: 'NATIVE_TOKEN',
        address: zeroAddress,
        decimals: currency.decimals,
        symbol: currency.symbol,
        name: currency.name,
        logoUri: currency.logoUri ?? '',
      },
      native,
      priceOf(chain.prices?.native, code),
    ),
    ...tokens.map(({ token, balance }) =>
      priced(
        {
          type: 'ERC20',
          address: token.address,
          decimals: token.decimals ?? 0,
          symbol: token.symbol,
          name: token.name,
          logoUri: token.logoUri ?? '',
        },
        balance,
        priceOf(pricesOf(chain, token.address), code),
      ),
    ),
  ]
  const total = items.reduce((sum, item) => sum + Number(item.fiatBalance), 0)
  return {
    fiatTotal: asDecimal(total),
    items: items.toSorted((a, b) => Number(b.fiatBalance) - Number(a.fiatBalance)),
  }
}

function priced(tokenInfo: Balance['tokenInfo'], balance: bigint, price: number): Balance {
  return {
    tokenInfo,
    balance: balance.toString(),
    fiatBalance: asDecimal(Number(formatUnits(balance, tokenInfo.decimals)) * price),
    fiatConversion: asDecimal(price),
    fiatBalance24hChange: null,
  }
}

/** Addresses of the table may be written in any case. */
function pricesOf({ prices = {} }: LocalChain, token: Address): Prices | undefined {
  return Object.entries(prices).find(([key]) => key.toLowerCase() === token.toLowerCase())?.[1]
}

function priceOf(prices: Prices | undefined, code: string): number {
  return Number(prices?.[code] ?? 0)
}

/** Without an exponent, and with at most 8 decimals. */
function asDecimal(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '')
}
