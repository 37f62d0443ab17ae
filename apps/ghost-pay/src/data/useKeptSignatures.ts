import { useMemo, useSyncExternalStore } from 'react'

import { browserStore } from './browserStore.ts'
import {
  dropSignature,
  keepSignature,
  type KeptSignature,
  readKeptSignatures,
  writeKeptSignatures,
} from './keptSignatures.ts'
import type { Signed } from './signFlow.ts'

const store = browserStore('ghost-pay.signatures.v1')

/** Changes what is kept; it may be called when nothing is drawn any more. */
export const keptSignatures = {
  keep: (one: KeptSignature): void => {
    store.write(writeKeptSignatures(keepSignature(readKeptSignatures(store.read()), one)))
  },
  drop: (signed: Pick<Signed, 'signer' | 'safeTxHash'>): void => {
    store.write(writeKeptSignatures(dropSignature(readKeptSignatures(store.read()), signed)))
  },
}

/** The signatures that were given and that the gateway has not taken yet, of all accounts, the oldest first. */
export function useKeptSignatures(): readonly KeptSignature[] {
  const stored = useSyncExternalStore(store.subscribe, store.read)
  return useMemo(() => readKeptSignatures(stored), [stored])
}
