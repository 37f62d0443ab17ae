import { expect, test } from 'vitest'
import { checkDraft } from '@ghost-pay/payments/payroll-check'
import { noEdits } from '@ghost-pay/payments/payroll-draft'

import {
  buildPayrollContext,
  payeeAddress,
  storyDollar,
  storyEther,
} from '../../../../testing/buildPayroll.ts'
import { moneyOf, payrollSums, sayFixed } from './payrollSums.ts'

const payable = (text: string) =>
  checkDraft({ text, edits: noEdits }, buildPayrollContext()).payable

test('each token has its own sum, with its people and its money', () => {
  const text = [
    `Ana\t${payeeAddress(0)}\t10.5\tdUSD`,
    `Ana\t${payeeAddress(0)}\t2\tdUSD`,
    `Ben\t${payeeAddress(1)}\t0.125\tETH`,
    'Nobody\t\t5\tdUSD',
  ].join('\n')
  expect(payrollSums(payable(text), new Map([['', 3000]]))).toEqual([
    { token: storyDollar, total: 12_500_000n, people: 1, money: undefined, places: 2 },
    { token: storyEther, total: 125n * 10n ** 15n, people: 1, money: 375, places: 3 },
  ])
  expect(moneyOf(storyEther, 10n ** 18n, new Map([['', 3000]]))).toBe(3000)
})

test('an amount has two digits behind its point, or as many as the lines of its token have', () => {
  expect(sayFixed(1_236_200_000n, 6, 2)).toBe('1,236.20')
  expect(sayFixed(5n * 10n ** 17n, 18, 4)).toBe('0.5000')
  expect(sayFixed(5n, 0, 0)).toBe('5')
})
