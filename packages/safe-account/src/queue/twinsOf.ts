import { type CallParts, callParts, isSameCalls } from '../review/isSameCalls.ts'
import type { Proposal } from './proposal.ts'

/**
 * Proposals that do the same as another at another place: both can happen, so one of them is mostly a mistake, or a copy that was
 * left behind when it was moved. Empty ones do nothing, however often.
 *
 * @returns the place of the other, by the transaction's id
 */
export function twinsOf(proposals: readonly Proposal[]): ReadonlyMap<string, number> {
  const twins = new Map<string, number>()
  const earlier: { proposal: Proposal; parts: CallParts }[] = []
  for (const proposal of proposals) {
    const signable = proposal.check?.signable
    if (signable === undefined || proposal.action.kind === 'reject') continue
    const parts = callParts(signable.transaction)
    for (const { proposal: other, parts: others } of earlier) {
      if (other.nonce === proposal.nonce || !isSameCalls(parts, others)) continue
      nameOnce(twins, proposal, other.nonce)
      nameOnce(twins, other, proposal.nonce)
    }
    earlier.push({ proposal, parts })
  }
  return twins
}

/** The first that is found is named. */
function nameOnce(twins: Map<string, number>, { transaction: { id } }: Proposal, nonce: number) {
  if (!twins.has(id)) twins.set(id, nonce)
}
