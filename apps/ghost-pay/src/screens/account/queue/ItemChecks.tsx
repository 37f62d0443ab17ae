import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { WithDetails } from '../inplace/WithDetails.tsx'
import { useOwnTransaction } from '../transaction/useOwnTransaction.ts'
import { useProposalReview } from '../transaction/useProposalReview.ts'
import { ItemChecksView } from './ItemChecksView.tsx'

export type ItemChecksProps = {
  account: SharedAccount
  /** The gateway's own for the transaction. */
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
