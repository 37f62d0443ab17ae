import { useMemo, useState, useSyncExternalStore } from 'react'

import { browserStore } from '../../../kept/browserStore.ts'

/** An account as it is being filled in. */
export type NewAccountDraft = {
  name: string
  /** Chosen chains. */
  chainIds: readonly number[]
  /** As typed: an address, or the name of a person. */
  owners: readonly string[]
  threshold: number
  /** Decimal digits. Chosen once, so that the address stays the same over a reload. */
  saltNonce: string
}

/** Reads a draft from its text; undefined for none, or a damaged one. */
export function readNewAccountDraft(stored: string | null): NewAccountDraft | undefined {
  if (stored === null) return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const { name, chainIds, owners, threshold, saltNonce } = parsed as Partial<
    Record<keyof NewAccountDraft, unknown>
  >
  const isDraft =
    typeof name === 'string' &&
    Array.isArray(chainIds) &&
    chainIds.every((id) => Number.isSafeInteger(id)) &&
    Array.isArray(owners) &&
    owners.every((owner) => typeof owner === 'string') &&
    Number.isSafeInteger(threshold) &&
    typeof saltNonce === 'string' &&
    /^\d{1,78}$/.test(saltNonce)
  // Each field was looked at in the lines above.
  return isDraft ? (parsed as NewAccountDraft) : undefined
}

/** A draft before anything was filled in: room for three owners, two of whom must sign. */
export const emptyNewAccount = (saltNonce: string): NewAccountDraft => ({
  name: '',
  chainIds: [],
  owners: ['', '', ''],
  threshold: 2,
  saltNonce,
})

/** Changes the owners; as many must sign as did, as long as there are so many. */
export function withOwners(draft: NewAccountDraft, owners: readonly string[]): NewAccountDraft {
  return { ...draft, owners, threshold: Math.max(1, Math.min(draft.threshold, owners.length)) }
}

/** Puts an owner into the first empty place, or behind the last. */
export function addOwner(draft: NewAccountDraft, owner: string): NewAccountDraft {
  const free = draft.owners.findIndex((text) => text.trim() === '')
  return withOwners(draft, free < 0 ? [...draft.owners, owner] : draft.owners.with(free, owner))
}

const store = browserStore('ghost-pay.new-account.v1')

/** The account that is being filled in. It stays in this browser until it is created or cleared. */
export function useNewAccountDraft(): {
  draft: NewAccountDraft
  setDraft: (draft: NewAccountDraft) => void
  clear: () => void
} {
  const stored = useSyncExternalStore(store.subscribe, store.read)
  const [fresh, setFresh] = useState(() => emptyNewAccount(randomSalt()))
  const draft = useMemo(() => readNewAccountDraft(stored) ?? fresh, [stored, fresh])
  return {
    draft,
    setDraft: (next) => store.write(JSON.stringify(next)),
    clear: () => {
      store.write('')
      setFresh(emptyNewAccount(randomSalt()))
    },
  }
}

/** Nobody else can guess it, so nobody else can create the account first with the same address. */
function randomSalt(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((BigInt(high) << 32n) | BigInt(low)).toString()
}
