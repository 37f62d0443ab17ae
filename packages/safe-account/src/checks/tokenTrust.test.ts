import { expect, test } from 'vitest'
import { buildToken } from '@ghost-pay/gateway-testing'

import { doubtOf, sortTokens } from './tokenTrust.ts'

const doubt = (symbol: string, name = 'A token', trusted: boolean | null = null) =>
  doubtOf(buildToken({ symbol, name, trusted }), ['ETH'])

test('a token with an ordinary name is taken for what it says', () => {
  expect(doubt('dUSD', 'Demo Dollar')).toBeUndefined()
  expect(doubt('USDC.e', 'Bridged USDC')).toBeUndefined()
  expect(doubt('stETH', 'Lido Staked Ether')).toBeUndefined()
  expect(doubt('1INCH', '1INCH Token')).toBeUndefined()
})

test.each([
  ['Visit https://claim-3.example', 'Free money'],
  ['USDC', 'claim at usdc-bonus.xyz'],
  ['$ 5000', 'Airdrop'],
  ['AAVE.COM', 'Aave'],
  ['freeusdc.com', 'USD Coin'],
  ['X', 't.me/free'],
])('%j, %j leads somewhere', (symbol, name) => {
  expect(doubt(symbol, name)).toBe('advertises')
})

test.each([
  ['US\u200bDC', 'hides'],
  ['\u202eCDSU', 'hides'],
  ['ETH', 'imitates'],
  ['eth', 'imitates'],
  ['\u0415TH', 'imitates'], // a Cyrillic Ye
  ['A'.repeat(200), 'long'],
] as const)('%j is put aside: %s', (symbol, reason) => {
  expect(doubt(symbol)).toBe(reason)
})

test('what the gateway does not trust is put aside, what it trusts may be called anything plain', () => {
  expect(doubt('dUSD', 'Demo Dollar', false)).toBe('unlisted')
  expect(doubt('ETH', 'Wrapped', true)).toBeUndefined()
  expect(doubt('YFI', 'yearn.finance', true)).toBeUndefined()
  expect(doubt('YFI', 'yearn.finance')).toBe('advertises')
  expect(doubt('dUSD', 'Visit https://a.example', true)).toBe('advertises')
})

test('the currency is first, then the tokens by value, and of two with one name the poorer is put aside', () => {
  const currency = buildToken({ symbol: 'ETH', type: 'NATIVE_TOKEN', fiat: '5' })
  const rich = buildToken({ symbol: 'dUSD', fiat: '1000' })
  const twin = buildToken({ symbol: 'dUSD', fiat: '0' })
  const other = buildToken({ symbol: 'GHOST', fiat: '50' })
  const spam = buildToken({ symbol: 'claim.example', fiat: '99999999' })
  const { trusted, doubtful } = sortTokens([spam, twin, other, rich, currency], 'ETH')
  expect(trusted).toEqual([currency, rich, other])
  expect(doubtful).toEqual([
    { balance: spam, doubt: 'advertises' },
    { balance: twin, doubt: 'imitates' },
  ])
})

test('spaces hide nothing, accents and broad letters are no other name', () => {
  expect(doubt(' dUSD', 'Demo  Dollar ')).toBeUndefined()
  expect(doubt('\u00c9TH')).toBe('imitates')
  expect(doubt('\uff25\uff34\uff28')).toBe('imitates')
})

test('a long name is put aside as a long symbol is', () => {
  expect(doubt('dUSD', 'D'.repeat(51))).toBe('long')
  expect(doubt('dUSD', 'D'.repeat(50))).toBeUndefined()
})

test('the name of the currency is taken, whether the account holds any or not', () => {
  const token = buildToken({ symbol: 'ETH' })
  expect(sortTokens([token], 'ETH').doubtful).toEqual([{ balance: token, doubt: 'imitates' }])
})

test('a name belongs to the tokens that the gateway trusts, however poor, and to all of them', () => {
  const rich = buildToken({ symbol: 'dUSD', fiat: '1000' })
  const poor = buildToken({ symbol: 'dUSD', fiat: '0', trusted: true })
  const other = buildToken({ symbol: 'dUSD', fiat: '5', trusted: true })
  expect(sortTokens([rich, poor, other], 'ETH')).toEqual({
    trusted: [other, poor],
    doubtful: [{ balance: rich, doubt: 'imitates' }],
  })
})

test('there is one currency: a second one only calls itself so', () => {
  const [first, second] = ['5', '9'].map((fiat) =>
    buildToken({ symbol: 'ETH', type: 'NATIVE_TOKEN', fiat }),
  )
  expect(
    sortTokens(
      [first, second].flatMap((it) => it ?? []),
      'ETH',
    ),
  ).toEqual({
    trusted: [second],
    doubtful: [{ balance: first, doubt: 'imitates' }],
  })
})

test('a value that is no number is none', () => {
  const worthless = buildToken({ symbol: 'AAA', fiat: 'much' })
  const token = buildToken({ symbol: 'BBB', fiat: '5' })
  expect(sortTokens([worthless, token], 'ETH').trusted).toEqual([token, worthless])
})
