import { expect, test } from 'vitest'

import { cleanToken } from './cleanSymbol.ts'
import { compareToken } from './compareToken.ts'

const address = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const claimed = { symbol: 'dUSD', decimals: 6 }
const token = { address, ...claimed }

test('a source that agrees is not mentioned', () => {
  expect(compareToken(claimed, token)).toEqual([])
  expect(compareToken({ ...claimed, symbol: ' dUSD\u200b' }, token)).toEqual([])
})

test('a source that does not name the token contradicts nobody', () => {
  for (const symbol of ['', ' ', '\0\0', '\u200b']) {
    expect(compareToken({ ...claimed, symbol }, token)).toEqual([])
    expect(compareToken(claimed, cleanToken({ ...token, symbol }))).toEqual([])
  }
  expect(compareToken({ symbol: '', decimals: 8 }, token)).toHaveLength(1)
  expect(compareToken({ ...claimed, symbol: 'd\0USD\0\0' }, token)).toEqual([])
})

test('each source is named with its decimals', () => {
  expect(compareToken({ ...claimed, decimals: 8 }, token)).toEqual([
    { kind: 'decimals', symbol: 'dUSD', claimed: 8, decimals: 6 },
  ])
})

test('each source is named with its name', () => {
  expect(compareToken(claimed, { ...token, symbol: 'FAKE' })).toEqual([
    { kind: 'symbol', symbol: 'dUSD', own: 'FAKE' },
  ])
})

test('what is no token, or no money, is said to be none', () => {
  expect(compareToken(claimed, null)).toEqual([{ kind: 'none', symbol: 'dUSD' }])
  expect(compareToken(claimed, { ...token, decimals: 0, type: 'ERC721' })).toEqual([
    { kind: 'collection', symbol: 'dUSD' },
  ])
})
