import { compareVersions } from './safeVersion.ts'

/**
 * Whether an account reads signatures of `personal_sign` (`v` 31 and 32, kind `ethSign`). Those before 1.1.0 take them for the signature
 * of nobody and revert.
 *
 * @param version of the account's contract
 * @throws InvalidVersionError
 */
export function readsEthSign(version: string): boolean {
  return compareVersions(version, '1.1.0') >= 0
}
