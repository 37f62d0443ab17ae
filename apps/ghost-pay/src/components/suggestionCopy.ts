import { textOf } from '../text/textOf.ts'

/** The sentences of a field that suggests people. */
export const suggestionCopy = {
  'suggestion.people': 'People',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(suggestionCopy)
