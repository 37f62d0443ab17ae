import { expect, test } from 'vitest'

import { exactTime } from '../../../format/exactTime.ts'
import { executionSteps, type ExecutionStepsParameters } from './ExecutionSteps.tsx'

const at = (minute: number) => Date.UTC(2026, 10, 23, 7, minute, 5)
const nothing: ExecutionStepsParameters = {
  signers: 'Alice and Bob',
  signedAt: undefined,
  sender: undefined,
  times: undefined,
  mined: undefined,
  isIndexed: false,
  isHere: false,
}
const known = (parameters: Partial<ExecutionStepsParameters>) =>
  executionSteps({ ...nothing, ...parameters }).map(({ isKnown }) => isKnown)
const words = (parameters: Partial<ExecutionStepsParameters>) =>
  executionSteps({ ...nothing, ...parameters }).map(({ more: [key] }) => key)

test('a step is known when somebody has shown it, and not because of the one before', () => {
  const sender = 'Bob'
  const mined = { time: at(3), depth: 1 }
  expect(known({ signers: '' })).toEqual([false, false, false, false, false])
  expect(known({})).toEqual([true, false, false, false, false])
  expect(known({ sender, times: { sent: at(1) } })).toEqual([true, true, false, false, false])
  expect(known({ sender, times: { seen: at(2) } })).toEqual([true, true, true, false, false])
  expect(known({ sender, mined })).toEqual([true, true, true, true, false])
  expect(known({ sender, mined, isIndexed: true })).toEqual([true, true, true, true, true])
})

test('what the gateway has, and no node has shown yet, is still asked', () => {
  expect(known({ isIndexed: true })).toEqual([true, false, false, false, true])
  expect(words({ isIndexed: true }).slice(1, 4)).toEqual(Array(3).fill('receipt.waiting'))
  expect(words({ sender: 'Bob' }).slice(2)).toEqual([
    'receipt.seen.not',
    'receipt.mined.not',
    'receipt.indexed.not',
  ])
})

test('nobody has approved after the block', () => {
  const mined = { time: at(3), depth: 1 }
  expect(words({ signedAt: at(3), mined })[0]).toBe('receipt.signed.at')
  expect(words({ signedAt: at(4), mined })[0]).toBe('receipt.signed.by')
})

test('each says when, as far as somebody looked on', () => {
  const steps = executionSteps({
    ...nothing,
    signedAt: at(0),
    sender: 'Bob',
    times: { sent: at(1), seen: at(2), indexed: at(4) },
    mined: { time: at(3), depth: 2 },
    isIndexed: true,
  })
  expect(steps.map(({ more: [, values] }) => values && 'time' in values && values.time)).toEqual(
    // The slip says the day.
    [exactTime(at(0)), ...[at(1), at(2), at(3), at(4)].map((time) => exactTime(time, at(3)))],
  )
  expect(words({ sender: 'Bob', mined: { time: at(3), depth: 2 }, isIndexed: true })).toEqual([
    'receipt.signed.by',
    'receipt.broadcast.by',
    'receipt.seen.by',
    'receipt.mined.at',
    'receipt.indexed.by',
  ])
})

test('where this browser is the gateway it says that it has read it itself', () => {
  expect(words({ isHere: true })[4]).toBe('receipt.indexed.hereNot')
  expect(words({ isHere: true, isIndexed: true })[4]).toBe('receipt.indexed.here')
  expect(words({ isHere: true, isIndexed: true, times: { indexed: at(4) } })[4]).toBe(
    'receipt.indexed.hereAt',
  )
})
