/** What is said when a new transaction cannot keep its place in line, and has another. */
export const movedPlaceCopy = {
  'moved.used':
    'Place {nonce} in line was used up by another. This now has place {free}: look it over before you sign.',
  'moved.taken':
    'Place {nonce} in line is taken by another that waits. This now has place {free}: look it over before you sign.',
  'moved.gap':
    'Place {nonce} in line leaves a gap: nothing waits at place {free}. This now has place {free}: look it over before you sign.',
} as const
