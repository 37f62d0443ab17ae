import { expect, test } from 'vitest'
import { mainnet } from '@ghost-pay/chains'
import { buildToken } from '@ghost-pay/gateway-testing'

import { assetsOf, ownAssets } from './assetsOf.ts'

const ether = buildToken({ type: 'NATIVE_TOKEN', symbol: 'ETH', name: 'Ether', decimals: 18 })
const small = buildToken({ symbol: 'DAI', name: 'Dai', fiat: '5' })
const dollar = buildToken({ symbol: 'USDC', name: 'USD Coin', fiat: '125000' })
const lure = buildToken({ symbol: 'Visit claim-3.example', fiat: '9000000' })
const staked = buildToken({ symbol: 'stETH', fiat: '7000' })
const spent = { ...buildToken({ symbol: 'EURC' }), balance: 0n }
const twin = buildToken({ symbol: 'ETH', fiat: '8000000' })
const shape = (balances: Parameters<typeof assetsOf>[1]) =>
  assetsOf(mainnet, balances).map(({ symbol, doubt }) => [symbol, doubt])

test('money of states comes first, then the currency, then what is worth most, and what was sent to lure people last', () => {
  expect(shape([lure, small, staked, twin, spent, dollar, ether])).toEqual([
    ['USDC', undefined],
    ['DAI', undefined],
    ['ETH', undefined],
    ['stETH', undefined],
    ['EURC', undefined],
    ['Visit claim-3.example', 'advertises'],
    ['ETH', 'imitates'],
  ])
})

test('each is offered with its own address and balance', () => {
  const [asset, currency] = assetsOf(mainnet, [dollar, ether])
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

test('what is held of the currency is the chain’s word, also where no gateway answers', () => {
  const held = (balances: Parameters<typeof assetsOf>[1]) =>
    assetsOf(mainnet, balances, 7n).find(({ token }) => token === undefined)?.balance
  expect(held(undefined)).toBe(7n)
  expect(held([ether, dollar])).toBe(7n)
  expect(assetsOf(mainnet, undefined, 0n)[0]?.balance).toBe(0n)
})

test.each(['USDC', 'USDT', 'USD₮', 'USDC.e', 'dUSD', 'dEUR', 'EURe', 'ZCHF', 'DAI'])(
  '%s stands before the currency when somebody vouches for it',
  (symbol) => {
    const [first, own] = [
      buildToken({ symbol }),
      { ...buildToken({ symbol }), fiatConversion: '0' },
    ]
    expect(shape([ether, first])[0]).toEqual([symbol, undefined])
    expect(shape([ether, own])[0]).toEqual(['ETH', undefined])
  },
)

test.each(['aEthUSDC', 'USDPEPE', 'FEURX2', 'BOLD2'])('%s is money of no state', (symbol) => {
  expect(shape([ether, buildToken({ symbol })])[0]).toEqual(['ETH', undefined])
})

test('what is asked for counts as its token says; what has not said it, or is doubted, is not offered', () => {
  const { address } = dollar.tokenInfo
  const listed = assetsOf(mainnet, [lure, small, dollar, ether])
  expect(ownAssets(listed, [{ address, symbol: 'USD', decimals: 8 }])).toMatchObject([
    { token: address, symbol: 'USD', decimals: 8 },
    { token: undefined, symbol: 'ETH', decimals: 18 },
  ])
  expect(
    ownAssets(listed, [{ address, symbol: 'PUNK', decimals: 0, type: 'ERC721' }]),
  ).toMatchObject([{ token: undefined }])
})
