/**
 * Why a transaction cannot be executed now, by its nonce: an account executes one nonce after another. Undefined when it is
 * its turn.
 *
 * @param nonce of the transaction
 * @param accountNonce the nonce of the account's next execution, from the chain
 */
export function describeTurn(nonce: number, accountNonce: number): string | undefined {
  if (nonce < accountNonce) {
    return `Nonce ${nonce} is used already: this, or another in its place, was executed.`
  }
  const before = nonce - accountNonce
  if (before === 0) return undefined
  if (before === 1) return `The one with nonce ${accountNonce} has to be executed first.`
  return `Those with the nonces ${accountNonce} to ${nonce - 1} have to be executed first.`
}
