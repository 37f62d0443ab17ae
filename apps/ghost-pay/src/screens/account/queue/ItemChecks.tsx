import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { passedIn, SevenBars } from '../review/ProofStrip.tsx'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { useOwnTransaction } from '../transaction/useOwnTransaction.ts'
import { useProposalReview } from '../transaction/useProposalReview.ts'
import { text } from './inboxCopy.ts'

import '../review/ReviewView.css'

export type ItemChecksProps = {
  account: SharedAccount
  id: string
}

/** Makes the checks of a proposal, as its own page does, and shows them in short; nothing while it is read. */
export const ItemChecks = ({ account, id }: ItemChecksProps) => (
  <WithDetails account={account} id={id} fallback={() => null}>
    {(details, readAt) => <Checked key={id} {...{ account, details, readAt }} />}
  </WithDetails>
)

type CheckedProps = { account: SharedAccount; details: TransactionDetails; readAt: number }

function Checked({ account, details, readAt }: CheckedProps) {
  const transaction = useOwnTransaction(account, details, true)
  const review = useProposalReview(account, details, transaction, readAt, true)
  return review === undefined ? null : <ItemChecksView checks={review.checks} />
}

/** The checks of a proposal in short, on its card. */
export const ItemChecksView = ({ checks }: { checks: readonly ReviewCheck[] }) => (
  <p className="gp-item-checks gp-near gp-wrap gp-soft gp-small">
    <SevenBars checks={checks} />
    <span aria-hidden="true">{text('inbox.checks', passedIn(checks))}</span>
  </p>
)
