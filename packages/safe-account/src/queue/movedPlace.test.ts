import { expect, test } from 'vitest'
import { movedPlace } from '@ghost-pay/safe-account/queue'

const taken = new Map([
  [7, ['0x07']],
  [9, ['0x09']],
])

test.each([
  [6, 'used'],
  [7, 'taken'],
  [12, 'gap'],
] as const)('from place %i it moves on, because it is %s', (from, why) => {
  expect(movedPlace(from, { accountNonce: 7, taken })).toEqual({ from, nonce: 8, why })
})

test('at a free place it stays', () => {
  expect(movedPlace(8, { accountNonce: 7, taken })).toBeUndefined()
})
