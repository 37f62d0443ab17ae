import { isAddressEqual } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import { placeInLine, turnOf } from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../data/SharedAccount.ts'

/** Whether the viewer, an owner, can take a transaction one step further, going by the gateway's list. */
export function needsViewer(
  { executionInfo }: Transaction,
  { role, info, viewer }: Pick<SharedAccount, 'role' | 'info' | 'viewer'>,
): boolean {
  if (role !== 'owner' || viewer === undefined || info === undefined) return false
  if (executionInfo?.type !== 'MULTISIG') return false
  const { nonce, confirmationsSubmitted, confirmationsRequired, missingSigners } = executionInfo
  const { kind } = turnOf({
    viewer: role,
    // A gateway that does not say who is missing has not said that the viewer has signed.
    hasSigned:
      missingSigners !== null && !missingSigners.some(({ value }) => isAddressEqual(value, viewer)),
    signatures: { count: confirmationsSubmitted, threshold: confirmationsRequired },
    position: placeInLine(nonce, info.nonce).kind,
  })
  return kind === 'sign' || kind === 'send'
}
