import { expect, test } from 'vitest'

import { batchNote } from './batchNote.ts'

const line = (name: string, memo = '') => ({ typed: { name }, memo })
const memos = (...all: readonly string[]) => all.map((memo) => line('', memo))
const title = 'November payroll'

test('the title goes along, with the number of the batch and the memo that all lines share', () => {
  expect(batchNote(memos('', ''), { title, part: undefined })).toBe(title)
  expect(batchNote(memos('Rent', 'Rent'), { title, part: 'Batch 1 of 3' })).toBe(
    'November payroll · Batch 1 of 3: Rent',
  )
  // It says nothing new.
  expect(batchNote(memos('november', 'november'), { title, part: undefined })).toBe(title)
})

test('a memo that does not fit as a whole stays behind, and a title is cut', () => {
  expect(batchNote(memos('m'.repeat(190)), { title, part: undefined })).toBe(title)
  expect(batchNote([], { title: 't'.repeat(100), part: 'Batch 1 of 2' })).toBe(
    `${'t'.repeat(60)} · Batch 1 of 2`,
  )
})

test('names and memos of the lines go along where all of them fit, and else none', () => {
  const whole = (...lines: Parameters<typeof batchNote>[0]) =>
    batchNote(lines, { title, part: undefined })
  expect(whole(line('Ana Ruiz', 'Rent'), line('Kofi Mensah'))).toBe(
    'November payroll | Ana Ruiz: Rent | Kofi Mensah',
  )
  expect(whole(line('', 'Rent'), line('', 'Network fee'))).toBe(
    'November payroll | : Rent | : Network fee',
  )
  expect(whole(line('Ana', 'Rent'), line('Kofi', 'Rent'))).toBe(
    'November payroll: Rent | Ana | Kofi',
  )
  expect(whole(...Array.from({ length: 28 }, () => line('Kofi Mensah')))).toBe(title)
  // A gateway would keep a part of it.
  expect(whole(line('"'.repeat(100)), line('Kofi'))).toBe(title)
  // The fingerprint in the bytes would be of other words.
  expect(whole(line('Ana', 'Rent  11'), line('Kofi'))).toBe(title)
  // One payment has its memo as its note.
  expect(whole(line('Ana', 'Rent'))).toBe('November payroll: Rent')
})
