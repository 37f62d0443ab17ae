import { padHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildToken } from '@ghost-pay/gateway-testing'

import { listHeld } from './listHeld.ts'
import { valueHoldings } from './valueHoldings.ts'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const one = 10n ** 18n
const ether = {
  ...buildToken({ ...currency, type: 'NATIVE_TOKEN', balance: 40n * one }),
  fiatConversion: '3000',
}
const dollar = buildToken({ balance: 125_000_000_000n })

test('a list that is right stays as it is', () => {
  const list = [ether, dollar]
  expect(listHeld(list, currency)).toBe(list)
  expect(listHeld(list, currency, 40n * one)).toBe(list)
})

test('a token that stands twice counts once', () => {
  const again = {
    ...dollar,
    tokenInfo: { ...dollar.tokenInfo, address: dollar.tokenInfo.address.toUpperCase() as '0x' },
  }
  const listed = listHeld([ether, dollar, again, ether, dollar], currency)
  expect(listed).toEqual([ether, dollar])
  const tokens = new Map([[dollar.tokenInfo.address, { balance: dollar.balance, decimals: 6 }]])
  expect(valueHoldings(listed, { native: ether.balance, tokens })).toMatchObject({
    total: 245_000,
    isChecked: true,
  })
})

test('the chain’s own currency has the symbol and the decimals of the chain, whatever the gateway says', () => {
  const tokenInfo = {
    ...ether.tokenInfo,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    address: padHex('0x1234', { size: 20 }),
  }
  const listed = listHeld([{ ...ether, tokenInfo }], currency)
  expect(listed).toEqual([ether])
  expect(valueHoldings(listed, { native: 40n * one, tokens: undefined }).total).toBe(120_000)
})

test('the chain says how much of its own currency is held, also where the gateway leaves it out', () => {
  expect(listHeld([ether, dollar], currency, one)).toEqual([{ ...ether, balance: one }, dollar])
  const added = listHeld([dollar], currency, one)
  expect(added).toHaveLength(2)
  expect(added[1]).toMatchObject({
    balance: one,
    tokenInfo: { type: 'NATIVE_TOKEN', address: zeroAddress, ...currency },
  })
  // Nobody gives it a price: a sum of the rest is said to be one, and a sum of nothing is not shown.
  const chain = { native: one, tokens: undefined }
  expect(valueHoldings(added, chain)).toMatchObject({ total: 125_000, unpriced: 1 })
  expect(valueHoldings(listHeld([], currency, one), chain).total).toBeUndefined()
  expect(listHeld([dollar], currency, 0n)).toEqual([dollar])
})

test('nothing but the chain’s own currency is at the zero address', () => {
  const fake = { ...dollar, tokenInfo: { ...dollar.tokenInfo, address: zeroAddress } }
  expect(listHeld([fake, ether], currency)).toEqual([ether])
})
