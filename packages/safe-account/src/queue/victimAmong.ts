import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { isEmptyTransaction } from './isEmptyTransaction.ts'

/**
 * Finds what a rejection at a place cancels.
 *
 * @param known transactions by their own bytes; one may be among them twice
 * @returns undefined where nothing but empty ones stands there, or more than one that is not
 */
export function victimAmong(
  known: readonly SignableTransaction[],
  nonce: bigint,
): SignableTransaction | undefined {
  const others = known.filter((one) => one.transaction.nonce === nonce && !isEmptyTransaction(one))
  const [victim, ...more] = new Map(others.map((one) => [safeTxHash(one), one])).values()
  return more.length === 0 ? victim : undefined
}
