import { expect, test } from 'vitest'

import { sayProblem } from './sayProblem.ts'

test('that an account has no such token is said only where all of its tokens are known', () => {
  const problem = { level: 'stop', field: 'token', code: 'tokenUnknown', token: 'EUR' } as const
  expect(sayProblem(problem, false)).toEqual(['payroll.problem.tokenUnknown', { token: 'EUR' }])
  expect(sayProblem(problem, true)).toEqual(['payroll.here.token', { token: 'EUR' }])
})
