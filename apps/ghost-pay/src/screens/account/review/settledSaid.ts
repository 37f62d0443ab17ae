import type { Address } from 'viem'

import type { OwnersMoved } from '../../../data/ownersMoved.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import type { Said } from '../../../text/Said.ts'
import type { reviewCopy } from './reviewCopy.ts'

/** Says who becomes or ceases to be an owner, and the rule from then on. */
export function settledSaid(
  { after, moved }: OwnersMoved,
  account: string,
  nameOf: (address: Address) => string | undefined,
): Said<typeof reviewCopy> {
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  const joins = moved.find((one) => one.joins)
  const leaves = moved.find((one) => !one.joins)
  const rule = { account, threshold: after.threshold, owners: after.owners }
  if (joins !== undefined && leaves !== undefined) {
    return ['review.settled.swaps', { name: named(joins.owner), old: named(leaves.owner), ...rule }]
  }
  if (joins !== undefined) return ['review.settled.joins', { name: named(joins.owner), ...rule }]
  if (leaves !== undefined) return ['review.settled.leaves', { name: named(leaves.owner), ...rule }]
  return ['review.settled.rule', { threshold: after.threshold, owners: after.owners }]
}
