import type { PayrollLine, PayrollProblem } from '@ghost-pay/payments/payroll'
import { recipientProblemOf } from '@ghost-pay/safe-account/recipients'

import { type RecipientSaid, sayRecipientProblem } from '../../../../people/recipientCopy.ts'
import type { Said } from '../../../../text/Said.ts'
import type { payrollCopy } from './payrollCopy.ts'

/** What keeps a line from being paid. */
export type StopProblem = Extract<PayrollProblem, { level: 'stop' }>

/** A sentence of the payroll, or of every field for an address. */
export type ProblemSaid = Said<typeof payrollCopy> | RecipientSaid

/**
 * What stops a line, as a sentence. What is only to be looked at is said by a note on all lines.
 *
 * @param isHere nobody but this page was asked which tokens the account has: it does not know all of them
 * @param typed how the line was written
 */
export function sayProblem(
  problem: StopProblem,
  isHere: boolean,
  typed?: PayrollLine['typed'],
): ProblemSaid {
  switch (problem.code) {
    case 'addressUnreadable': {
      const read = recipientProblemOf(problem.problem)
      return read.key === 'noSuchPerson'
        ? ['payroll.problem.addressWord', { name: read.name }]
        : sayRecipientProblem(read)
    }
    case 'addressName':
      return ['payroll.problem.addressName', { name: problem.name }]
    case 'addressOneMissing':
      return problem.fits === undefined
        ? ['payroll.problem.addressOneMissing']
        : ['payroll.problem.addressOneMissingFits']
    case 'addressOtherChain':
      return ['payroll.problem.addressOtherChain', { prefix: problem.prefix }]
    case 'otherChain':
      return problem.chain === ''
        ? ['payroll.problem.otherChainUnnamed']
        : ['payroll.problem.otherChain', { chain: problem.chain }]
    case 'setAside':
      return ['payroll.problem.setAside', { written: problem.written }]
    case 'addressToken':
      return ['recipient.tokenContract', { symbol: problem.symbol }]
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
    case 'amountUnreadable': {
      const written = typed?.amount.trim() ?? ''
      const letter = /\p{L}/u.exec(written)?.[0]
      if (letter !== undefined && /\d/.test(written)) {
        return ['payroll.problem.amountLetter', { written, letter }]
      }
      return ['payroll.problem.amountUnreadable']
    }
    case 'addressZero':
      return ['recipient.zeroAddress']
    default:
      return [`payroll.problem.${problem.code}`]
  }
}
