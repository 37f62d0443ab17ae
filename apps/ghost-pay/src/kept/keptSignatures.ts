import { keptSignatureKind, keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'

/** The signatures that were given and that the gateway has not taken yet, of all accounts, the oldest first. */
export const keptSignatures = keyedList(browserStore('ghost-pay.signatures.v1'), keptSignatureKind)
