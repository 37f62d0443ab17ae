/** What became of a transaction that was not executed. */
export const supersededCopy = {
  'superseded.used': 'Its number in line is used up, so it can not be sent any more.',
  'superseded.rejected': 'It was cancelled. No money moved.',
  'superseded.replaced': 'Another was sent in its place.',
  'superseded.claimed': 'says Safe’s service',
  'superseded.see': 'See what was sent',
} as const
