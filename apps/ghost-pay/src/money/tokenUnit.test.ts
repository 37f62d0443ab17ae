import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { tokenUnit } from './tokenUnit.ts'

const one = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const other = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const stranger = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const currency = { symbol: 'ETH', decimals: 18 }
const named = (symbol: string, address: string = other) => ({ address, symbol, decimals: 6 })
const nameOf = (token: typeof one | typeof other, ...symbols: [string, string?]) => {
  const [first, second] = symbols
  const tokens = [named(first, one), ...(second === undefined ? [] : [named(second)])]
  return tokenUnit(token, { tokens, currency }).name
}

test('a token is told by its symbol where no other could be meant', () => {
  expect(nameOf(one, 'dUSD')).toBe('dUSD')
  expect(nameOf(one, 'dUSD', 'GHO')).toBe('dUSD')
})

test('where another could be meant, its address is told as well', () => {
  expect(nameOf(one, 'USDC', 'USDC')).toMatch(/^USDC \(0x8C04.*53bb\)$/)
  expect(nameOf(other, 'USDC', 'USDC')).toMatch(/^USDC \(0x9965.*A4dc\)$/)
  // Small letters, and Cyrillic ones.
  expect(nameOf(one, 'usdc', 'USDC')).toMatch(/^usdc \(0x8C04/)
  expect(nameOf(one, 'USDС', 'USDC')).toMatch(/\(0x8C04/)
  expect(nameOf(one, 'ETH')).toMatch(/^ETH \(0x8C04/)
})

test('the chain’s currency is told by its symbol, an unknown token by its address', () => {
  const units = { tokens: [named('ETH', one)], currency }
  expect(tokenUnit(zeroAddress, units).name).toBe('ETH')
  expect(tokenUnit(stranger, units)).toMatchObject({ name: stranger, wholeName: stranger })
  expect(tokenUnit(one, { tokens: [named('dUSD', one)], currency }).wholeName).toMatch(
    /^dUSD \(0x8C04/,
  )
})
