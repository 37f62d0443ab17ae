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

/**
 * Whether an account's contract is the one its chain recommends: `UNKNOWN` means that the chain does not know its code.
 */
export type VersionState = 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'

/**
 * The version state of an account, as the gateway says it.
 *
 * @param parameters.version `VERSION()` of the account, `null` when it could not be read
 * @param parameters.recommendedVersion the chain's `recommendedMasterCopyVersion`
 * @param parameters.implementation the contract the account runs on (its slot 0); checked when `masterCopies` is given
 * @param parameters.masterCopies the contracts the chain knows
 */
export function getVersionState({
  version,
  recommendedVersion,
  implementation,
  masterCopies,
}: {
  version: string | null | undefined
  recommendedVersion: string | null | undefined
  implementation?: string | null | undefined
  masterCopies?: readonly string[] | undefined
}): VersionState {
  if (masterCopies) {
    const known = masterCopies.some(
      (address) => address.toLowerCase() === implementation?.toLowerCase(),
    )
    if (!known) return 'UNKNOWN'
  }
  if (!isVersion(version) || !isVersion(recommendedVersion)) return 'UNKNOWN'
  return compareVersions(version, recommendedVersion) < 0 ? 'OUTDATED' : 'UP_TO_DATE'
}

function isVersion(version: unknown): version is string {
  return typeof version === 'string' && versionPattern.test(version)
}
