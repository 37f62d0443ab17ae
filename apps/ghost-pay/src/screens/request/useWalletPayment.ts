import { useRef, useState } from 'react'
import type { Address, Hash, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { inOneTab } from '@ghost-pay/safe-account/execution'
import { type AskedSend, type SinceAsked, sinceAsked } from '@ghost-pay/safe-account/store'

import { describeFailure } from '../../data/describeFailure.ts'
import type { Failure } from '../../data/Failure.ts'
import { load } from '../../data/load.ts'
import { askedSends, sentWalletPayments, useAskedSend } from '../../data/sent.ts'
import { useKeptOf } from '../../data/useKept.ts'
import { useOnChain } from '../../data/useOnChain.ts'

/** How a payment by the connected wallet stands. */
export type WalletPaymentFlow =
  | { status: 'ready' }
  | { status: 'asking' }
  | { status: 'sent'; hash: Hash }
  /** A wallet was asked before and has not answered: it may have paid. */
  | { status: 'asked'; asked: AskedSend; since: SinceAsked | 'unread' | undefined }
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
  const asked = useAskedSend(word)
  const isAsked = asked !== undefined && flow.status !== 'asking'
  const since = useSinceAsked(isAsked ? asked : undefined)
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
      const { payFromWallet } = await load(() => import('./payFromWallet.ts'))
      await inOneTab(word, async () => {
        // Another tab may have paid it while this one was waiting for the code.
        if (isKnown()) return
        const onSent = (hash: Hash) => {
          sentWalletPayments.remember({ what, hash, at: Date.now() })
        }
        await payFromWallet(config, { what: word, payer, chainId, call, onSent })
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
        : isAsked
          ? { status: 'asked', asked, since }
          : flow,
    pay,
    forget: () => {
      sentWalletPayments.forget({ what })
      askedSends.settle(word)
      setFlow({ status: 'ready' })
    },
  }
}

/** How often the chain is asked, in milliseconds. */
const lookInterval = 5000

/**
 * What the chain has of a wallet since it was asked to send something; undefined while it is asked, `unread` when it does not answer.
 *
 * @param asked the question; undefined where there is none
 */
function useSinceAsked(asked: AskedSend | undefined): SinceAsked | 'unread' | undefined {
  const { data, isError } = useOnChain(
    ['since-asked', asked?.chainId, asked],
    asked &&
      (async (client) => {
        const { readSenderCounts } = await load(() => import('@ghost-pay/safe-account/execution'))
        return sinceAsked(asked, await readSenderCounts(client, asked))
      }),
    { refetchInterval: lookInterval, retry: false },
  )
  return isError ? 'unread' : data
}
