/** Whose word a figure is. */
export const sourceCopy = {
  'source.gateway': 'gateway',
  'source.chain': 'chain',
  'source.cache': 'cache',
} as const
