/** A batch, line by line. */
export const batchPartsCopy = {
  'parts.count': { one: '{count} line', other: '{count} lines' },
  'parts.total': 'In all',
} as const
