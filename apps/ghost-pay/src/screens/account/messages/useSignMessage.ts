import { useEffect, useReducer, useRef } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableMessage, SignedMessage } from '@ghost-pay/safe-account/messages'
import { initialSignFlow, reduceSignFlow } from '@ghost-pay/safe-account/signing'

import { chainClient } from '../../../data/chainClient.ts'
import { describeFailure } from '../../../data/describeFailure.ts'
import type { Failure, SignFlow } from '../../../data/Failure.ts'
import { lateApproval } from '../../../data/lateApproval.ts'
import { load } from '../../../data/load.ts'
import { useKeptOf } from '../../../data/useKept.ts'
import { useLeave } from '../../../data/useLeave.ts'
import { keptMessages } from './keptMessages.ts'

const loadAsking = () => load(() => import('./requestMessageSignature.ts'))
const loadVerifying = () => load(() => import('../../../data/asking.ts'))

export type UseSignMessageParameters = {
  signer: Address | undefined
  /** What is on the screen, with the hash that this device has worked out for it. */
  signable: (SignableMessage & { hash: Hash }) | undefined
  /** The hash under which the gateway keeps the message already; undefined for one it has not seen. */
  gatewayHash?: Hash | undefined
  /** The gateway has the signer's own signature already, whatever it answered when it was sent. */
  isTaken?: boolean | undefined
  /** Hands the signature to the gateway. */
  send: (signed: SignedMessage) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (messageHash: Hash) => void
}

/**
 * Runs the sign flow for a message: checks, asks the wallet, hands the signature to the gateway. A signature is kept in this browser
 * from the moment it is given until the gateway has it or said no for good. What comes back after the signer has gone, or after
 * something else is on the screen, is thrown away, which is said on whatever page there is.
 */
export function useSignMessage({
  signer,
  signable,
  gatewayHash,
  isTaken = false,
  send,
  onDone,
}: UseSignMessageParameters): {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for this message. */
  kept: SignedMessage | undefined
  sign: () => Promise<void>
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow<Failure>, initialSignFlow)
  const hash = signable?.hash
  const running = useRef<AbortController>(undefined)
  useLeave(running, `${signer ?? ''} ${hash ?? ''}`, dispatch)
  const own = signer && hash && { signed: { signer, messageHash: hash } }
  const kept = useKeptOf(keptMessages, own)?.signed
  useEffect(() => {
    if (isTaken && kept !== undefined) keptMessages.forget({ signed: kept })
  }, [isTaken, kept])

  // The code that signs is loaded while the person reads what they sign.
  useEffect(() => {
    loadAsking().catch(() => undefined)
  }, [])

  async function sign() {
    if (signer === undefined || signable === undefined || running.current !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'signPressed' })
    let sending = kept
    try {
      const { requestMessageSignature } = await loadAsking()
      if (kept !== undefined) {
        const { verifyKept } = await loadVerifying()
        await verifyKept(chainClient(config, signable.chainId), signable, kept)
      }
      const onChecksPassed = () => {
        dispatch({ type: 'checksPassed' })
      }
      const signed =
        kept ??
        (await requestMessageSignature(config, {
          signer,
          signable,
          gatewayHash,
          onChecksPassed,
          onLate: lateApproval.note,
          signal,
        }))
      signal.throwIfAborted()
      dispatch({ type: 'signed' })
      sending = signed
      keptMessages.remember({ signed, signable: withoutHash(signable) })
      await send(signed)
      if (!signal.aborted) {
        dispatch({ type: 'stored' })
        onDone(signed.messageHash)
      }
      // Last, because who shows what is kept may be gone with it.
      keptMessages.forget({ signed })
    } catch (error) {
      const failure = describeFailure(error, 'sign')
      if (!signal.aborted) dispatch({ type: 'failed', failure })
      // Only the gateway, which has read it, can refuse it for good.
      const isRefused = !failure.passing && failure.by !== 'wallet'
      if (sending !== undefined && isRefused) keptMessages.forget({ signed: sending })
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  return { flow, kept, sign }
}

const withoutHash = ({ chainId, safe, version, message }: SignableMessage): SignableMessage => ({
  chainId,
  safe,
  version,
  message,
})
