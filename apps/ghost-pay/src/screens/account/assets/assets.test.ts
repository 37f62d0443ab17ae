import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { Balance } from '@ghost-pay/gateway-client'
import { buildToken, testAddresses } from '@ghost-pay/gateway-testing'
import type { ChainHoldings } from '@ghost-pay/safe-account/money'

import { arrangeAssets, type TokenChoice } from './arrangeAssets.ts'
import { collectibleNumber, collectibleWhere } from './useCollectibles.ts'

const { alice, bob } = testAddresses
const ether: Balance = {
  ...buildToken({ type: 'NATIVE_TOKEN', symbol: 'ETH', name: 'Ether', decimals: 18, balance: 0n }),
  fiatConversion: '3000',
}
const priced = (symbol: string, balance: bigint, price: string): Balance => ({
  ...buildToken({ symbol, name: symbol, balance }),
  fiatConversion: price,
})
const silent: ChainHoldings = { native: undefined, tokens: undefined }
const arrange = (
  balances: readonly Balance[],
  chain: ChainHoldings = silent,
  choices: ReadonlyMap<Address, TokenChoice['choice']> = new Map(),
) => arrangeAssets(balances, chain, choices, 'ETH')
const symbols = (entries: readonly { token: { symbol: string } }[]) =>
  entries.map(({ token }) => token.symbol)

test('tokens stand by value, what has no price behind, and shares are of what has one', () => {
  const { shown, total, unpriced } = arrange([
    priced('aaa', 5_000_000n, '0'),
    priced('bbb', 1_000_000n, '1'),
    priced('ccc', 3_000_000n, '1'),
  ])
  expect(symbols(shown)).toEqual(['ccc', 'bbb', 'aaa'])
  expect(shown.map(({ share }) => share)).toEqual([0.75, 0.25, undefined])
  expect({ total, unpriced }).toEqual({ total: 4, unpriced: 1 })
})

test('an amount is the chain’s where it was asked, and says who said it', () => {
  const token = priced('ccc', 3_000_000n, '1')
  const chain = {
    native: 10n ** 18n,
    tokens: new Map([[token.tokenInfo.address, { balance: 1_000_000n, decimals: 6 }]]),
  }
  const { shown, total } = arrange([ether, token], chain)
  expect(shown.map(({ balance, isChecked }) => [balance, isChecked])).toEqual([
    [10n ** 18n, true],
    [1_000_000n, true],
  ])
  expect(shown[1]?.lie).toEqual({ kind: 'amount', balance: 1_000_000n, decimals: 6 })
  expect(total).toBe(3001)
  expect(arrange([token]).shown[0]?.isChecked).toBe(false)
})

test('what nobody has a price for has no total', () => {
  expect(arrange([priced('aaa', 5n, '0')]).total).toBeUndefined()
  expect(arrange([priced('aaa', 5n, '1e999')]).shown[0]?.value).toBeUndefined()
  expect(arrange([]).total).toBe(0)
})

test('what is doubted, worthless, or put aside is hidden with its reason', () => {
  const chosen = priced('aaa', 9_000_000n, '1')
  const { hidden } = arrange(
    [
      ether,
      chosen,
      priced('bbb', 0n, '1'),
      priced('ccc', 1n, '0.001'),
      priced('visit claim-now.example', 1_000_000n, '0'),
    ],
    silent,
    new Map([[chosen.tokenInfo.address, 'hidden']]),
  )
  expect(hidden.map(({ token, reason }) => [token.symbol, reason])).toEqual([
    ['aaa', 'chosen'],
    ['ccc', 'dust'],
    ['bbb', 'nothing'],
    ['visit claim-now.example', 'advertises'],
  ])
})

test('what the gateway says wrongly is not folded away, however little the chain has of it', () => {
  const token = priced('ccc', 3_000_000n, '1')
  const tokens = new Map([[token.tokenInfo.address, { balance: 0n, decimals: 6 }]])
  expect(arrange([token], { native: undefined, tokens })).toMatchObject({
    shown: [{ lie: { kind: 'amount', balance: 0n } }],
    hidden: [],
  })
})

test('a token that the person trusts is shown, and still says what is odd about it', () => {
  const token = priced('claim', 1_000_000n, '0')
  const { shown, hidden } = arrange([token], silent, new Map([[token.tokenInfo.address, 'shown']]))
  expect(hidden).toEqual([])
  expect(shown[0]?.doubt).toBe('advertises')
})

test('the chain’s own currency is never put aside', () => {
  const { shown } = arrange([ether], silent, new Map([[ether.tokenInfo.address, 'hidden']]))
  expect(symbols(shown)).toEqual(['ETH'])
})

test('a collectible is here only when its collection says so', () => {
  expect(collectibleWhere(alice, alice, false)).toBe('here')
  expect(collectibleWhere(bob, alice, false)).toBe('elsewhere')
  expect(collectibleWhere(null, alice, false)).toBe('elsewhere')
  expect(collectibleWhere(undefined, alice, true)).toBe('asking')
  expect(collectibleWhere(undefined, alice, false)).toBe('unknown')
})

test('the number of a collectible is digits of 32 bytes', () => {
  expect(collectibleNumber('7')).toBe(7n)
  expect(collectibleNumber(String(2n ** 256n - 1n))).toBe(2n ** 256n - 1n)
  expect(collectibleNumber(String(2n ** 256n))).toBeUndefined()
  for (const text of ['', '0x7', '-1', '1e5', ' 7']) expect(collectibleNumber(text)).toBeUndefined()
})

test('what says no decimals is counted in base units and has no worth, until its token says them', () => {
  const token = priced('ccc', 3_000_000n, '1')
  const unsaid = { ...token, tokenInfo: { ...token.tokenInfo, decimals: null } }
  expect(arrange([unsaid]).shown[0]).toMatchObject({ decimals: undefined, value: undefined })
  const tokens = new Map([[token.tokenInfo.address, { balance: 3_000_000n, decimals: 6 }]])
  expect(arrange([unsaid], { native: undefined, tokens }).shown[0]).toMatchObject({
    decimals: 6,
    value: 3,
    lie: undefined,
  })
})
