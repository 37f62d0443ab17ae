/** What is said of a transaction whose turn it is not. */
export const turnCopy = {
  'turn.used':
    'Place {nonce} in line is used already: this, or another in its place, was executed.',
  'turn.one': 'The one at place {nonce} in line has to be executed first.',
  'turn.several': 'Those at the places {first} to {last} have to be executed first.',
} as const
