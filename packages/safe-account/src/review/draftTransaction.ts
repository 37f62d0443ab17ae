import type { Address } from 'viem'
import { type SafeTransaction, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { ReviewDraft } from '../store/reviewDraft.ts'

/** Whether a draft needs the contract that runs several calls as one. */
export const isBatch = ({ calls }: Pick<ReviewDraft, 'calls'>): boolean => calls.length > 1

/**
 * The transaction that does what a draft says: its one call, or all of them in one batch. An update of the version runs inside the
 * account; whether it is one is seen in the bytes, as of every transaction.
 *
 * @param multiSend the official MultiSendCallOnly of the chain; undefined while it is not known
 * @param nonce its place in line
 * @returns undefined for a batch without the contract that runs it
 */
export function draftTransaction(
  { calls, kind }: Pick<ReviewDraft, 'calls'> & Partial<Pick<ReviewDraft, 'kind'>>,
  { multiSend, nonce }: { multiSend: Address | undefined; nonce: number },
): SafeTransaction | undefined {
  const [only] = calls
  if (calls.length === 1 && only !== undefined) {
    return toSafeTransaction({ ...only, operation: kind === 'update' ? 1 : 0, nonce })
  }
  if (multiSend === undefined) return undefined
  return toSafeTransaction({ ...batchTransaction({ transactions: calls, multiSend }), nonce })
}
