import { expect, test } from 'vitest'

import { sayProblem } from './sayProblem.ts'

test('that an account has no such token is said only where all of its tokens are known', () => {
  const problem = { level: 'stop', field: 'token', code: 'tokenUnknown', token: 'EUR' } as const
  expect(sayProblem(problem, false)).toEqual(['payroll.problem.tokenUnknown', { token: 'EUR' }])
  expect(sayProblem(problem, true)).toEqual(['payroll.here.token', { token: 'EUR' }])
})

test('a letter among the digits of an amount is named', () => {
  const problem = { level: 'stop', field: 'amount', code: 'amountUnreadable' } as const
  const typed = { name: '', address: '', token: '', memo: '' }
  expect(sayProblem(problem, false, { ...typed, amount: '1,45O.00' })).toEqual([
    'payroll.problem.amountLetter',
    { written: '1,45O.00', letter: 'O' },
  ])
  expect(sayProblem(problem, false, { ...typed, amount: 'ten' })).toEqual([
    'payroll.problem.amountUnreadable',
  ])
})
