import { useSyncExternalStore } from 'react'
import {
  type ApprovalOnChain,
  findApproval,
  readSentApproval,
  type SentApproval,
  sentApprovalsIn,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.approvals.v1'), readSentApproval)

/** The approvals on their way that this browser knows: pressed again, they are waited for and not paid a second time. */
export const sentApprovals = sentApprovalsIn(list)

/** The approval of an owner that is on its way, whichever tab has sent it, also before a reload. */
export function useSentApproval(approval: ApprovalOnChain | undefined): SentApproval | undefined {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return approval && findApproval(all, approval)
}
