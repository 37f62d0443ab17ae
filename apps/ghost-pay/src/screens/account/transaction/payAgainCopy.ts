/** Paying a payment once more. */
export const payAgainCopy = {
  payAgain: 'Pay again',
  'payAgain.replaces': 'This payment takes the place of what you have typed.',
  'payAgain.replace': 'Take this payment',
  'payAgain.keep': 'Keep what I typed',
} as const
