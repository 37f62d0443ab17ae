import { textOf } from '../text/textOf.ts'

/** Whose word something is. */
export const sourceCopy = {
  'source.gateway': 'Safe’s service',
  'source.chain': 'blockchain',
  'source.device': 'your browser',
  'source.cache': 'cache',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(sourceCopy)
