import type { SignableView } from '@ghost-pay/safe-account/view'
import type { TransactionAction, Warning } from '@ghost-pay/safe-protocol'

import type { ReviewFacts } from './reviewChecks.ts'

/**
 * The warnings that the page does not say already. Of a change of the owners title and table say who joins, who leaves and the new
 * rule; that one approval is enough from then on is said all the same.
 */
export function warningsToSay({
  action,
  warnings,
}: {
  action: TransactionAction
  warnings: readonly Warning[]
}): readonly Warning[] {
  if (!isOwnerChange({ action })) return warnings
  const isOne = 'threshold' in action && action.threshold === 1n
  return warnings.filter(({ code }) => code !== 'owners' && (code !== 'threshold' || isOne))
}

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
  const isTwin = twin.status === 'said' && twin.value.found !== undefined
  return {
    ...facts,
    rehearsal: runs || isSilent ? { status: 'none' } : rehearsal,
    twin: isChange && !isTwin ? { status: 'none' } : twin,
  }
}

const kinds: readonly TransactionAction['kind'][] = [
  'addOwner',
  'removeOwner',
  'swapOwner',
  'changeThreshold',
]

/** Whether it changes who decides over the account, and nothing else. */
const isOwnerChange = ({ action }: { action: TransactionAction }): boolean =>
  kinds.includes(action.kind)
