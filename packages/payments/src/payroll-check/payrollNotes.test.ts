import { expect, test } from 'vitest'

import { noEdits, type PayrollEdits } from '../payroll-draft/payrollDraft.ts'
import { buildPayrollContext, payeeAddress } from '../testing/buildPayroll.ts'
import { checkDraft } from './checkDraft.ts'
import { answeredNotes, payrollNotes, shownState } from './payrollNotes.ts'

const line = (name: string, number: number, amount = '1.50') =>
  `${name}\t${payeeAddress(number)}\t${amount}\tdUSD\tOctober`

const linesOf = (text: string, edits: Partial<PayrollEdits> = {}, isWhole = true) =>
  checkDraft(
    { text, edits: { ...noEdits, ...edits } },
    buildPayrollContext({ known: [], arePayeesWhole: isWhole }),
  ).lines

test('new payees are one note, whatever their number, and each arrives', () => {
  const text = [line('Ana', 0), line('Ben', 1), line('Cleo', 2)].join('\n')
  expect(payrollNotes(linesOf(text))).toEqual([
    { kind: 'new', lines: [1, 2, 3], all: 3, isWhole: true },
  ])
  expect(payrollNotes(linesOf(text, {}, false))).toMatchObject([{ isWhole: false }])
  expect(payrollNotes(linesOf(text, { looked: [1, 2] }))).toMatchObject([{ lines: [3], all: 3 }])
  expect(payrollNotes(linesOf(text, { looked: [1, 2, 3] }))).toEqual([])
  expect(linesOf(text).map((one) => shownState(one, { status: 'arrives' }))).toEqual(
    Array.from({ length: 3 }, () => 'arrives'),
  )
})

test('two names on one address are one note for the pair, which an answer ends', () => {
  const text = [line('Kofi', 0), line('Ben', 1), line('Jonas', 0, '2')].join('\n')
  const edits = { looked: [1, 2, 3] }
  expect(payrollNotes(linesOf(text, edits))).toEqual([
    { kind: 'twoNames', keys: ['twoNames 1,3'], lines: [1, 3], names: ['Kofi', 'Jonas'] },
  ])
  const answered = ['twoNames 1,3']
  const lines = linesOf(text, { ...edits, answered })
  expect(payrollNotes(lines)).toEqual([])
  expect(answeredNotes(answered, lines)).toEqual([
    { key: 'twoNames 1,3', kind: 'twoNames', names: ['Kofi', 'Jonas'] },
  ])
  expect(answeredNotes(answered, linesOf(text, { dropped: [3] }))).toEqual([])
  expect(answeredNotes(['alike one', 'other 1'], lines)).toMatchObject([{ kind: 'alike' }])
})

test('names that the payer keeps for other addresses are one note, which an answer ends', () => {
  const text = [line('Аna', 0), line('Ben', 1), line('cleo', 2)].join('\n') // a Cyrillic A
  const known = [
    { address: payeeAddress(7), name: 'Ana', wasPaid: true },
    { address: payeeAddress(8), name: 'Cleo', wasPaid: false },
  ]
  const noted = (more: typeof known, answered: readonly string[] = []) =>
    payrollNotes(
      checkDraft(
        { text, edits: { ...noEdits, looked: [1, 2, 3], answered } },
        buildPayrollContext({ known: [...known, ...more] }),
      ).lines,
    )
  const keys = ['nameOfOther 1', 'nameOfOther 3']
  expect(noted([])).toEqual([{ kind: 'nameOfOther', keys, lines: [1, 3] }])
  expect(noted([], keys)).toEqual([])
  // Who has the name as well is meant.
  expect(noted([{ address: payeeAddress(2), name: 'Cleo', wasPaid: true }])).toMatchObject([
    { lines: [1] },
  ])
})

test('lines that stand there twice are one note', () => {
  const text = [line('Ana', 0), line('Ana', 0), line('Ana', 0)].join('\n')
  expect(payrollNotes(linesOf(text, { looked: [1, 2, 3] }))).toEqual([
    { kind: 'duplicate', lines: [2, 3], keys: ['duplicate 1,2', 'duplicate 1,3'] },
  ])
})
