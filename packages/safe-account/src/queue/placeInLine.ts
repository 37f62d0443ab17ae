/** Where a transaction stands among the account's executions: `past` is over, `later` waits for all from `first` to `last`. */
export type PlaceInLine =
  { kind: 'past' } | { kind: 'next' } | { kind: 'later'; first: number; last: number }

/**
 * Finds the place of a transaction by its nonce: an account executes one nonce after another.
 *
 * @param nonce of the transaction
 * @param accountNonce the nonce of the account's next execution, from the chain
 */
export function placeInLine(nonce: number, accountNonce: number): PlaceInLine {
  if (nonce < accountNonce) return { kind: 'past' }
  if (nonce === accountNonce) return { kind: 'next' }
  return { kind: 'later', first: accountNonce, last: nonce - 1 }
}
