/** What is said when a new transaction cannot keep its place in line, and has another. */
export const movedPlaceCopy = {
  'moved.used':
    'No. {nonce} in line was used up by another. This is now no. {free}: look it over before you approve.',
  'moved.taken':
    'No. {nonce} in line is taken by another that waits. This is now no. {free}: look it over before you approve.',
  'moved.gap':
    'No. {nonce} in line leaves a gap: nothing waits as no. {free}. This is now no. {free}: look it over before you approve.',
} as const
