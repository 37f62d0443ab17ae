import type { Proposal } from './proposal.ts'

/**
 * Proposals that do the same as another at another place: both can happen, so one of them is mostly a mistake, or a copy that was
 * left behind when it was moved. Empty ones do nothing, however often.
 *
 * @returns the place of the other, by the transaction's id
 */
export function twinsOf(proposals: readonly Proposal[]): ReadonlyMap<string, number> {
  const twins = new Map<string, number>()
  const first = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const signable = proposal.check?.signable
    if (signable === undefined || proposal.deed.kind === 'reject') continue
    const { to, value, data, operation } = signable.transaction
    const key = [to, value, data, operation].join()
    const other = first.get(key)
    if (other === undefined) first.set(key, proposal)
    else if (other.nonce !== proposal.nonce) {
      twins.set(proposal.transaction.id, other.nonce)
      if (!twins.has(other.transaction.id)) twins.set(other.transaction.id, proposal.nonce)
    }
  }
  return twins
}
