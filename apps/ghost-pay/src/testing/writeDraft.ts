import { type AccountId, accountKey, type Draft, emptyDraft } from '@ghost-pay/safe-account/store'

const key = 'ghost-pay.drafts.v1'

/** Begins a payment in another tab. */
export function writeDraft(account: AccountId, draft: Partial<Draft>): void {
  localStorage.setItem(key, JSON.stringify({ [accountKey(account)]: { ...emptyDraft, ...draft } }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
