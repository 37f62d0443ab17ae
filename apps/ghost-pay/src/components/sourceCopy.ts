/** Whose word a figure is. */
export const sourceCopy = {
  'source.gateway': 'Safe’s service',
  'source.chain': 'blockchain',
  'source.cache': 'cache',
} as const
