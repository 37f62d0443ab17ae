import type { GatewayClient } from '../client.ts'
import { isUnreadable, type UnknownMember } from '../schemas/union.ts'
import { reportUnreadable } from './reportUnreadable.ts'

/**
 * Hands a bare list on, and reports the items that could not be read: they stay in it, or are left out where the client says so
 * (`validate: 'lenient'`) and has `onInvalid`. No item is lost without a report.
 */
export function filterUnreadable<item>(
  { validate, onInvalid }: Pick<GatewayClient, 'validate' | 'onInvalid'>,
  list: (item | UnknownMember)[],
): (item | UnknownMember)[] {
  const { results } = reportUnreadable({ onInvalid }, { results: list })
  return validate === 'lenient' && onInvalid
    ? results.filter((item) => !isUnreadable(item))
    : results
}
