import { useMemo } from 'react'
import { type Hex, isAddressEqual } from 'viem'
import {
  decodePaymentRequest,
  encodePaymentRequest,
  paymentRequestHash,
  type SignedPaymentRequest,
} from '@ghost-pay/payments/requests'
import { type AccountId, storedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../../../data/browserStore.ts'
import { checkCopy } from '../../../data/checkCopy.ts'
import { CheckError } from '../../../data/CheckError.ts'
import { useKept } from '../../../data/useKept.ts'
import { speak } from '../../../text/Spoken.ts'

/** Requests as their own text, so that what is kept is read as strictly as what a stranger sends. */
const list = storedList(browserStore('ghost-pay.requests.v1'), (stored) =>
  typeof stored === 'string' ? encodePaymentRequest(decodePaymentRequest(stored)) : undefined,
)

/** How many requests a browser keeps; for one more, one has to be forgotten first. */
const mostRequests = 200

/**
 * Sees that there is room for one more request.
 *
 * @throws CheckError when there is none
 */
export function checkRoomForRequest(): void {
  if (list.read().length < mostRequests) return
  throw new CheckError(speak(checkCopy, 'failedCheck.page.requestsFull', { most: mostRequests }))
}

/**
 * Keeps a request in this browser. None makes room for it by itself (behaviour/payments#nothing-dropped).
 *
 * @throws CheckError when there is no room
 */
export function keepRequest(request: SignedPaymentRequest): void {
  const text = encodePaymentRequest(request)
  if (list.read().includes(text)) return
  checkRoomForRequest()
  list.change((all) => [...all, text])
}

/** Forgets a request. Who has its link can still open it. */
export function forgetRequest(hash: Hex): void {
  list.change((all) =>
    all.filter((text) => paymentRequestHash(decodePaymentRequest(text)) !== hash),
  )
}

/** The requests that were made here for an account, the newest first; every tab follows. */
export function useRequests({ chainId, address }: AccountId): readonly SignedPaymentRequest[] {
  const all = useKept(list)
  return useMemo(
    () =>
      all
        .map(decodePaymentRequest)
        .filter((one) => one.chainId === chainId && isAddressEqual(one.payee, address))
        .reverse(),
    [all, chainId, address],
  )
}
