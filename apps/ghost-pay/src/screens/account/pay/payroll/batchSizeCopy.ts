/** The sentences about how much goes into one batch. */
export const batchSizeCopy = {
  'batchSize.large': 'Nobody signs on a Ledger or a Trezor',
  'batchSize.large.hint':
    'Such a device refuses large batches, so one has at most {lines} lines. Without a device there are fewer, larger ones.',
} as const
