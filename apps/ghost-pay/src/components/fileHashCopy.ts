/** What stands in the place of a file's hash. */
export const fileHashCopy = {
  'fileHash.none': 'Only a built app has it.',
} as const
