import { padHex } from 'viem'
import { expect, test } from 'vitest'

import { mixOf } from './mixOf.ts'

const holding = (index: number, value: number | undefined) => ({
  address: padHex(`0x${index}`, { size: 20 }),
  symbol: `T${index}`,
  decimals: 18,
  balance: 1n,
  price: 1,
  value,
})

test('each token is its part of the whole, and what is promised lies within it', () => {
  const [one, other] = [holding(1, 75), holding(2, 25)]
  const promised = {
    total: 15,
    count: 1,
    uncounted: 0,
    lines: [],
    byToken: new Map([[one.address, 15]]),
  }
  expect(mixOf([one, other], 100, promised)).toEqual([
    { holding: one, share: 0.75, promised: 0.15 },
    { holding: other, share: 0.25, promised: 0 },
  ])
})

test('what is too small to be told apart is one part', () => {
  const many = [50, 20, 10, 10, 10].map((value, index) => holding(index, value))
  const parts = mixOf(many, 100, undefined)
  expect(parts.map(({ share }) => Math.round(share * 100))).toEqual([50, 20, 10, 20])
  expect(parts.at(-1)?.holding).toBeUndefined()
})

test('nothing is no part of nothing', () => {
  expect(mixOf([holding(1, undefined)], 0, undefined)).toEqual([])
})
