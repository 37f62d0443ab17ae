import { expect, test } from 'vitest'
import { buildTransfer } from '@ghost-pay/gateway-testing'

import { saidOf } from './saidOf.ts'

test('the same words are the same text, and another amount is another', () => {
  expect(saidOf(buildTransfer({ value: 5n }))).toBe(saidOf(buildTransfer({ value: 5n })))
  expect(saidOf(buildTransfer({ value: 5n }))).not.toBe(saidOf(buildTransfer({ value: 6n })))
})
