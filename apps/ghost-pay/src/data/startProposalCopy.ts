/** What is said where a payment cannot be kept for passing on. */
export const startProposalCopy = {
  'startProposal.full':
    'This browser keeps {most} payments for passing on at most. Delete one that you do not need.',
} as const
