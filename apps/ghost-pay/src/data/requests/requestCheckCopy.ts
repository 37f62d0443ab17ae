/** What is said where a request is not made or not kept. */
export const requestCheckCopy = {
  'requestCheck.full':
    'This browser keeps {most} requests at most. Forget one that you do not need, then make this one.',
  'requestCheck.stranger':
    'The account’s contract does not know you as an owner. Nothing was signed.',
  'requestCheck.signature':
    'Your wallet signed something else, or with another key. Nothing was kept.',
} as const
