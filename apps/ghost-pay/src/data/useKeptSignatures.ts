import { useSyncExternalStore } from 'react'
import type { Signed } from '@ghost-pay/safe-account'
import {
  dropSignature,
  keepSignature,
  type KeptSignature,
  readKeptSignature,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

const list = storedList(browserStore('ghost-pay.signatures.v1'), readKeptSignature)

/** Changes what is kept; it may be called when nothing is drawn any more. */
export const keptSignatures = {
  keep: (one: KeptSignature): void => {
    list.change((all) => keepSignature(all, one))
  },
  drop: (signed: Pick<Signed, 'signer' | 'safeTxHash'>): void => {
    list.change((all) => dropSignature(all, signed))
  },
}

/** The signatures that were given and that the gateway has not taken yet, of all accounts, the oldest first. */
export const useKeptSignatures = (): readonly KeptSignature[] =>
  useSyncExternalStore(list.subscribe, list.read)

/** Whether they outlive the page: the browser's storage may be full, or be set to keep nothing. */
export const useAreSignaturesStored = (): boolean =>
  useSyncExternalStore(list.subscribe, list.isStored)
