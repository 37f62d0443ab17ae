import { expect, test } from 'vitest'

import { batchNote } from './batchNote.ts'

const memos = (...all: readonly string[]) => all.map((memo) => ({ memo }))
const title = 'November payroll'

test('the title goes along, with the number of the batch and the memo that all lines share', () => {
  expect(batchNote(memos('', ''), { title, part: undefined })).toBe(title)
  expect(batchNote(memos('Rent', 'Rent'), { title, part: 'Batch 1 of 3' })).toBe(
    'November payroll · Batch 1 of 3: Rent',
  )
  expect(batchNote(memos('Rent', 'Network fee'), { title, part: undefined })).toBe(title)
  // It says nothing new.
  expect(batchNote(memos('november', 'november'), { title, part: undefined })).toBe(title)
})

test('a memo that does not fit as a whole stays behind, and a title is cut', () => {
  expect(batchNote(memos('m'.repeat(190)), { title, part: undefined })).toBe(title)
  expect(batchNote([], { title: 't'.repeat(100), part: 'Batch 1 of 2' })).toBe(
    `${'t'.repeat(60)} · Batch 1 of 2`,
  )
})
