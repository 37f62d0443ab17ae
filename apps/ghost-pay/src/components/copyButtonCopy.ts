/** What is said after something was to be copied. */
export const copyButtonCopy = {
  'copied.done': 'Copied!',
  'copied.refused': 'Your browser did not let this page copy. Select the text instead.',
} as const
