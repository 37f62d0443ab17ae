import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { chooseToken, readTokenChoice } from './tokenChoices.ts'

const { alice, bob } = testAddresses

test('a choice takes the place of the one before, on its chain alone', () => {
  const first = chooseToken([], { chainId: 1, address: alice }, 'hidden')
  const both = chooseToken(first, { chainId: 10, address: alice }, 'shown')
  expect(chooseToken(both, { chainId: 1, address: alice }, 'shown')).toEqual([
    { chainId: 10, address: alice, choice: 'shown' },
    { chainId: 1, address: alice, choice: 'shown' },
  ])
  expect(chooseToken(both, { chainId: 1, address: alice }, undefined)).toEqual([
    { chainId: 10, address: alice, choice: 'shown' },
  ])
  expect(chooseToken(first, { chainId: 1, address: bob }, undefined)).toEqual(first)
})

test('what was damaged is no choice', () => {
  const stored = { chainId: 1, address: alice.toLowerCase(), choice: 'hidden' }
  expect(readTokenChoice(stored)).toEqual({ chainId: 1, address: alice, choice: 'hidden' })
  expect(readTokenChoice({ ...stored, choice: 'loved' })).toBeUndefined()
  expect(readTokenChoice({ ...stored, chainId: '1' })).toBeUndefined()
  expect(() => readTokenChoice({ ...stored, address: '0x12' })).toThrow()
})
