import { expect, test } from 'vitest'

import { lookAlikesIn } from './lookAlikesIn.ts'

const treasury = '0x42D7F1c4e3b0dD0a2B5bE6B3fC1a8a0B1C2D3D37'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const twin = '0x42d7000000000000000000000000000000003d37'

test('an address that begins and ends like another one is found, both ways', () => {
  const alike = lookAlikesIn([treasury, bob, twin])
  expect(alike.get(treasury.toLowerCase())).toEqual([twin])
  expect(alike.get(twin)).toEqual([treasury])
  expect(alike.has(bob.toLowerCase())).toBe(false)
})

test('the same address on two chains is no imitation', () => {
  expect(lookAlikesIn([treasury, treasury.toLowerCase() as `0x${string}`]).size).toBe(0)
})

test('an address that only begins, or only ends, like another one is no imitation', () => {
  const begins = '0x42d7000000000000000000000000000000000000'
  const ends = '0x0000000000000000000000000000000000003d37'
  expect(lookAlikesIn([treasury, begins, ends]).size).toBe(0)
})
