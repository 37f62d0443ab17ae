import { type Address, getAddress, isAddressEqual } from 'viem'
import { safeTxHash, splitSignatures } from '@ghost-pay/safe-protocol'

import { executedWith, type SentCall } from '../checks/executedWith.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/**
 * Who approves a transaction by sending its execution, before it is in a block: the sender, where their own approval stands among the
 * signatures (`v = 1`, `checkSignatures` of the Safe contracts). The account counts no other approval of that kind without a call
 * before it. Whether the sender is an owner is for the caller to see: an account reads no more signatures than it needs.
 *
 * @returns undefined where the sender only sends it, and where it is executed from within another call
 */
export function approverIn(sent: SentCall, signable: SignableTransaction): Address | undefined {
  const name = { ...signable, nonce: signable.transaction.nonce, safeTxHash: safeTxHash(signable) }
  const found = executedWith(sent, [], name)
  if (found === undefined) return undefined
  try {
    const isOwn = splitSignatures(found.signatures).some(
      (one) => one.kind === 'approvedHash' && isAddressEqual(one.owner, sent.from),
    )
    return isOwn ? getAddress(sent.from) : undefined
  } catch {
    // Signatures that cannot be read name no approver.
    return undefined
  }
}
