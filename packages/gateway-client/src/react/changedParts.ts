import type { SafeInfo } from '../schemas/safeInfo.ts'
import type { SafePart } from './keys.ts'

type Tags = Pick<SafeInfo, 'txQueuedTag' | 'txHistoryTag' | 'collectiblesTag' | 'messagesTag'>

/** What else has changed when a tag has: an executed payment moves the balances, too. */
const partsOf = {
  txQueuedTag: ['queue', 'nonces', 'transaction'],
  // An executed transaction leaves the queue, of which the tag is that of the newest change alone.
  txHistoryTag: ['history', 'queue', 'nonces', 'balances', 'transaction', 'relays'],
  collectiblesTag: ['collectibles'],
  messagesTag: ['messages'],
} as const satisfies Record<keyof Tags, readonly SafePart[]>

/** Which parts of an account are not as they were, going by the tags of its info. */
export function changedParts(before: Tags, now: Tags): SafePart[] {
  const tags = Object.keys(partsOf) as (keyof Tags)[] // The names of a constant just above.
  const parts = tags.filter((tag) => before[tag] !== now[tag]).flatMap((tag) => partsOf[tag])
  return [...new Set(parts)]
}
