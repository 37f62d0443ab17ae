import { type Address, decodeFunctionData, getAddress, type Hex, isAddressEqual } from 'viem'
import { safeAbi, safeTxHash, splitSignatures } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** What somebody sent into the chain. */
export type SentCall = { from: Address; to: Address | null; input: Hex }

/**
 * Who approved a transaction by sending its execution: the sender, where their own approval stands among the signatures (`v = 1`,
 * `checkSignatures` of the Safe contracts). The account counts no other approval of that kind without a call before it. Whether the
 * sender is an owner is for the caller to see: an account reads no more signatures than it needs.
 *
 * @returns undefined where the sender only sent it, and where it was executed from within another call
 */
export function approverIn(
  { from, to, input }: SentCall,
  signable: SignableTransaction,
): Address | undefined {
  if (to === null || !isAddressEqual(to, signable.safe)) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: input })
    if (functionName !== 'execTransaction') return undefined
    const [target, value, data, operation, safeTxGas, baseGas, gasPrice, ...refund] = args
    const [gasToken, refundReceiver, signatures] = refund
    if (operation > 1) return undefined
    const kind: 0 | 1 = operation === 1 ? 1 : 0
    const transaction = {
      ...{ to: target, value, data, operation: kind, safeTxGas, baseGas, gasPrice },
      ...{ gasToken, refundReceiver, nonce: signable.transaction.nonce },
    }
    if (safeTxHash({ ...signable, transaction }) !== safeTxHash(signable)) return undefined
    const isOwn = splitSignatures(signatures).some(
      (one) => one.kind === 'approvedHash' && isAddressEqual(one.owner, from),
    )
    return isOwn ? getAddress(from) : undefined
  } catch {
    // Data that cannot be read names no approver.
    return undefined
  }
}
