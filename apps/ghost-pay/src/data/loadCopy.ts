/** What is said where a further part of the app does not come. */
export const loadCopy = {
  'load.failed':
    'A part of this app could not be loaded. Check your connection and try again; reload the page if that does not help.',
} as const
