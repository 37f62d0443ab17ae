import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { memoReference } from '@ghost-pay/payments/memo'

import { lineWords } from './lineWords.ts'

const { alice, bob, shop } = testAddresses
const addressBook = new Map([
  [bob, 'Bob'],
  [alice, 'Alice'],
] as const)
const pays = { to: shop, reference: undefined, addressBook }

test('a name stands beside the address as the word of the note', () => {
  expect(lineWords({ name: 'Kestrel', memo: '' }, pays)).toEqual([
    { said: ['lineNote.name', { name: 'Kestrel' }], isFalse: false },
  ])
  expect(lineWords({ name: '', memo: '' }, pays)).toEqual([])
})

test('the reader’s own name is not said again, and another one stands beside it', () => {
  expect(lineWords({ name: 'bob', memo: '' }, { ...pays, to: bob })).toEqual([])
  expect(lineWords({ name: 'Robert', memo: '' }, { ...pays, to: bob })).toEqual([
    { said: ['lineNote.name', { name: 'Robert' }], isFalse: false },
  ])
})

test.each(['Bob', 'BOB', 'Ｂｏｂ', 'Bо\u200bb'])('%s is somebody else for the reader', (name) => {
  expect(lineWords({ name, memo: '' }, pays)).toEqual([
    { said: ['lineNote.taken', { name }], isFalse: true },
  ])
})

test('a memo is compared with the fingerprint in the bytes', () => {
  const memo = 'Invoice 12'
  expect(lineWords({ name: '', memo }, pays)).toEqual([
    { said: ['lineNote.memo', { memo }], isFalse: false },
  ])
  expect(lineWords({ name: '', memo }, { ...pays, reference: memoReference(memo) })).toEqual([
    { said: ['lineNote.bound', { memo }], isFalse: false },
  ])
  expect(lineWords({ name: '', memo }, { ...pays, reference: memoReference('Rent') })).toEqual([
    { said: ['lineNote.other', { memo }], isFalse: true },
  ])
})
