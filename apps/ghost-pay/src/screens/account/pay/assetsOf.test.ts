import { expect, test } from 'vitest'
import { mainnet } from '@ghost-pay/chains'

import { buildToken } from '../../../testing/buildToken.ts'
import { assetsOf } from './assetsOf.ts'

const ether = buildToken({ type: 'NATIVE_TOKEN', symbol: 'ETH', name: 'Ether', decimals: 18 })
const small = buildToken({ symbol: 'DAI', name: 'Dai', fiat: '5' })
const dollar = buildToken({ symbol: 'USDC', name: 'USD Coin', fiat: '125000' })
const lure = buildToken({ symbol: 'Visit claim-3.example', fiat: '9000000' })
const twin = buildToken({ symbol: 'ETH', fiat: '8000000' })
const shape = (balances: Parameters<typeof assetsOf>[1]) =>
  assetsOf(mainnet, balances).map(({ symbol, doubt }) => [symbol, doubt])

test('the currency comes first, then what is worth most, and what was sent to lure people last', () => {
  expect(shape([lure, small, twin, dollar, ether])).toEqual([
    ['ETH', undefined],
    ['USDC', undefined],
    ['DAI', undefined],
    ['Visit claim-3.example', 'advertises'],
    ['ETH', 'imitates'],
  ])
})

test('each is offered with its own address and balance', () => {
  const [currency, asset] = assetsOf(mainnet, [dollar, ether])
  expect(currency).toMatchObject({ token: undefined, balance: ether.balance })
  expect(asset).toMatchObject({ token: dollar.tokenInfo.address, balance: dollar.balance })
})

test('each has its price, and what is doubtful has none', () => {
  const priced = [ether, dollar, lure].map((one) => ({ ...one, fiatConversion: '2.5' }))
  expect(assetsOf(mainnet, priced).map(({ price }) => price)).toEqual([2.5, 2.5, undefined])
  expect(assetsOf(mainnet, [{ ...ether, fiatConversion: '0' }])[0]?.price).toBeUndefined()
})

test('while nothing is known only the currency is offered', () => {
  expect(assetsOf(mainnet, undefined)).toEqual([
    { ...mainnet.nativeCurrency, token: undefined, balance: undefined },
  ])
})
