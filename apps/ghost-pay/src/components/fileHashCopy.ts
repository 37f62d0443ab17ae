import { textOf } from '../text/textOf.ts'

/** What stands in the place of a file's hash. */
export const fileHashCopy = {
  'fileHash.none': 'Only a built app has it.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(fileHashCopy)
