import { passedIn } from '../review/proofSaid.ts'
import { SevenBars } from '../review/ProofStrip.tsx'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { text } from './inboxCopy.ts'

import '../review/ReviewView.css'

/** The checks of a proposal in short, on its card. */
export const ItemChecksView = ({ checks }: { checks: readonly ReviewCheck[] }) => (
  <p className="gp-item-checks gp-soft gp-small">
    <SevenBars checks={checks} />
    <span aria-hidden="true">{text('inbox.checks', passedIn(checks))}</span>
  </p>
)
