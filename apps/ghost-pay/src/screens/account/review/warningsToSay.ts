import type { TransactionAction, Warning } from '@ghost-pay/safe-protocol'

import { isOwnerChange } from './isOwnerChange.ts'

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
