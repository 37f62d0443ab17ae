import { textOf } from '../text/textOf.ts'

/** What `AskToReplace` says. */
export const askToReplaceCopy = {
  'replace.question': 'This takes the place of what you have begun.',
  'replace.take': 'Take this instead',
  'replace.keep': 'Keep what I began',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(askToReplaceCopy)
