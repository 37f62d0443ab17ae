import { useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useConfig } from 'wagmi'
import { paymentRequestHash } from '@ghost-pay/payments/requests'
import { makeRequest } from '@ghost-pay/safe-account/requests'

import { chainClient } from '../../../data/chainClient.ts'
import { describeFailure } from '../../../data/describeFailure.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { walletAccess } from '../../../data/walletAccess.ts'
import { say } from '../../../text/Spoken.ts'
import { checkRoomForRequest, keepRequest } from './keptRequests.ts'
import type { AskedPayment } from './RequestForm.tsx'

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
