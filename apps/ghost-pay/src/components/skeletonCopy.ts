import { textOf } from '../text/textOf.ts'

/** What is on its way. */
export const skeletonCopy = {
  'skeleton.balance': 'Reading the balance',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(skeletonCopy)
