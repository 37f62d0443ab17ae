import { textOf } from '../text/textOf.ts'

/** Why a token is put aside. */
export const doubtCopy = {
  'doubt.advertises': 'Its name leads somewhere. Do not go there.',
  'doubt.hides': 'Its name has characters that cannot be seen.',
  'doubt.imitates': 'It calls itself as another token does.',
  'doubt.long': 'Its name is longer than a token’s.',
  'doubt.unlisted': 'Safe’s service does not trust it.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(doubtCopy)
