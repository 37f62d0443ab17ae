import { useMemo, useSyncExternalStore } from 'react'

import { type AccountId, accountKey } from './accountId.ts'
import { browserStore } from './browserStore.ts'
import { type Draft, emptyDraft, keepDraft, readDrafts } from './drafts.ts'

const store = browserStore('ghost-pay.drafts.v1')

/** The payment that was begun for an account. It stays in this browser until it is signed and taken, or emptied. */
export function useDraft(
  account: AccountId,
): readonly [draft: Draft, setDraft: (draft: Draft) => void] {
  const key = accountKey(account)
  const stored = useSyncExternalStore(store.subscribe, store.read)
  const draft = useMemo(() => readDrafts(stored)[key] ?? emptyDraft, [stored, key])
  const setDraft = (next: Draft) => {
    keepPaymentDraft(account, next)
  }
  return [draft, setDraft]
}

/** Keeps a payment that was begun for an account instead of the one that was; its form shows it. */
export function keepPaymentDraft(account: AccountId, draft: Draft): void {
  store.write(JSON.stringify(keepDraft(readDrafts(store.read()), accountKey(account), draft)))
}
