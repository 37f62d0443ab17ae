import { expect, test } from 'vitest'
import { withLineNotes } from '@ghost-pay/payments/memo'
import { checkDraft } from '@ghost-pay/payments/payroll-check'
import { noEdits } from '@ghost-pay/payments/payroll-draft'

import { buildPayrollContext, payrollText } from '../../../../testing/buildPayroll.ts'
import { buildReview } from '../../../../testing/buildReview.ts'
import { memoWord } from '../../../../transactions/memoWord.ts'
import { batchReview } from './batchNote.ts'

const { payable: lines } = checkDraft(
  { text: payrollText(2), edits: noEdits },
  buildPayrollContext(),
)
const bound = new Map([1, 2].map((line) => [line, { status: 'arrives', isBound: true } as const]))
const note = 'Batch 2 of 2'
const wordOf = ({ calls, note }: ReturnType<typeof batchReview>) =>
  memoWord(buildReview({ calls }).view, note)

test('the only line of a last batch says what stands in its bytes', () => {
  const [last] = lines.slice(1)
  if (last === undefined) throw new Error('There is no second line.')
  const review = batchReview({ lines: [last] }, bound, note)
  expect(review.note).toBe(last.memo)
  expect(wordOf(review)).toEqual(['memo.bound'])
  // Of words that a note would not hold as they are, nothing is said but that they are there.
  const spaced = batchReview({ lines: [{ ...last, memo: 'Rent  10' }] }, bound, note)
  expect([spaced.note, wordOf(spaced)]).toEqual([undefined, ['memo.unread']])
  const loose = batchReview({ lines: [last] }, new Map(), note)
  expect([loose.note, wordOf(loose)]).toEqual([note, ['memo.loose']])
})

test('it says how the tokens of its amounts were described', () => {
  expect(batchReview({ lines }, bound, note).typed).toEqual([
    { address: lines[0]?.token.address, symbol: lines[0]?.token.symbol, decimals: 6 },
  ])
})

test('several lines say which batch they are, and a payroll in one piece says nothing', () => {
  expect(batchReview({ lines }, bound, note)).toMatchObject({ kind: 'payroll', note })
  expect(batchReview({ lines }, bound, undefined)).not.toHaveProperty('note')
})

test('names and memos that have no room in the note are kept beside it', () => {
  const { payable } = checkDraft({ text: payrollText(12), edits: noEdits }, buildPayrollContext())
  const review = batchReview({ lines: payable }, new Map(), 'May')
  expect(review.lines).toEqual(payable.map(({ typed: { name }, memo }) => ({ name, memo })))
  const told = withLineNotes('May', review.lines?.slice(0, 2) ?? [])
  expect(batchReview({ lines: payable.slice(0, 2) }, new Map(), told)).not.toHaveProperty('lines')
})
