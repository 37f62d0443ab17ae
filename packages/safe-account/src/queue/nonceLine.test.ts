import { expect, test } from 'vitest'

import { nonceLine } from './nonceLine.ts'

const at = (nonce: number) => ({ nonce })
const shape = (proposals: { nonce: number }[], current?: number) =>
  nonceLine(proposals, current).map((step) =>
    step.kind === 'gap'
      ? `gap ${step.from}-${step.to}`
      : `${step.position} ${step.nonce} ×${step.proposals.length}${step.behind === undefined ? '' : ` behind ${step.behind}`}`,
  )

test('one number after the other', () => {
  expect(shape([at(7), at(8)], 7)).toEqual(['next 7 ×1', 'later 8 ×1'])
})

test('a free number is a hole, also before the first, and all behind it is stuck', () => {
  expect(shape([at(9), at(12)], 7)).toEqual([
    'gap 7-8',
    'stuck 9 ×1 behind 7',
    'gap 10-11',
    'stuck 12 ×1 behind 7',
  ])
  expect(shape([at(7), at(9)], 7)).toEqual(['next 7 ×1', 'gap 8-8', 'stuck 9 ×1 behind 8'])
})

test('transactions with one number are a fork, however they came', () => {
  expect(shape([at(7), at(8), at(7), at(7)], 7)).toEqual(['next 7 ×3', 'later 8 ×1'])
})

test('what the chain has used already makes no hole', () => {
  expect(shape([at(5), at(7)], 7)).toEqual(['past 5 ×1', 'next 7 ×1'])
})

test('without the account’s number the first one is next', () => {
  expect(shape([at(3)])).toEqual(['next 3 ×1'])
})

test('an empty queue has no line', () => {
  expect(shape([], 7)).toEqual([])
})
