/**
 * The hour that a signature is good for, as the transaction service counts it: hours since 1970. It takes the current and the
 * previous one.
 *
 * @param now milliseconds
 */
export function totpOf(now: number): bigint {
  return BigInt(Math.floor(now / 3_600_000))
}
