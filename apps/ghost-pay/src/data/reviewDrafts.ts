import { useSyncExternalStore } from 'react'
import { isAddressEqual } from 'viem'
import {
  type AccountId,
  addDraft,
  draftId,
  dropDraft,
  findDraft,
  type KeptDraft,
  readKeptDraft,
  type ReviewDraft,
  storedList,
  tidyNote,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.review.v1'), readKeptDraft)

/**
 * Keeps a draft in this browser until it is proposed; it survives a reload. The same draft is kept once.
 *
 * @returns its id, for {@link reviewPath}
 */
export function keepReviewDraft({ chainId, address }: AccountId, said: ReviewDraft): string {
  const draft = said.note === undefined ? said : { ...said, note: tidyNote(said.note) }
  const id = draftId({ chainId, address }, draft)
  list.change((all) => addDraft(all, { id, chainId, address, draft }))
  return id
}

/** Forgets a draft: it was proposed, or thrown away. */
export function forgetReviewDraft(id: string): void {
  list.change((all) => dropDraft(all, { id }))
}

/**
 * Where a draft is looked over and signed; every write passes there.
 *
 * @param account with the path of its screens
 * @returns for `navigate` of the router
 */
export const reviewPath = ({ path }: { path: string }, id: string): string => `${path}/review/${id}`

/** A kept draft of an account; undefined for one that this browser does not have, or that is of another account. */
export function useReviewDraft(account: AccountId, id: string): ReviewDraft | undefined {
  return findDraft(useSyncExternalStore(list.subscribe, list.read), account, id)
}

/** All kept drafts of an account: what was begun and is not proposed, the oldest first. */
export function useReviewDrafts({ chainId, address }: AccountId): readonly KeptDraft[] {
  return useSyncExternalStore(list.subscribe, list.read).filter(
    (kept) => kept.chainId === chainId && isAddressEqual(kept.address, address),
  )
}
