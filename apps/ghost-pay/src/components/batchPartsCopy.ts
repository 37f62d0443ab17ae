/** A batch, part by part. */
export const batchPartsCopy = {
  'parts.count': { one: '{count} part', other: '{count} parts' },
  'parts.total': 'In all',
} as const
