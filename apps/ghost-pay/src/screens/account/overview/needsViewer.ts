import { isAddressEqual } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { SharedAccount } from '../../../data/SharedAccount.ts'

/** Whether the viewer can take a transaction one step further, going by the gateway's list. */
export function needsViewer(
  { txStatus, executionInfo }: Transaction,
  account: Pick<SharedAccount, 'isOwner' | 'info' | 'viewer'>,
): boolean {
  if (account.isOwner !== true || executionInfo?.type !== 'MULTISIG') return false
  if (txStatus === 'AWAITING_EXECUTION') return executionInfo.nonce === account.info?.nonce
  const { viewer } = account
  return (
    viewer !== undefined &&
    (executionInfo.missingSigners ?? []).some(({ value }) => isAddressEqual(value, viewer))
  )
}
