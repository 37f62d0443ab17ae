import { InvalidFieldError } from '../errors.ts'

/**
 * The hour for which a signature for the transaction service is valid, in hours since 1970. The service accepts the current hour
 * and the one before.
 *
 * @param at a time in milliseconds, for example `Date.now()`
 * @throws InvalidFieldError
 */
export function totpAt(at: number): bigint {
  if (!Number.isFinite(at) || at < 0) {
    throw new InvalidFieldError('at', at, 'a time in milliseconds')
  }
  return BigInt(Math.floor(at / 3_600_000))
}
