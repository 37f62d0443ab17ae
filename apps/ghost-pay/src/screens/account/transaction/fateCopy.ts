/** What became of a transaction that was not executed. */
export const fateCopy = {
  'fate.used': 'Its number in line is used up, so it can not be sent any more.',
  'fate.rejected': 'It was cancelled. No money moved.',
  'fate.replaced': 'Another was sent in its place.',
  'fate.claimed': 'says Safe’s service',
  'fate.see': 'See what was sent',
} as const
