import { expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { cleanSymbol } from './cleanSymbol.ts'
import { compareToken as compareByKey } from './compareToken.ts'
import { tokenLieCopy } from './tokenLieCopy.ts'

/** The sentences as they are in English. */
const compareToken = (...parameters: Parameters<typeof compareByKey>) =>
  compareByKey(...parameters).map((said) => say(speak(tokenLieCopy, ...said)))

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
    expect(compareToken(claimed, { ...token, symbol: cleanSymbol(symbol) })).toEqual([])
  }
  expect(compareToken({ symbol: '', decimals: 8 }, token)).toHaveLength(1)
  expect(compareToken({ ...claimed, symbol: 'd\0USD\0\0' }, token)).toEqual([])
})

test('each source is named with its decimals', () => {
  expect(compareToken({ ...claimed, decimals: 8 }, token)).toEqual([
    'Safe’s service says dUSD has 8 decimals. Its contract says 6.',
  ])
})

test('each source is named with its name', () => {
  expect(compareToken(claimed, { ...token, symbol: 'FAKE' })).toEqual([
    'Safe’s service calls this token dUSD. Its contract calls itself FAKE.',
  ])
})

test('what is no token, or no money, is said to be none', () => {
  expect(compareToken(claimed, null)).toEqual([
    'Safe’s service says this is the token dUSD. The blockchain has no token at this address.',
  ])
  expect(compareToken(claimed, { ...token, decimals: 0, type: 'ERC721' })).toEqual([
    'Safe’s service says dUSD is money. Its contract says that it is a collection of collectibles.',
  ])
})
