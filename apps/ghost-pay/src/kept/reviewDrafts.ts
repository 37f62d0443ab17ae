import { isAddressEqual } from 'viem'
import {
  type AccountId,
  draftId,
  type KeptDraft,
  keptDraftKind,
  keyedList,
  type ReviewDraft,
  tidyNote,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { useKept } from './useKept.ts'

/** What was begun and is not proposed, of all accounts, the oldest first. */
export const reviewDrafts = keyedList(browserStore('ghost-pay.review.v1'), keptDraftKind)

/**
 * Keeps a draft in this browser until it is proposed; it survives a reload. The same draft is kept once.
 *
 * @returns its id, for {@link reviewPath}
 */
export function keepReviewDraft({ chainId, address }: AccountId, said: ReviewDraft): string {
  const draft = said.note === undefined ? said : { ...said, note: tidyNote(said.note) }
  const id = draftId({ chainId, address }, draft)
  reviewDrafts.remember({ id, chainId, address, draft })
  return id
}

/**
 * Where a draft is looked over and signed; every write passes there.
 *
 * @param account with the path of its screens
 * @returns for `navigate` of the router
 */
export const reviewPath = ({ path }: { path: string }, id: string): string => `${path}/review/${id}`

/** All kept drafts of an account: what was begun and is not proposed, the oldest first. */
export function useReviewDrafts({ chainId, address }: AccountId): readonly KeptDraft[] {
  return useKept(reviewDrafts).filter(
    (kept) => kept.chainId === chainId && isAddressEqual(kept.address, address),
  )
}
