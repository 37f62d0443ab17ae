import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { checkDraft, payrollTurn } from '@ghost-pay/payments/payroll-check'
import { noEdits } from '@ghost-pay/payments/payroll-draft'

import {
  buildPayrollContext,
  payeeAddress,
  storyDollar,
  storyEther,
} from '../../../../testing/buildPayroll.ts'
import { buildReview, buildTokenCall, reviewToken } from '../../../../testing/buildReview.ts'
import { batchLines } from './UseBatchAgain.tsx'

const dollar = { ...storyDollar, address: reviewToken.address }
const context = buildPayrollContext({ tokens: [storyEther, dollar] })
const addressBook = new Map([[testAddresses.bob, 'Bob']])
const options = { note: '', currency: { symbol: 'ETH' }, addressBook }
const viewOf = (calls: Parameters<typeof buildReview>[0]) => buildReview(calls).view

test('the lines of a batch pay the same once more, with nothing left to ask', () => {
  const amounts = [1n, 1_425_000n, 1_425_500_000n, 2_000_000_000n, 999_999_999_999n]
  const { parts } = viewOf({
    calls: [
      ...amounts.map((amount, index) => buildTokenCall(payeeAddress(index), amount)),
      { to: payeeAddress(7), value: 1_234_000_000_000_000_000n, data: '0x' },
    ],
  })
  const text = batchLines({ parts }, options) ?? ''
  const payroll = checkDraft({ text, edits: noEdits }, context)
  const { payable, read } = payroll
  expect(read.rows).toHaveLength(6)
  expect(payrollTurn(payroll, new Map()).waitsFor.kind).not.toBe('question')
  expect(payable.map((line) => [line.address, line.amount, line.token.symbol])).toEqual([
    ...amounts.map((amount, index) => [payeeAddress(index), amount, 'dUSD']),
    [payeeAddress(7), 1_234_000_000_000_000_000n, 'ETH'],
  ])
})

test('names are the reader’s own, else those of the note that can be so, and memos are kept', () => {
  const view = viewOf({
    calls: [
      buildTokenCall(testAddresses.bob, 1_000_000n),
      buildTokenCall(payeeAddress(1), 2_000_000n),
      buildTokenCall(payeeAddress(2), 3_000_000n),
    ],
  })
  const note = 'November | Ana "A": Rent | Bob: Fee | Kofi'
  const text = batchLines(view, { ...options, note }) ?? ''
  const { lines } = checkDraft({ text, edits: noEdits }, context)
  expect(lines.map(({ typed: { name, memo } }) => [name, memo])).toEqual([
    ['Bob', 'Rent'],
    // He is another one.
    ['', 'Fee'],
    ['Kofi', ''],
  ])
})

test('a batch that does anything else as well has no lines', () => {
  const view = viewOf({
    calls: [
      buildTokenCall(payeeAddress(1), 2_000_000n),
      { to: payeeAddress(2), value: 0n, data: '0x12345678' },
    ],
  })
  expect(batchLines(view, options)).toBeUndefined()
})
