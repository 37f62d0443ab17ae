/**
 * What a person should know of a new payment's nonce; undefined when there is nothing to know.
 *
 * @param nonce that the payment gets
 * @param accountNonce the nonce of the account's next execution, from the chain
 * @param recommended what the gateway recommends; undefined when it has not said
 */
export function describeNonce(
  nonce: number,
  accountNonce: number,
  recommended: number | undefined,
): string {
  const ahead = nonce - accountNonce
  const place =
    ahead === 0
      ? 'It is the next one to be executed.'
      : ahead === 1
        ? 'One that waits comes first.'
        : `${ahead} that wait come first.`
  return recommended === undefined || recommended === nonce
    ? place
    : `${place} The gateway recommends ${recommended}; chain and queue say ${nonce}.`
}
