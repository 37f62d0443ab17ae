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
): [key: 'status.ready' | 'status.waitsForTurn' | 'status.waits'] {
  if (state === 'waits') return ['status.waits']
  return nonce !== undefined && accountNonce !== undefined && nonce > accountNonce
    ? ['status.waitsForTurn']
    : ['status.ready']
}
