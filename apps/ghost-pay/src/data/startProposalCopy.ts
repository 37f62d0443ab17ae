/** What is said where a payment cannot be kept for passing on. */
export const startProposalCopy = {
  'startProposal.full':
    'This browser keeps {most} payments for passing on at most. Throw one away that is not needed any more.',
} as const
