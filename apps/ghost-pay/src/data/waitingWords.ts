/**
 * How far a transaction is that waits. One with all its signatures can be executed only once every nonce before its own is used.
 *
 * @param state whether all signatures are there
 * @param nonce of the transaction; undefined where it is not known
 * @param accountNonce of the next execution; undefined while the chain has not answered
 */
export function waitingWords(
  state: 'ready' | 'waits',
  nonce: number | undefined,
  accountNonce: number | undefined,
): 'Ready to execute' | 'Signed, waits for its turn' | 'Needs signatures' {
  if (state === 'waits') return 'Needs signatures'
  return nonce !== undefined && accountNonce !== undefined && nonce > accountNonce
    ? 'Signed, waits for its turn'
    : 'Ready to execute'
}
