import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { tokenChoices } from './arrangeAssets.ts'

import '../../../testing/page.ts'

const { alice } = testAddresses

test('a choice takes the place of the one before, on its chain alone', () => {
  tokenChoices.remember({ chainId: 1, address: alice, choice: 'hidden' })
  tokenChoices.remember({ chainId: 10, address: alice, choice: 'shown' })
  tokenChoices.remember({ chainId: 1, address: alice, choice: 'shown' })
  expect(tokenChoices.read()).toEqual([
    { chainId: 10, address: alice, choice: 'shown' },
    { chainId: 1, address: alice, choice: 'shown' },
  ])
  tokenChoices.forget({ chainId: 1, address: alice })
  expect(tokenChoices.read()).toEqual([{ chainId: 10, address: alice, choice: 'shown' }])
})

test('what was damaged is no choice', () => {
  const stored = { chainId: 1, address: alice.toLowerCase(), choice: 'hidden' }
  const damaged = [
    { ...stored, choice: 'loved' },
    { ...stored, chainId: '1' },
    { ...stored, address: '0x12' },
  ]
  localStorage.setItem('ghost-pay.tokens.v1', JSON.stringify([...damaged, stored]))
  expect(tokenChoices.read()).toEqual([{ chainId: 1, address: alice, choice: 'hidden' }])
})
