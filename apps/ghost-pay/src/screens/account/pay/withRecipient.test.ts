import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { emptyDraft } from '@ghost-pay/safe-account/store'

import { withRecipient } from './useRecipient.ts'

const { alice, bob } = testAddresses
const found = { name: 'ana.eth', address: alice }
const typed = { ...emptyDraft, recipient: 'ana.eth', amount: '5' }
const chosen = { ...typed, recipient: alice, foundAs: 'ana.eth' }

test('the name by which an address is chosen stays with it', () => {
  expect(withRecipient(typed, alice, found)).toEqual(chosen)
  expect(withRecipient(chosen, alice)).toEqual(chosen)
})

test('another recipient has not been found by the name', () => {
  expect(withRecipient(chosen, bob)).toEqual({ ...chosen, recipient: bob, foundAs: '' })
  expect(withRecipient(typed, bob, found)).toEqual({ ...typed, recipient: bob })
})
