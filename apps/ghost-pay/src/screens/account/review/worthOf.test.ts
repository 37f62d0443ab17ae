import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { SignatureWorth } from '@ghost-pay/safe-account'

import { worthOf } from './Signers.tsx'

const { alice, bob } = testAddresses
const of = (owner: Address, worth: SignatureWorth) => ({ owner, worth, signature: null })

test('a damaged signature takes nothing from the good one of the same owner, whichever comes first', () => {
  const shown = [of(bob, 'invalid'), of(alice, 'signed'), of(alice, 'invalid'), of(bob, 'signed')]
  expect(worthOf(shown, alice)).toBe('signed')
  expect(worthOf(shown, bob)).toBe('signed')
  expect(worthOf([of(bob, 'invalid'), of(bob, 'onChain')], bob)).toBe('onChain')
  expect(worthOf([of(bob, 'signed')], alice)).toBeUndefined()
})
