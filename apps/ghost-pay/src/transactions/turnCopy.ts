import { textOf } from '../text/textOf.ts'

/** What is said of a transaction whose turn it is not. */
export const turnCopy = {
  'turn.used': 'No. {nonce} in line is used already: this, or another with it, was sent.',
  'turn.one': 'No. {nonce} in line must go first.',
  'turn.several': 'No. {first} to {last} in line must go first.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(turnCopy)
