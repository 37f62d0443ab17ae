import { useMemo, useSyncExternalStore } from 'react'
import type { Hex } from 'viem'
import {
  decodePaymentRequest,
  encodePaymentRequest,
  paymentRequestHash,
  type SignedPaymentRequest,
} from '@ghost-pay/payments/requests'

import type { AccountId } from '../accountId.ts'
import { storedList } from '../storedList.ts'

/** Requests as their own text, so that what is kept is read as strictly as what a stranger sends. */
const list = storedList('ghost-pay.requests.v1', (stored) =>
  typeof stored === 'string' ? encodePaymentRequest(decodePaymentRequest(stored)) : undefined,
)

/** How many requests a browser keeps; the oldest go first. */
const mostRequests = 200

/** Keeps a request in this browser. */
export function keepRequest(request: SignedPaymentRequest): void {
  list.change((all) => [...all, encodePaymentRequest(request)].slice(-mostRequests))
}

/** Forgets a request. Who has its link can still open it. */
export function forgetRequest(hash: Hex): void {
  list.change((all) =>
    all.filter((text) => paymentRequestHash(decodePaymentRequest(text)) !== hash),
  )
}

/** The requests that were made here for an account, the newest first; every tab follows. */
export function useRequests({ chainId, address }: AccountId): readonly SignedPaymentRequest[] {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return useMemo(
    () =>
      all
        .map(decodePaymentRequest)
        .filter(
          (one) => one.chainId === chainId && one.payee.toLowerCase() === address.toLowerCase(),
        )
        .reverse(),
    [all, chainId, address],
  )
}
