import { textOf } from '../../../text/textOf.ts'
import { passedIn } from '../review/proofSaid.ts'
import { SevenBars } from '../review/ProofStrip.tsx'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { inboxCopy } from './inboxCopy.ts'

import '../review/ReviewView.css'

const text = textOf(inboxCopy)

/** The checks of a proposal in short, on its card. */
export const ItemChecksView = ({ checks }: { checks: readonly ReviewCheck[] }) => (
  <p className="gp-item-checks gp-soft gp-small">
    <SevenBars checks={checks} />
    <span aria-hidden="true">{text('inbox.checks', passedIn(checks))}</span>
  </p>
)
