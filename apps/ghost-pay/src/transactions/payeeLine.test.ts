import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { memoReference } from '@ghost-pay/payments/memo'

import { payeeLine } from './payeeLine.ts'

const ana = getAddress(`0x${'a1'.repeat(20)}`)
const other = getAddress(`0x${'b2'.repeat(20)}`)
const nobody = { to: ana, reference: undefined, addressBook: new Map() }

test('a line without words has neither name nor memo', () => {
  expect(payeeLine(undefined, nobody)).toEqual({ name: undefined, memo: undefined, further: [] })
})

test('the reader’s own name leads, and the note’s other name stands beside it', () => {
  const addressBook = new Map([[ana, 'Ana']])
  expect(payeeLine({ name: 'Ana', memo: '' }, { ...nobody, addressBook })).toEqual({
    name: { words: 'Ana', isNoted: false },
    memo: undefined,
    further: [],
  })
  expect(payeeLine({ name: 'Anna Ruiz', memo: '' }, { ...nobody, addressBook })).toMatchObject({
    name: { words: 'Ana', isNoted: false },
    further: [{ said: ['lineNote.name', { name: 'Anna Ruiz' }], isFalse: false }],
  })
})

test('the name of a note is shown as the note’s', () => {
  expect(payeeLine({ name: 'Ana Ruiz', memo: 'Rent' }, nobody)).toEqual({
    name: { words: 'Ana Ruiz', isNoted: true },
    memo: { words: 'Rent', isNoted: true },
    further: [],
  })
})

test('a name that the reader gave to another address is a warning and no name', () => {
  const addressBook = new Map([[other, 'Ana Ruiz']])
  expect(payeeLine({ name: 'Ana Ruiz', memo: '' }, { ...nobody, addressBook })).toMatchObject({
    name: undefined,
    further: [{ said: ['lineNote.taken', { name: 'Ana Ruiz' }], isFalse: true }],
  })
})

test('a memo whose fingerprint is signed is more than a note; another fingerprint is a warning', () => {
  const reference = memoReference('Rent')
  expect(payeeLine({ name: '', memo: 'Rent' }, { ...nobody, reference })).toMatchObject({
    memo: { words: 'Rent', isNoted: false },
    further: [],
  })
  expect(payeeLine({ name: '', memo: 'Gift' }, { ...nobody, reference })).toMatchObject({
    memo: undefined,
    further: [{ said: ['lineNote.other', { memo: 'Gift' }], isFalse: true }],
  })
})
