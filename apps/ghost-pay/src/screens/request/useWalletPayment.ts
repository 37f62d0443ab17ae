import { useRef, useState } from 'react'
import type { Address, Hash, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { sinceAsked } from '@ghost-pay/safe-account/store'

import { chainClient } from '../../chain/chainClient.ts'
import { describeFailure } from '../../failures/describeFailure.ts'
import type { Failure } from '../../failures/Failure.ts'
import { useKeptOf } from '../../kept/useKept.ts'
import { load } from '../../page/load.ts'
import { askedSends, sentWalletPayments } from '../../wallet/sent.ts'
import { type AskedHere, useAskedState } from '../../wallet/useAskedState.ts'
import { walletAccess } from '../../wallet/walletAccess.ts'

/** How a payment by the connected wallet stands. */
export type WalletPaymentFlow =
  | { status: 'ready' }
  | { status: 'asking' }
  | { status: 'sent'; hash: Hash }
  /** A wallet was asked before and has not answered: it may have paid. */
  | ({ status: 'asked' } & AskedHere)
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
  const [flow, setFlow] = useState<Exclude<WalletPaymentFlow, { status: 'sent' | 'asked' }>>({
    status: 'ready',
  })
  const word = `pay.${what}`
  const { here } = useAskedState(word, {
    isAsked: flow.status !== 'asking',
    read: async (asked) => {
      const { readSenderCounts } = await load(() => import('@ghost-pay/safe-account/execution'))
      const counts = await readSenderCounts(chainClient(config, asked.chainId), asked)
      return { status: sinceAsked(asked, counts) }
    },
    // The counts of a wallet prove no payment.
    onDone: () => undefined,
  })
  const isRunning = useRef(false)
  const sent = useKeptOf(sentWalletPayments, { what })

  /** It was paid, or a wallet was asked and may have paid: here, in another tab, or before a reload. */
  const isKnown = () =>
    sentWalletPayments.find({ what }) !== undefined || askedSends.find(word) !== undefined

  async function pay() {
    if (payer === undefined || call === undefined || isRunning.current) return
    if (isKnown()) return
    isRunning.current = true
    setFlow({ status: 'asking' })
    try {
      const { askToSend, inOneTab, readBeforeAsking } = await load(
        () => import('@ghost-pay/safe-account/execution'),
      )
      await inOneTab(word, async () => {
        // Another tab may have paid it while this one was waiting for the code.
        if (isKnown()) return
        const wallet = walletAccess(config)
        const opened = await wallet.open(payer, chainId)
        const client = chainClient(config, chainId)
        const asked = await readBeforeAsking(client, { what: word, chainId, from: payer })
        const hash = await askToSend(client, { wallet, opened, askedSends, asked, call })
        sentWalletPayments.remember({ what, hash, at: Date.now() })
        askedSends.forget(asked)
      })
      setFlow({ status: 'ready' })
    } catch (error) {
      setFlow({ status: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      isRunning.current = false
    }
  }

  return {
    flow:
      sent !== undefined
        ? { status: 'sent', hash: sent.hash }
        : here !== undefined
          ? { status: 'asked', ...here }
          : flow,
    pay,
    forget: () => {
      sentWalletPayments.forget({ what })
      askedSends.settle(word)
      setFlow({ status: 'ready' })
    },
  }
}
