import type { SafeInfo } from '../schemas/safe.ts'
import type { SafePart } from './keys.ts'

type Tags = Pick<SafeInfo, 'txQueuedTag' | 'txHistoryTag' | 'collectiblesTag' | 'messagesTag'>

/** What else has changed when a tag has: an executed payment moves the balances, too. */
const partsOf = {
  txQueuedTag: ['queue', 'nonces', 'transaction'],
  txHistoryTag: ['history', 'balances', 'transaction', 'relays'],
  collectiblesTag: ['collectibles'],
  messagesTag: ['messages'],
} as const satisfies Record<keyof Tags, readonly SafePart[]>

/** Which parts of an account are not as they were, going by the tags of its info. */
export function changedParts(before: Tags, now: Tags): SafePart[] {
  const tags = Object.keys(partsOf) as (keyof Tags)[] // The names of a constant just above.
  const parts = tags.filter((tag) => before[tag] !== now[tag]).flatMap((tag) => partsOf[tag])
  return [...new Set(parts)]
}
