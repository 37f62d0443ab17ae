import type { Hash } from 'viem'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { placeInLine } from '@ghost-pay/safe-account/queue'

import { twinInLine } from '../review/twinInLine.ts'

/** A transaction that waits, by its own bytes. */
export type WaitingTransaction = { hash: Hash; signable: SignableTransaction }

/**
 * Whether a transaction can be given to another gateway: `had`: that one has it; `passed`: the account has gone past its place; `taken`:
 * another one waits at its place, and one of them could never happen; `twin`: the same waits at another place, and both could happen.
 */
export type OfferWord = 'give' | 'had' | 'passed' | 'taken' | 'twin'

/** Compares a transaction with what waits elsewhere, by their own bytes. */
export function offerWord(
  { hash, signable }: WaitingTransaction,
  theirs: readonly WaitingTransaction[],
  accountNonce: number,
): OfferWord {
  const { nonce } = signable.transaction
  if (placeInLine(Number(nonce), accountNonce).kind === 'past') return 'passed'
  if (theirs.some((other) => other.hash === hash)) return 'had'
  if (theirs.some((other) => other.signable.transaction.nonce === nonce)) return 'taken'
  const others = theirs.map((other) => other.signable)
  return twinInLine(signable, others, accountNonce) === undefined ? 'give' : 'twin'
}
