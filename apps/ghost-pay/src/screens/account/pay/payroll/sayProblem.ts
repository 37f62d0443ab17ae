import type { PayrollProblem } from '@ghost-pay/payments/payroll'

import type { Said } from '../../../../text/Said.ts'
import type { payrollCopy } from './payrollCopy.ts'

/**
 * What is the matter with a line, as a sentence.
 *
 * @param isHere nobody but this page was asked which tokens the account has: it does not know all of them
 */
export function sayProblem(problem: PayrollProblem, isHere: boolean): Said<typeof payrollCopy> {
  switch (problem.code) {
    case 'addressShape':
      return ['payroll.problem.addressShape', { characters: problem.characters }]
    case 'addressOneMissing':
      return problem.fits === undefined
        ? ['payroll.problem.addressOneMissing']
        : ['payroll.problem.addressOneMissingFits']
    case 'addressOtherChain':
      return ['payroll.problem.addressOtherChain', { prefix: problem.prefix }]
    case 'addressToken':
      return ['payroll.problem.addressToken', { symbol: problem.symbol }]
    case 'lookAlike':
      return problem.name === undefined
        ? ['payroll.problem.lookAlike']
        : ['payroll.problem.lookAlikeNamed', { name: problem.name }]
    case 'lookAlikeLine':
      return ['payroll.problem.lookAlikeLine', { line: problem.line }]
    case 'tokenUnknown':
      return [
        isHere ? 'payroll.here.token' : 'payroll.problem.tokenUnknown',
        { token: problem.token },
      ]
    case 'amountPrecise':
      return [
        'payroll.problem.amountPrecise',
        { symbol: problem.symbol, decimals: problem.decimals },
      ]
    case 'amountTooLarge':
      return ['payroll.problem.amountTooLarge', { symbol: problem.symbol }]
    case 'duplicate':
      return ['payroll.problem.duplicate', { line: problem.line }]
    case 'addressMissing':
    case 'addressChecksum':
    case 'addressZero':
    case 'addressOwn':
    case 'amountMissing':
    case 'amountUnreadable':
    case 'amountUnclear':
    case 'amountZero':
    case 'firstTime':
    case 'unseen':
      return [`payroll.problem.${problem.code}`]
  }
}
