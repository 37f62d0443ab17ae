/** What is on its way. */
export const skeletonCopy = {
  'skeleton.balance': 'Reading the balance',
} as const
