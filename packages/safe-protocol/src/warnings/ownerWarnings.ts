import type { DescribeContext } from '../describeContext.ts'
import type { SayDescription } from '../descriptionCopy.ts'
import { type ActionOf, type ActionWarning, warning } from './buildWarning.ts'

/** Warnings about who signs for the account, and how many sign. */
export function ownerWarnings(
  action: ActionOf<'addOwner' | 'removeOwner' | 'swapOwner' | 'changeThreshold'>,
  { label, say }: DescribeContext,
): ActionWarning[] {
  switch (action.kind) {
    case 'addOwner':
      return [
        warning('owners', say('warning.ownerAdded', { owner: label(action.owner) })),
        thresholdWarning(action.threshold, say),
      ]
    case 'removeOwner':
      return [
        warning('owners', say('warning.ownerRemoved', { owner: label(action.owner) })),
        thresholdWarning(action.threshold, say),
      ]
    case 'swapOwner':
      return [
        warning(
          'owners',
          say('warning.ownerSwapped', {
            newOwner: label(action.newOwner),
            oldOwner: label(action.oldOwner),
          }),
        ),
      ]
    case 'changeThreshold':
      return [thresholdWarning(action.threshold, say)]
  }
}

function thresholdWarning(threshold: bigint, say: SayDescription): ActionWarning {
  return warning(
    'threshold',
    say('warning.threshold', { threshold: `${threshold}`, count: Number(threshold) }),
  )
}
