import type { Hash } from 'viem'

import type { TakenNonces } from '../queue/nonces.ts'
import type { KeptProposal } from './keptProposals.ts'

/**
 * What waits at which nonce, as far as this browser knows it: for when no gateway says.
 *
 * @param kept of one account
 * @param except the transaction that a place is looked for
 */
export function takenHere(kept: readonly KeptProposal[], except?: Hash): TakenNonces {
  const taken = new Map<number, string[]>()
  for (const { proposal, executed } of kept) {
    if (executed !== undefined || proposal.safeTxHash === except) continue
    const nonce = Number(proposal.transaction.nonce)
    taken.set(nonce, [...(taken.get(nonce) ?? []), proposal.safeTxHash])
  }
  return taken
}
