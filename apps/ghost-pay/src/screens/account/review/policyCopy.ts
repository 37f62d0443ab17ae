import { textOf } from '../../../text/textOf.ts'

/** The sentences about the policy that the owners signed. */
export const policyCopy = {
  'policy.breach': 'This breaks the policy that the owners signed',
  'policy.warning': 'It is not known whether this keeps to the policy that the owners signed',
  'policy.see': 'Read the policy',
  'policy.onlyPeople':
    '{to} is not among the people that the policy names, and nobody else may be paid.',
  'policy.onlyTokens': 'The token {token} has no place in the policy.',
  'policy.toAnyone':
    '{to} is not among the people that the policy names, and would get {amount} {token}. Others get at most {limit}.',
  'policy.perDay': '{amount} {token} would leave within a day. The policy allows {limit}.',
  'policy.perMonth': '{amount} {token} would leave within 30 days. The policy allows {limit}.',
  'policy.spentUnknown':
    'What left in the days before is not known, so nobody knows whether a limit for a day or a month is kept. Look at the activity.',
  'policy.adding': 'Adding up what has left in the last 30 days.',
  'policy.notOnlyPayments': 'It does more than pay, and the policy speaks of payments alone.',
  'policy.more': 'And {count} more.',
  'policy.reading': 'Looking for a policy that the owners have signed.',
  'policy.unasked':
    'Safe’s service is not asked here: of the policies that the owners have signed, only the last one that this browser has found is known.',
  'policy.lapsed':
    'The owners had signed a policy, and it does not hold any more: the owners, or how many must approve, have changed since. Sign it anew to go on with it.',
  'policy.unread': 'Whether the owners have signed a policy could not be read in full.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(policyCopy)
