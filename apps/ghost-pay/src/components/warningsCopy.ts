/** Where in a batch a warning holds. */
export const warningsCopy = {
  'warnings.parts': {
    one: 'In part {parts} of the batch.',
    other: 'In parts {parts} of the batch.',
  },
} as const
