import { useMemo, useRef, useState } from 'react'
import { type Hex, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import {
  decodePaymentRequest,
  encodePaymentRequest,
  paymentRequestHash,
  type SignedPaymentRequest,
} from '@ghost-pay/payments/requests'
import { makeRequest } from '@ghost-pay/safe-account/requests'
import { type AccountId, storedList } from '@ghost-pay/safe-account/store'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { chainClient } from '../../../chain/chainClient.ts'
import { describeFailure } from '../../../failures/describeFailure.ts'
import { browserStore } from '../../../kept/browserStore.ts'
import { useKept } from '../../../kept/useKept.ts'
import { say, speak } from '../../../text/Spoken.ts'
import { checkCopy } from '../../../wallet/checkCopy.ts'
import { CheckError } from '../../../wallet/CheckError.ts'
import { walletAccess } from '../../../wallet/walletAccess.ts'
import type { AskedPayment } from './RequestForm.tsx'

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
function checkRoomForRequest(): void {
  if (list.read().length < mostRequests) return
  throw new CheckError(speak(checkCopy, 'failedCheck.page.requestsFull', { most: mostRequests }))
}

/**
 * Keeps a request in this browser. None makes room for it by itself (behaviour/payments#nothing-dropped).
 *
 * @throws CheckError when there is no room
 */
function keepRequest(request: SignedPaymentRequest): void {
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

/** Makes a request, once however often it is pressed meanwhile, and keeps it here. */
export function useMakeRequest({ chainId, address, viewer }: SharedAccount, onMade: () => void) {
  const config = useConfig()
  const [isMaking, setMaking] = useState(false)
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<string>()
  const [made, setMade] = useState<Hex>()
  const run = async (asked: AskedPayment, isSigned: boolean) => {
    // A second press may come before the first is drawn.
    if (isRunning.current) return
    isRunning.current = true
    setMaking(true)
    setFailure(undefined)
    try {
      // Before anybody signs: a request that cannot be kept is not made.
      checkRoomForRequest()
      const request = await makeRequest(chainClient(config, chainId), {
        payee: address,
        token: asked.asset.token ?? null,
        amount: asked.amount,
        memo: asked.memo,
        expires: asked.expires,
        signer: isSigned ? viewer : undefined,
        wallet: walletAccess(config),
      })
      keepRequest(request)
      setMade(paymentRequestHash(request))
      onMade()
    } catch (error) {
      setFailure(say(describeFailure(error, 'sign').said))
    } finally {
      isRunning.current = false
      setMaking(false)
    }
  }
  return {
    isMaking,
    failure,
    made,
    make: (asked: AskedPayment, { isSigned }: { isSigned: boolean }) => void run(asked, isSigned),
  }
}
