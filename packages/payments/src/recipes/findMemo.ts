import type { Hex } from 'viem'

import { bindMemo, memoReference, readMemo } from '../memo/index.ts'

/** A transfer that says what it is for: every owner signs it, and the chain keeps it. */
export function withInvoice(transfer: Hex, invoice: string) {
  return bindMemo(transfer, memoReference(invoice))
}

/** Whether a transfer on the chain is the payment of an invoice. */
export function isPaymentOf(calldata: Hex, invoice: string) {
  return readMemo(calldata)?.reference === memoReference(invoice)
}
