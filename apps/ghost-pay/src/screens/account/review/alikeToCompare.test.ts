import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { alikeToCompare } from './useReviewFacts.ts'

const { alice, bob, carol } = testAddresses

test('each look-alike is compared by itself: one that was does not clear the next', () => {
  const first = { address: alice, others: [carol] }
  const second = { address: bob, others: [carol] }
  expect(alikeToCompare([], [alice])).toBeUndefined()
  expect(alikeToCompare([first, second], [])).toBe(first)
  expect(alikeToCompare([first, second], [alice])).toBe(second)
  expect(alikeToCompare([first, second], [bob])).toBe(first)
  expect(alikeToCompare([first, second], [alice, bob])).toBe(second)
})
