import type { PayrollProblem } from './payrollLine.ts'
import type { PayrollQuestion } from './payrollQuestion.ts'

/** Whether a line has a problem only because something is asked about the whole text: it is said once, with the question. */
export const isAskedOfAll = (
  problem: PayrollProblem,
  questions: readonly PayrollQuestion[],
): boolean => questions.some((question) => isOf(problem, question))

function isOf(problem: PayrollProblem, question: PayrollQuestion): boolean {
  const { code } = problem
  const isAddress = code === 'addressMissing'
  // The heading of the amounts may name the token.
  const isAmount =
    code === 'amountMissing' || code === 'amountUnreadable' || code === 'tokenMissing'
  switch (question.ask) {
    case 'addressColumn':
      return isAddress
    case 'amountColumn':
    case 'cutAmount':
      return isAmount || code === 'amountUnclear'
    case 'column':
      return question.field === 'address' ? isAddress : isAmount
    case 'unit':
      return code === 'amountUnit'
    case 'decimalSign':
      return code === 'amountUnclear'
    case 'aside':
    case 'chain':
    case 'chainColumn':
    case 'nameColumn':
      return false
    case 'tokenColumn':
      return code === 'tokenMissing'
    case 'token':
      return code === 'tokenUnknown'
        ? question.written !== '' && partsOf(problem.token).includes(question.written.toLowerCase())
        : code === 'tokenMissing' && question.written === ''
  }
}

/** What cell, amount and heading say, where each of them says something else. */
const partsOf = (token: string): readonly string[] => token.toLowerCase().split(' / ')
