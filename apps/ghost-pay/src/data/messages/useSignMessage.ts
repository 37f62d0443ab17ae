import { useEffect, useReducer, useRef, useState } from 'react'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'

import { describeFailure } from '../describeFailure.ts'
import { load } from '../load.ts'
import { initialSignFlow, reduceSignFlow, type SignFlow } from '../signFlow.ts'
import type { SignedMessage } from './requestMessageSignature.ts'
import type { SignableMessage } from './SignableMessage.ts'

const loadAsking = () => load(() => import('./requestMessageSignature.ts'))

export type UseSignMessageParameters = {
  signer: Address | undefined
  /** What is on the screen, with the hash that this device has worked out for it. */
  signable: (SignableMessage & { hash: Hash }) | undefined
  /** The hash under which the gateway keeps the message already; undefined for one it has not seen. */
  gatewayHash?: Hash | undefined
  /** Hands the signature to the gateway. */
  send: (signed: SignedMessage) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (messageHash: Hash) => void
}

/**
 * Runs the sign flow for a message: checks, asks the wallet, hands the signature to the gateway. One that the gateway did not take
 * is kept while the page is open. What comes back after the signer has gone, or after something else is on the screen, is thrown
 * away.
 */
export function useSignMessage({
  signer,
  signable,
  gatewayHash,
  send,
  onDone,
}: UseSignMessageParameters): {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for this message. */
  kept: SignedMessage | undefined
  sign: () => Promise<void>
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow, initialSignFlow)
  const [last, setLast] = useState<SignedMessage>()
  const running = useRef<AbortController>(undefined)
  const hash = signable?.hash
  const kept =
    last !== undefined &&
    signer !== undefined &&
    last.messageHash === hash &&
    isAddressEqual(last.signer, signer)
      ? last
      : undefined

  // The code that signs is loaded while the person reads what they sign.
  useEffect(() => {
    loadAsking().catch(() => undefined)
  }, [])

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
      dispatch({ type: 'left' })
    },
    [signer, hash],
  )

  async function sign() {
    if (signer === undefined || signable === undefined || running.current !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'signPressed' })
    try {
      const { requestMessageSignature } = await loadAsking()
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
          signal,
        }))
      signal.throwIfAborted()
      dispatch({ type: 'signed' })
      setLast(signed)
      await send(signed)
      if (!signal.aborted) {
        dispatch({ type: 'stored' })
        onDone(signed.messageHash)
        setLast(undefined)
      }
    } catch (error) {
      if (!signal.aborted) {
        const failure = describeFailure(error, 'sign')
        dispatch({ type: 'failed', failure })
        // Only the gateway, which has read it, can refuse it for good.
        if (!failure.passing && failure.by !== 'wallet') setLast(undefined)
      }
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  return { flow, kept, sign }
}
