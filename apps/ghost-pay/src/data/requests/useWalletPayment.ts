import { useRef, useState } from 'react'
import type { Address, Hash, Hex } from 'viem'
import { useConfig } from 'wagmi'

import { speak } from '../../text/Spoken.ts'
import { CheckError } from '../CheckError.ts'
import { describeFailure } from '../describeFailure.ts'
import { fasterCopy } from '../fasterCopy.ts'
import { inOneTab } from '../inOneTab.ts'
import { load } from '../load.ts'
import type { Failure } from '../signFlow.ts'
import { sentWalletPayments, useSentWalletPayment } from './sentWalletPayments.ts'

/** How a payment by the connected wallet stands. */
export type WalletPaymentFlow =
  | { status: 'ready' }
  | { status: 'asking' }
  | { status: 'sent'; hash: Hash }
  | { status: 'failed'; failure: Failure }

export type UseWalletPaymentParameters = {
  /** What is paid: the request, or the link with its amount. */
  what: string
  payer: Address | undefined
  chainId: number
  /** Undefined where the payer says how much. */
  call: { to: Address; value: bigint; data: Hex } | undefined
}

/**
 * Has the connected wallet pay, once: what it has sent is remembered in this browser, and offered again only where the person says
 * so (behaviour/requests#any-wallet).
 */
export function useWalletPayment({ what, payer, chainId, call }: UseWalletPaymentParameters): {
  flow: WalletPaymentFlow
  pay: () => Promise<void>
  /** What was sent has not gone through, by the person's word: it can be paid again. */
  forget: () => void
} {
  const config = useConfig()
  const [flow, setFlow] = useState<Exclude<WalletPaymentFlow, { status: 'sent' }>>({
    status: 'ready',
  })
  const isRunning = useRef(false)
  const sent = useSentWalletPayment(what)

  async function pay() {
    if (payer === undefined || call === undefined || isRunning.current) return
    if (sentWalletPayments.find(what) !== undefined) return
    isRunning.current = true
    setFlow({ status: 'asking' })
    try {
      const { payFromWallet } = await load(() => import('./payFromWallet.ts'))
      const wasHere = await inOneTab(`pay.${what}`, async () => {
        // Another tab may have paid it while this one was waiting for the code.
        if (sentWalletPayments.find(what) !== undefined) return
        const hash = await payFromWallet(config, { payer, chainId, call })
        sentWalletPayments.remember({ what, hash, at: Date.now() })
      })
      if (!wasHere) throw new CheckError(speak(fasterCopy, 'faster.elsewhere'), { passing: true })
      setFlow({ status: 'ready' })
    } catch (error) {
      setFlow({ status: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      isRunning.current = false
    }
  }

  return {
    flow: sent === undefined ? flow : { status: 'sent', hash: sent.hash },
    pay,
    forget: () => {
      sentWalletPayments.forget(what)
    },
  }
}
