import type { TransactionDetails } from '@ghost-pay/gateway-client'

import { signableFromDetails } from '../data/signableFromDetails.ts'
import { type OwnView, ownView } from '../screens/account/transaction/ownView.ts'
import { buildAccount } from './buildAccount.ts'

/** What a transaction of tests and stories is by its own bytes. */
export function buildOwnView(details: TransactionDetails): OwnView | undefined {
  const signable = signableFromDetails(details, 1, '1.4.1')
  return (
    signable && ownView({ account: buildAccount(), details, signable, nameOf: () => undefined })
  )
}
