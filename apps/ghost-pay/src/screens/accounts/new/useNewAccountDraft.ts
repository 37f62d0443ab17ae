import { useMemo, useState, useSyncExternalStore } from 'react'

import { browserStore } from '../../../data/browserStore.ts'
import { emptyNewAccount, type NewAccountDraft, readNewAccountDraft } from './newAccountDraft.ts'

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
