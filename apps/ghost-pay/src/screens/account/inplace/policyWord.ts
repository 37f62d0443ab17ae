import type { PolicyFinding } from '@ghost-pay/payments/policy'
import type { FoundPolicy } from '@ghost-pay/safe-account/policy'

import type { PlaceWordParameters } from './placeWord.ts'

export type PolicyWordParameters = {
  /** Null where the account's contract says no version, undefined while, or because, nobody has answered. */
  found: Pick<FoundPolicy, 'current' | 'isWhole' | 'isLapsed'> | null | undefined
  isError: boolean
  /** The transaction's own bytes are read. */
  isRead: boolean
  /** What has left already is still being added up. */
  isAdding: boolean
  findings: readonly PolicyFinding[]
}

/**
 * What a policy says of something that is to be signed where it stands. A policy that lapsed, was not read in full or cannot decide
 * is looked at first, as one that is broken.
 */
export function policyWord(parameters: PolicyWordParameters): PlaceWordParameters['policy'] {
  const { found, isError, isRead, isAdding, findings } = parameters
  if (found === undefined) return isError ? 'look' : 'pending'
  if (found === null || !found.isWhole || found.isLapsed) return 'look'
  if (found.current === undefined) return 'kept'
  if (!isRead || findings.length > 0) return 'look'
  return isAdding ? 'pending' : 'kept'
}
