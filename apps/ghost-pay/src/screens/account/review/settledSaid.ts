import type { Address } from 'viem'
import type { OwnersMoved } from '@ghost-pay/safe-account/review'

import type { Said } from '../../../text/Said.ts'
import { type reviewCopy, text } from './reviewCopy.ts'

type Words = Said<typeof reviewCopy>

/** Says who becomes or ceases to be an owner, and how many must approve then and today. */
export function settledSaid(
  { before, after, moved }: OwnersMoved,
  account: string,
  label: (address: Address) => string,
): { title: Words; more: Words } {
  const now = text('review.rules.of', before)
  const then = text('review.rules.of', after)
  const nameIn = (joining: boolean) => {
    const owner = moved.find(({ joins }) => joins === joining)?.owner
    return owner && label(owner)
  }
  const [name, old] = [nameIn(true), nameIn(false)]
  const more: Words =
    now === then ? ['review.settled.same', { now }] : ['review.settled.then', { now, then }]
  if (name !== undefined && old !== undefined) {
    return { title: ['review.settled.swaps', { name, old, account }], more }
  }
  if (name !== undefined) return { title: ['review.settled.joins', { name, account }], more }
  if (old !== undefined) return { title: ['review.settled.leaves', { name: old, account }], more }
  return { title: ['review.settled.rule', after], more: ['review.settled.today', { now }] }
}
