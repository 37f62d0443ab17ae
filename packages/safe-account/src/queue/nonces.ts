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

/** Whether a transaction can have its nonce, and if not, what is the matter, and which one it could have. */
export type NonceCheck = { status: 'free' } | { status: 'used' | 'taken' | 'gap'; free: number }

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
  if (nonce < accountNonce) return { status: 'used', free }
  if ((taken.get(nonce) ?? []).some((other) => other !== id)) return { status: 'taken', free }
  if (nonce > free) return { status: 'gap', free }
  return { status: 'free' }
}

/** What waits at which nonce by two that know of it, each transaction once. */
export function bothTaken(one: TakenNonces, other: TakenNonces): TakenNonces {
  const all = new Map(one)
  for (const [nonce, hashes] of other) {
    all.set(nonce, [...new Set([...(all.get(nonce) ?? []), ...hashes])])
  }
  return all
}
