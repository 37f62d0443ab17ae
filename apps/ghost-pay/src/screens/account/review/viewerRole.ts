import type { Address } from 'viem'

import type { ReviewTurnParameters } from './reviewTurn.ts'

/**
 * Who looks at a transaction.
 *
 * @param isOwner by the account's contract; undefined while it was not asked
 */
export function viewerRole(
  viewer: Address | undefined,
  isOwner: boolean | undefined,
): ReviewTurnParameters['viewer'] {
  if (viewer === undefined) return 'disconnected'
  return isOwner === undefined ? 'unknown' : isOwner ? 'owner' : 'notOwner'
}
