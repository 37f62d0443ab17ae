import { expect, test } from 'vitest'

import type { PayrollLine } from '../payroll/payrollLine.ts'
import { withAddress } from '../payroll-draft/payeeAddress.ts'
import { noEdits, type PayrollEdits } from '../payroll-draft/payrollDraft.ts'
import { buildPayrollContext, payeeAddress } from '../testing/buildPayroll.ts'
import { checkDraft, payeeKey } from './checkDraft.ts'
import { answeredNotes, payrollNotes, shownState } from './payrollNotes.ts'

const line = (name: string, number: number, amount = '1.50') =>
  `${name}\t${payeeAddress(number)}\t${amount}\tdUSD\tOctober`

const linesOf = (text: string, edits: Partial<PayrollEdits> = {}, isWhole = true) =>
  checkDraft(
    { text, edits: { ...noEdits, ...edits } },
    buildPayrollContext({ known: [], arePayeesWhole: isWhole }),
  ).lines

/** That the addresses of these lines were compared. */
const lookedAt = (text: string, numbers: readonly number[]) =>
  linesOf(text)
    .filter((one) => numbers.includes(one.line))
    .map(payeeKey)

/** What answers the notes of lines. */
const keysOf = (lines: readonly PayrollLine[]) =>
  payrollNotes(lines).flatMap((note) => (note.kind === 'new' ? [] : note.keys))

test('new payees are one note, whatever their number, and each arrives', () => {
  const text = [line('Ana', 0), line('Ben', 1), line('Cleo', 2)].join('\n')
  expect(payrollNotes(linesOf(text))).toEqual([
    { kind: 'new', lines: [1, 2, 3], all: 3, isWhole: true },
  ])
  expect(payrollNotes(linesOf(text, {}, false))).toMatchObject([{ isWhole: false }])
  expect(payrollNotes(linesOf(text, { looked: lookedAt(text, [1, 2]) }))).toMatchObject([
    { lines: [3], all: 3 },
  ])
  expect(payrollNotes(linesOf(text, { looked: lookedAt(text, [1, 2, 3]) }))).toEqual([])
  expect(linesOf(text).map((one) => shownState(one, { status: 'arrives' }))).toEqual(
    Array.from({ length: 3 }, () => 'arrives'),
  )
})

test('two names on one address are one note for the pair, which an answer ends', () => {
  const text = [line('Kofi', 0), line('Ben', 1), line('Jonas', 0, '2')].join('\n')
  const edits = { looked: lookedAt(text, [1, 2, 3]) }
  expect(payrollNotes(linesOf(text, edits))).toEqual([
    {
      kind: 'twoNames',
      keys: [expect.stringMatching(/^twoNames 1,3 /)],
      lines: [1, 3],
      names: ['Kofi', 'Jonas'],
    },
  ])
  const answered = keysOf(linesOf(text, edits))
  const lines = linesOf(text, { ...edits, answered })
  expect(payrollNotes(lines)).toEqual([])
  expect(answeredNotes(answered, lines)).toEqual([
    { key: answered[0], kind: 'twoNames', names: ['Kofi', 'Jonas'] },
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
        { text, edits: { ...noEdits, looked: lookedAt(text, [1, 2, 3]), answered } },
        buildPayrollContext({ known: [...known, ...more] }),
      ).lines,
    )
  expect(noted([])).toMatchObject([{ kind: 'nameOfOther', lines: [1, 3] }])
  const keys = noted([]).flatMap((note) => (note.kind === 'new' ? [] : note.keys))
  expect(noted([], keys)).toEqual([])
  // Who has the name as well is meant.
  expect(noted([{ address: payeeAddress(2), name: 'Cleo', wasPaid: true }])).toMatchObject([
    { lines: [1] },
  ])
})

test('lines that stand there twice are one note', () => {
  const text = [line('Ana', 0), line('Ana', 0), line('Ana', 0)].join('\n')
  expect(payrollNotes(linesOf(text, { looked: lookedAt(text, [1, 2, 3]) }))).toEqual([
    {
      kind: 'duplicate',
      lines: [2, 3],
      keys: [expect.stringMatching(/^duplicate 1,2 /), expect.stringMatching(/^duplicate 1,3 /)],
    },
  ])
})

test('an answer holds for the name and the address that it was given for, and for no others', () => {
  const text = [
    `Name\tOther\tAddress\tAmount\tToken\tMemo`,
    ...[line('Ana', 0), line('Ben', 1), line('Ben', 1), line('Kofi', 1, '2')].map((one, index) =>
      one.replace('\t', `\tPerson ${index}\t`),
    ),
    `Cleo\tCleo\t${payeeAddress(2)}\t3\tdUSD\tfor ${payeeAddress(9)}`,
  ].join('\n')
  const context = buildPayrollContext({
    known: [{ address: payeeAddress(7), name: 'Ana', wasPaid: true }],
  })
  const linesWith = (edits: Partial<PayrollEdits>) =>
    checkDraft({ text, edits: { ...noEdits, ...edits } }, context).lines
  const asked = linesWith({})
  const answers = { looked: asked.map(payeeKey), answered: keysOf(asked) }
  expect(payrollNotes(asked).map(({ kind }) => kind)).toEqual([
    'new',
    'twoNames',
    'twoNames',
    'nameOfOther',
    'duplicate',
    'addressInText',
  ])
  expect(payrollNotes(linesWith(answers))).toEqual([])

  /** What is asked again, of lines with this change. */
  const askedAgain = (change: Partial<PayrollEdits>) =>
    payrollNotes(linesWith({ ...answers, ...change })).map(({ kind, lines }) => [kind, lines])
  const corrected = (number: number, payee: number) =>
    withAddress({ ...noEdits, ...answers }, number, payeeAddress(payee))
  expect(askedAgain(corrected(2, 5))).toEqual([
    ['new', [2]],
    ['nameOfOther', [2]],
  ])
  expect(askedAgain(corrected(6, 5))).toEqual([
    ['new', [6]],
    ['addressInText', [6]],
  ])
  // Both lines of a pair were meant.
  const pair = withAddress(corrected(3, 5), 4, payeeAddress(5))
  expect(askedAgain(pair)).toEqual([
    ['new', [3, 4]],
    ['duplicate', [4]],
  ])
  // Another column has the names.
  const named = { mapping: { columns: { name: 1 }, unused: [] } }
  expect(askedAgain(named).map(([kind]) => kind)).toContain('twoNames')
  expect(answeredNotes(answers.answered, linesWith({ ...answers, ...named }))).not.toContainEqual(
    expect.objectContaining({ kind: 'twoNames' }),
  )
  // What is put back was compared.
  expect(askedAgain(withAddress(corrected(2, 5), 2, payeeAddress(0)))).toEqual([])
})
