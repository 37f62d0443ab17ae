import type { Hash } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import { rejectionTransaction, safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { hashOfId } from '../queue/hashOfId.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/** What was executed in the place of another. */
export type PlaceTaken = {
  transaction: Transaction
  /** Its hash, as its name in the list has it. */
  safeTxHash: Hash | undefined
  /** It did nothing but take the place: by its hash, not by anybody's word. */
  isRejection: boolean
}

/**
 * Finds what was executed in the place of a transaction that has become impossible: an account executes each nonce once.
 *
 * @param history what the gateway says has happened
 * @param dead the one that was not executed
 * @returns undefined where the history, as far as it was read, does not have it
 */
export function tookItsPlace(
  history: readonly Transaction[],
  dead: SignableTransaction,
): PlaceTaken | undefined {
  const own = safeTxHash(dead)
  const nonce = Number(dead.transaction.nonce)
  const found = history
    .filter(
      ({ executionInfo }) => executionInfo?.type === 'MULTISIG' && executionInfo.nonce === nonce,
    )
    .map((transaction) => ({ transaction, safeTxHash: hashOfId(transaction.id) }))
    .find((one) => one.safeTxHash !== own)
  if (found === undefined) return undefined
  const rejection = toSafeTransaction(rejectionTransaction({ safe: dead.safe, nonce }))
  const isRejection = found.safeTxHash === safeTxHash({ ...dead, transaction: rejection })
  return { ...found, isRejection }
}
