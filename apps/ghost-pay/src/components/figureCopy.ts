import { textOf } from '../text/textOf.ts'

/** An amount. */
export const figureCopy = {
  'figure.unknown': '{symbol} amount unknown',
  'figure.unknownWorth': 'What it is worth is not known',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(figureCopy)
