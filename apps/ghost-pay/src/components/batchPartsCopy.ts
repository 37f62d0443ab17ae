import { textOf } from '../text/textOf.ts'

/** A batch, line by line. */
export const batchPartsCopy = {
  'parts.count': { one: '{count} line', other: '{count} lines' },
  'parts.total': 'In all',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(batchPartsCopy)
