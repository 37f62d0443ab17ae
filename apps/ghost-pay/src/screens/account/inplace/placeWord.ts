import type { PolicyFinding } from '@ghost-pay/payments/policy'
import type { FoundPolicy } from '@ghost-pay/safe-account/policy'

import type { ReviewCheck } from '../review/reviewChecks.ts'

/**
 * Whether something can be signed where it stands: `ready`, everything that the review asks is proven; `running`, something is still
 * asked; `look`, there is something that a person has to read first; `stopped`, a check has failed.
 */
export type PlaceWord = 'ready' | 'running' | 'look' | 'stopped'

export type PlaceWordParameters = {
  checks: readonly ReviewCheck[] | undefined
  /** What came of holding it against the policy that the owners signed. */
  policy: 'pending' | 'kept' | 'look'
  /**
   * Whether receipts of the chain prove that every payee without a name was paid before. True when every payee has a
   * name.
   */
  payees: 'pending' | 'proven' | 'unproven'
  /** The page of the transaction has more to say than the checks: a warning, or a signature that does not count. */
  hasNotices: boolean
}

/**
 * Says whether something can be signed without its page being opened (behaviour/payments#sign-in-place). What its page would let
 * a person sign after a look at it is not signed without that look: an open check, a first payee, one whom only the gateway
 * says was paid before, a policy that cannot decide.
 */
export function placeWord({ checks, policy, payees, hasNotices }: PlaceWordParameters): PlaceWord {
  const states = (checks ?? []).map(({ state }) => state)
  if (states.includes('failed')) return 'stopped'
  if (states.includes('warning') || states.includes('open')) return 'look'
  if (policy === 'look' || payees === 'unproven' || hasNotices) return 'look'
  if (checks === undefined || states.includes('running')) return 'running'
  return policy === 'pending' || payees === 'pending' ? 'running' : 'ready'
}

/** The check that decides what is said in one line: the worst, the earlier first; undefined when all have passed. */
export function worstCheck(checks: readonly ReviewCheck[]): ReviewCheck | undefined {
  return (['failed', 'warning', 'open', 'running'] as const)
    .map((state) => checks.find((check) => check.state === state))
    .find((check) => check !== undefined)
}

export type PolicyWordParameters = {
  found: Pick<FoundPolicy, 'current' | 'isWhole' | 'isLapsed'> | null | undefined
  isError: boolean
  isRead: boolean
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
