import type { GatewayClient } from '../client.ts'
import { isUnreadable, type UnknownMember } from '../schemas/union.ts'
import { tellUnreadable } from './tellUnreadable.ts'

/**
 * Hands a bare list on, and tells of the items that could not be read: they stay in it, or are left out where the client asks for that
 * (`validate: 'lenient'`) and is told of them. Nothing gets lost in silence.
 */
export function handOnList<item>(
  { validate, onInvalid }: Pick<GatewayClient, 'validate' | 'onInvalid'>,
  list: (item | UnknownMember)[],
): (item | UnknownMember)[] {
  const { results } = tellUnreadable({ onInvalid }, { results: list })
  return validate === 'lenient' && onInvalid
    ? results.filter((item) => !isUnreadable(item))
    : results
}
