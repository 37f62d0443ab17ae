import { textOf } from '../text/textOf.ts'

/** What is said after something was to be copied. */
export const copyButtonCopy = {
  'copied.done': 'Copied!',
  'copied.refused': 'Your browser did not let this page copy. Select the text instead.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(copyButtonCopy)
