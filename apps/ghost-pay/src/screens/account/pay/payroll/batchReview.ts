import { memoReference } from '@ghost-pay/payments/memo'
import { type PayrollBatch, payrollCall } from '@ghost-pay/payments/payroll'
import {
  proposalOrigin,
  type ReviewDraft,
  tidyNote,
  typedTokens,
} from '@ghost-pay/safe-account/store'

import { notesBeside } from './batchNote.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

/**
 * A batch as a draft for the review: each line as it was rehearsed, with its memo in its bytes or without. One line by itself says what
 * stands in its bytes.
 *
 * @param note which batch it is, where there are several
 */
export function batchReview(
  { lines }: Pick<PayrollBatch, 'lines'>,
  rehearsals: LineRehearsals['lines'],
  note: string | undefined,
): ReviewDraft {
  const isBound = (line: number) => rehearsals.get(line)?.isBound === true
  const [only] = lines
  const isOneBound = lines.length === 1 && only !== undefined && isBound(only.line)
  const typed = typedTokens(lines.map(({ token }) => ({ ...token, token: token.address })))
  const said = isOneBound ? wholeNote(only.memo) : note
  const beside = notesBeside(lines, said)
  return {
    kind: 'payroll',
    calls: lines.map((line) => {
      const memos = isBound(line.line) ? 'reference' : 'none'
      const { to, value, data } = payrollCall(line, { memos })
      return { to, value, data }
    }),
    ...(said !== undefined && { note: said }),
    ...(beside !== undefined && { lines: beside }),
    ...(typed.length > 0 && { typed }),
  }
}

/** A memo as a note by which its fingerprint can be checked; undefined where a part of it would be lost on the way. */
function wholeNote(memo: string): string | undefined {
  const note = tidyNote(memo)
  const isWhole =
    memoReference(note) === memoReference(memo) && proposalOrigin(note) === JSON.stringify({ note })
  return isWhole ? note : undefined
}
