/** What became of a transaction that was not executed. */
export const fateCopy = {
  'fate.used': 'Its place in line is used up on the chain, so it can not be executed any more.',
  'fate.rejected': 'It was rejected: an empty transaction was executed in its place.',
  'fate.replaced': 'Another was executed in its place.',
  'fate.claimed': 'says the gateway',
  'fate.see': 'See what was executed',
} as const
