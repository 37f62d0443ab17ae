import { useMemo, useSyncExternalStore } from 'react'
import {
  type AccountId,
  accountKey,
  type Draft,
  type Drafts,
  emptyDraft,
  keepDraft,
  readDrafts,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { isTypedOver } from './isTypedOver.ts'

const store = browserStore('ghost-pay.drafts.v1')

/** Payments that wait until a person says what becomes of the one that they have begun, on this page alone. */
let offered: Drafts = {}

/** The payment that was begun for an account. It stays in this browser until it is signed and taken, or emptied. */
export function useDraft(
  account: AccountId,
): readonly [draft: Draft, setDraft: (draft: Draft) => void] {
  const key = accountKey(account)
  const stored = useSyncExternalStore(store.subscribe, store.read)
  const draft = useMemo(() => readDrafts(stored)[key] ?? emptyDraft, [stored, key])
  // Its form shows it, and nothing else is offered any more.
  const setDraft = (next: Draft) => {
    write(key, next, undefined)
  }
  return [draft, setDraft]
}

/** Puts a payment into the form of an account; where something that a person has typed would be gone, the form asks first. */
export function offerPayment(account: AccountId, draft: Draft): void {
  const key = accountKey(account)
  const begun = readDrafts(store.read())[key] ?? emptyDraft
  if (isTypedOver(begun, draft)) write(key, begun, draft)
  else write(key, draft, undefined)
}

function write(key: string, draft: Draft, instead: Draft | undefined): void {
  offered = keepDraft(offered, key, instead ?? emptyDraft)
  store.write(JSON.stringify(keepDraft(readDrafts(store.read()), key, draft)))
}

/** What takes the place of the payment that was begun for an account, if the person says so; undefined where nothing is to be said. */
export function useOfferedPayment(account: AccountId): Draft | undefined {
  const key = accountKey(account)
  return useSyncExternalStore(store.subscribe, () => offered[key])
}
