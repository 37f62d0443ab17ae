import { expect, test } from 'vitest'
import { buildToken } from '@ghost-pay/gateway-testing'

import { valueHoldings } from './valueHoldings.ts'

const ether = {
  ...buildToken({ type: 'NATIVE_TOKEN', symbol: 'ETH', decimals: 18, balance: 40n * 10n ** 18n }),
  fiatConversion: '3000',
}
const dollar = buildToken({ balance: 125_000_000_000n })
const silent = { native: undefined, tokens: undefined }

test('the total is every balance at its price, the most valuable first', () => {
  const { total, holdings, unpriced } = valueHoldings([ether, dollar], silent)
  expect(total).toBe(245_000)
  expect(holdings.map(({ symbol, value }) => [symbol, value])).toEqual([
    ['dUSD', 125_000],
    ['ETH', 120_000],
  ])
  expect(unpriced).toBe(0)
})

test('the chain’s balances count, not the gateway’s, and say whether all were checked', () => {
  const tokens = new Map([[dollar.tokenInfo.address, { balance: 5_000_000n, decimals: 6 }]])
  const one = valueHoldings([ether, dollar], { native: 10n ** 18n, tokens })
  expect(one.total).toBe(3005)
  expect(one.isChecked).toBe(true)
  expect(valueHoldings([ether, dollar], { native: 1n, tokens: undefined }).isChecked).toBe(false)
})

test('a token that says it counts otherwise is counted as it says', () => {
  const tokens = new Map([[dollar.tokenInfo.address, { balance: 125_000_000_000n, decimals: 8 }]])
  expect(valueHoldings([dollar], { native: undefined, tokens }).total).toBe(1250)
})

test('what has no price is left out and said; where nothing has one, the total is not known', () => {
  const free = { ...dollar, fiatConversion: '0' }
  expect(valueHoldings([ether, free], silent)).toMatchObject({ total: 120_000, unpriced: 1 })
  expect(valueHoldings([free], silent).total).toBeUndefined()
})

test('an empty account is worth nothing, and that is known', () => {
  expect(valueHoldings([{ ...ether, balance: 0n }], silent)).toMatchObject({
    total: 0,
    holdings: [],
  })
  // Only the gateway says that there is no token.
  expect(valueHoldings([], { native: 0n, tokens: new Map() }).isChecked).toBe(false)
})

test('of a part of what is held there is no total, neither 0 nor the sum of the part', () => {
  expect(valueHoldings([], silent, false).total).toBeUndefined()
  expect(valueHoldings([ether], silent, false).total).toBeUndefined()
})

test('a token that says no decimals has no worth: a price is of whole tokens', () => {
  const unsaid = { ...dollar, tokenInfo: { ...dollar.tokenInfo, decimals: null } }
  expect(valueHoldings([ether, unsaid], silent)).toMatchObject({ total: 120_000, unpriced: 1 })
  const tokens = new Map([[dollar.tokenInfo.address, { balance: dollar.balance, decimals: 6 }]])
  expect(valueHoldings([ether, unsaid], { native: undefined, tokens }).total).toBe(245_000)
})

test.each([
  ['1e308', 10n ** 40n],
  ['1e30', 1n],
  ['1', 10n ** 70n],
])(
  'a price of %s for %s makes no sum, and the others are added up without it',
  (price, balance) => {
    const absurd = { ...dollar, fiatConversion: price, balance }
    expect(valueHoldings([ether, absurd], silent)).toMatchObject({ total: 120_000, unpriced: 1 })
  },
)

test('several that are no sum together have no total', () => {
  const rich = { ...ether, balance: 20_000_000_000n * 10n ** 18n }
  const other = { ...dollar, balance: 60_000_000_000_000_000_000n }
  expect(valueHoldings([rich], silent).total).toBe(60_000_000_000_000)
  expect(valueHoldings([rich, other], silent).total).toBeUndefined()
})
