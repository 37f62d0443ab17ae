import type { SignableTransaction } from '@ghost-pay/safe-account'
import { callParts, isSameCalls } from '@ghost-pay/safe-account/review'

/**
 * Where the same waits already as what is about to be signed (behaviour/payments#twice): a request that is paid twice, or a form that was
 * sent from two tabs. What moves nothing is no payment, and what would take its place excludes it.
 *
 * @param waiting what waits, by its own bytes
 * @param accountNonce the account's next one, from the chain: what waits before it happens no more
 * @returns the place in line of the first; undefined when there is none
 */
export function twinInLine(
  { transaction }: Pick<SignableTransaction, 'transaction'>,
  waiting: readonly Pick<SignableTransaction, 'transaction'>[],
  accountNonce: number,
): number | undefined {
  const { value, data, nonce } = transaction
  const parts = callParts(transaction)
  if (value === 0n && data === '0x') return undefined
  const places = waiting
    .filter(
      ({ transaction: other }) =>
        other.nonce !== nonce &&
        other.nonce >= BigInt(accountNonce) &&
        isSameCalls(parts, callParts(other)),
    )
    .map(({ transaction: other }) => Number(other.nonce))
  return places.length === 0 ? undefined : Math.min(...places)
}
