import type { Said } from '../../../text/Said.ts'
import type { policyCopy } from './policyCopy.ts'

export type PolicySaidParameters = {
  /** What was found; null where the account's contract says no version, undefined while, or because, nobody has answered. */
  found: { isWhole: boolean; isLapsed: boolean } | null | undefined
  isError: boolean
  /** No gateway is asked. */
  isUnasked: boolean
}

/** What is said of the looking for a policy: silence would look like a policy that is kept. Undefined when all was read. */
export function policySaid(parameters: PolicySaidParameters): Said<typeof policyCopy> | undefined {
  const { found, isError, isUnasked } = parameters
  if (found === undefined) return [isError ? 'policy.unread' : 'policy.reading']
  if (found?.isLapsed === true) return ['policy.lapsed']
  if (found?.isWhole === true) return undefined
  return [found !== null && isUnasked ? 'policy.unasked' : 'policy.unread']
}
