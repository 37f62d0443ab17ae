import type { SignableView } from '../../../data/viewSignable.ts'
import { deedOfBytes } from '../queue/proposalDeed.ts'

/** How many people a batch pays; undefined for what pays nobody, or does something else as well. */
export function paidMany(view: SignableView): number | undefined {
  const { deed, isWhole } = deedOfBytes(view)
  if (deed.kind !== 'batch' || deed.people === 0 || !isWhole) return undefined
  return deed.people
}
