import { textOf } from '../text/textOf.ts'

/** Where in a batch a warning holds. */
export const warningsCopy = {
  'warnings.parts': {
    one: 'In line {parts} of the batch.',
    other: 'In lines {parts} of the batch.',
  },
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(warningsCopy)
