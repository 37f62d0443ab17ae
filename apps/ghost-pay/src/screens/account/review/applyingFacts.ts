import type { SignableView } from '@ghost-pay/safe-account/view'

import { isOwnerChange } from './isOwnerChange.ts'
import type { ReviewFacts } from './reviewChecks.ts'

/**
 * Leaves out what says nothing of a transaction that moves no money (behaviour/payments#seven-checks): the trial run of one that does
 * what it says, and, of a change of the owners, that nothing like it waits. What has failed, or wants a look, is never left out.
 */
export function applyingFacts(
  facts: ReviewFacts,
  view: Pick<SignableView, 'kind' | 'action'> | undefined,
): ReviewFacts {
  if (view === undefined) return facts
  const isChange = isOwnerChange(view)
  if (view.kind !== 'rejection' && !isChange) return facts
  const { rehearsal, twin } = facts
  const runs = rehearsal.status === 'said' && rehearsal.value.outcome === 'runs'
  const isSilent = rehearsal.status === 'pending' || (rehearsal.status === 'silent' && !isChange)
  const isTwin = twin.status === 'said' && twin.value.place !== undefined
  return {
    ...facts,
    rehearsal: runs || isSilent ? { status: 'none' } : rehearsal,
    twin: isChange && !isTwin ? { status: 'none' } : twin,
  }
}
