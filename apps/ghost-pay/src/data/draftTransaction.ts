import type { Address } from 'viem'
import { type SafeTransaction, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { ReviewDraft } from './reviewDraft.ts'

/** Whether a draft needs the contract that runs several calls as one. */
export const isBatch = ({ calls }: Pick<ReviewDraft, 'calls'>): boolean => calls.length > 1

/**
 * The transaction that does what a draft says: its one call, or all of them in one batch.
 *
 * @param multiSend the official MultiSendCallOnly of the chain; undefined while it is not known
 * @param nonce its place in line
 * @returns undefined for a batch without the contract that runs it
 */
export function draftTransaction(
  { calls }: Pick<ReviewDraft, 'calls'>,
  { multiSend, nonce }: { multiSend: Address | undefined; nonce: number },
): SafeTransaction | undefined {
  const [only] = calls
  if (calls.length === 1 && only !== undefined) return toSafeTransaction({ ...only, nonce })
  if (multiSend === undefined) return undefined
  return toSafeTransaction({ ...batchTransaction({ transactions: calls, multiSend }), nonce })
}
