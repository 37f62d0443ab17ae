import { isPlain } from '../schema.ts'
import { timestamp } from '../schemas/times.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** Whether an item of a list is one that could not be read. */
export const isUnknown = (item: unknown): item is UnknownMember =>
  isPlain(item) && item.type === 'unknown' && isPlain(item.raw)

/** The id of an item that cannot be read otherwise; `undefined` when it has none. */
export function idOfUnknown({ raw }: UnknownMember): string | undefined {
  const { transaction, messageHash } = raw
  const id = isPlain(transaction) ? transaction.id : messageHash
  return typeof id === 'string' ? id : undefined
}

/** When an item which cannot be read says that it happened, in milliseconds; `undefined` where it does not say. */
export function timeOfUnknown({ raw }: UnknownMember): number | undefined {
  const { transaction, creationTimestamp } = raw
  const read = timestamp['~standard'].validate(
    isPlain(transaction) ? transaction.timestamp : creationTimestamp,
  )
  return read.issues ? undefined : read.value
}
