import { textOf } from '../text/textOf.ts'

/** Whose word a figure is. */
export const sourceCopy = {
  'source.gateway': 'Safe’s service',
  'source.chain': 'blockchain',
  'source.cache': 'cache',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(sourceCopy)
