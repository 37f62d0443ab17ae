import { expect, test } from 'vitest'
import { takesAmounts, writeAmount } from '@ghost-pay/payments/payroll'
import { checkDraft, payrollTurn } from '@ghost-pay/payments/payroll-check'
import { noEdits } from '@ghost-pay/payments/payroll-draft'

import { buildPayrollContext, payeeAddress, storyDollar } from '../../../../testing/buildPayroll.ts'
import { groupLines, payableOn } from './usePayrollDraft.ts'

const person = (number: number, name: string, chainIds: readonly number[] = []) => ({
  address: payeeAddress(number),
  name,
  groups: ['Design'],
  chainIds,
})
const check = (text: string) =>
  checkDraft({ text, edits: noEdits }, buildPayrollContext({ tokens: [storyDollar] }))

test('a group is lines with names and addresses, and stops until each has an amount', () => {
  let text = groupLines([person(0, 'Ana "A"; Ferreira, 12'), person(1, 'Ben\tCole')])
  const before = check(text)
  expect(before.read.questions).toEqual([])
  expect(before.lines.map(({ address }) => address)).toEqual([0, 1].map(payeeAddress))
  expect(before.lines.flatMap(({ problems }) => problems)).toMatchObject([
    { code: 'amountMissing' },
    { code: 'amountMissing' },
  ])
  expect(payrollTurn(before, new Map()).isReady).toBe(false)
  for (const { line } of before.lines) {
    const { read } = check(text)
    expect(takesAmounts(text, read)).toBe(true)
    text = writeAmount(text, { ...read, line, digits: line === 2 ? '1500.125' : '1.234' })
  }
  const after = check(text)
  expect(after.read.questions).toEqual([])
  expect(after.payable.map(({ amount }) => amount)).toEqual([1_500_125_000n, 1_234_000n])
  expect(after.lines.map(({ typed }) => typed.name)).toEqual(['Ana A ; Ferreira, 12', 'Ben Cole'])
})

test('who is only good on another chain is left out', () => {
  const [ana, ben, cole] = [person(0, 'Ana'), person(1, 'Ben', [1]), person(2, 'Cole', [10])]
  expect(payableOn([ana, ben, cole], 1)).toEqual([ana, ben])
})
