import type { Hash } from 'viem'

/** Where a proposal is looked over, signed and passed on without a gateway: on the review, under its hash in place of a draft. */
export const cosignPath = ({ path }: { path: string }, safeTxHash: Hash): string =>
  `${path}/review/${safeTxHash}`
