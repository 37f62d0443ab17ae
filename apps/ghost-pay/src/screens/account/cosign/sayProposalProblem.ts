import {
  ProposalConflictError,
  ProposalHashMismatchError,
  UnreadableProposalError,
} from '@ghost-pay/payments/cosign'
import { plainText } from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import type { cosignCopy } from './cosignCopy.ts'

/** A sentence of these screens: its key, with what stands in its gaps. */
export type ProposalSaid = Said<typeof cosignCopy>

/** Characters of a field's name that are repeated. */
const longestField = 40

/**
 * Why what was handed over is not opened, in a sentence.
 *
 * @param error what reading or merging threw
 * @param isHere whether it was to be added to a payment that is open
 */
export function sayProposalProblem(error: unknown, isHere = false): ProposalSaid {
  if (error instanceof UnreadableProposalError) {
    if (error.code !== 'field') return [`cosign.bad.${error.code}`]
    return ['cosign.bad.field', { field: plainText(error.field ?? '').slice(0, longestField) }]
  }
  if (error instanceof ProposalHashMismatchError) return ['cosign.bad.hash']
  if (error instanceof ProposalConflictError) {
    return [isHere ? 'cosign.bad.otherHere' : 'cosign.bad.other']
  }
  // More signatures than a proposal may hold, put together.
  return ['cosign.bad.tooLarge']
}
