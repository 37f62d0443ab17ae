import type { DescribeContext } from '../describeContext.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about who signs for the account, and how many sign. */
export function ownerWarnings(
  action: ActionOf<'addOwner' | 'removeOwner' | 'swapOwner' | 'changeThreshold'>,
  { label }: DescribeContext,
): ActionWarning[] {
  switch (action.kind) {
    case 'addOwner':
      return [
        warning('owners', `${label(action.owner)} becomes an owner.`),
        thresholdWarning(action.threshold),
      ]
    case 'removeOwner':
      return [
        warning('owners', `${label(action.owner)} is an owner no more.`),
        thresholdWarning(action.threshold),
      ]
    case 'swapOwner':
      return [
        warning(
          'owners',
          `${label(action.newOwner)} takes the place of ${label(action.oldOwner)}.`,
        ),
      ]
    case 'changeThreshold':
      return [thresholdWarning(action.threshold)]
  }
}

function thresholdWarning(threshold: bigint): ActionWarning {
  const confirmations = threshold === 1n ? '1 confirmation is' : `${threshold} confirmations are`
  return warning('threshold', `${confirmations} needed from then on.`)
}
