import { expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { describeSignatures as describeByKey } from './describeSignatures.ts'
import { signaturesCopy } from './signaturesCopy.ts'

/** The sentence as it is in English. */
const describeSignatures = (...parameters: Parameters<typeof describeByKey>) =>
  say(speak(signaturesCopy, ...describeByKey(...parameters)))

const bob = { address: '0x2222222222222222222222222222222222222222', name: 'Bob' } as const
const unnamed = { address: '0x3333333333333333333333333333333333333333' } as const

test('says who can still sign', () => {
  expect(describeSignatures({ count: 1, required: 2, missing: [bob, unnamed] })).toBe(
    '1 of 2 approved, Bob or 0x333333…\u2060333333 can approve',
  )
})

test('asks no owner once there are enough', () => {
  expect(describeSignatures({ count: 2, required: 2, missing: [unnamed] })).toBe('2 of 2 approved')
})
