/** What waits at which nonce, by the gateway's queue: the hashes of the transactions by their nonce. */
export type TakenNonces = ReadonlyMap<number, readonly string[]>

/**
 * The lowest nonce that a new transaction can have: not used on the chain, and not taken by one that waits. It closes a gap
 * where there is one.
 *
 * @param accountNonce the nonce of the account's next execution, from the chain
 */
export function freeNonce(accountNonce: number, taken: TakenNonces): number {
  let nonce = accountNonce
  while (taken.has(nonce)) nonce += 1
  return nonce
}

/** Whether a transaction can have its nonce, and if not, what is the matter in words, and which one it could have. */
export type NonceCheck =
  { status: 'free' } | { status: 'used' | 'taken' | 'gap'; sentence: string; free: number }

/**
 * Checks the nonce of a transaction before it is signed: two with one nonce exclude each other, one behind a gap cannot be
 * executed until the gap is filled, and then at any time.
 *
 * @param id of the transaction itself, when the queue may have it already
 */
export function checkNonce(
  nonce: number,
  {
    accountNonce,
    taken,
    id,
  }: { accountNonce: number; taken: TakenNonces; id?: string | undefined },
): NonceCheck {
  const free = freeNonce(accountNonce, taken)
  if (nonce < accountNonce) {
    const sentence = `Nonce ${nonce} is used already: the account is at nonce ${accountNonce}.`
    return { status: 'used', sentence, free }
  }
  if ((taken.get(nonce) ?? []).some((other) => other !== id)) {
    const sentence = `Nonce ${nonce} is taken by another that waits: only one of the two can ever be executed.`
    return { status: 'taken', sentence, free }
  }
  if (nonce > free) {
    const sentence = `Nonce ${nonce} leaves a gap: nothing waits at nonce ${free}, and until something is executed there, this cannot be.`
    return { status: 'gap', sentence, free }
  }
  return { status: 'free' }
}
