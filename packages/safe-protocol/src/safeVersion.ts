import { InvalidVersionError } from './errors.ts'

const versionPattern = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:\+[0-9A-Za-z.-]+)?$/

/**
 * Compares two contract versions. Build metadata (`1.3.0+L2`) says which flavour was deployed and does not count.
 *
 * @returns a negative number when `a` is older, a positive one when it is newer, 0 when they are the same release
 * @throws InvalidVersionError when one is missing, a pre-release, or not `major.minor.patch`
 */
export function compareVersions(a: string, b: string): number {
  const left = readVersion(a)
  const right = readVersion(b)
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

function readVersion(version: unknown): [number, number, number] {
  const match = typeof version === 'string' ? versionPattern.exec(version) : null
  if (!match) throw new InvalidVersionError(version)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}
