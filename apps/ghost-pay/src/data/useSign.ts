import { safeTxHash } from '@ghost-pay/safe-protocol'
import { useEffect, useReducer } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'

import { describeFailure } from './describeFailure.ts'
import { load } from './load.ts'
import { initialSignFlow, keptFor, reduceSignFlow, type Signed, type SignFlow } from './signFlow.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

const loadAsking = () => load(() => import('./askForSignature.ts'))

export type UseSignParameters = {
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** The hash under which the gateway keeps the transaction already. */
  gatewayHash?: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check?: (() => Promise<void>) | undefined
  /** Hands the signature to the gateway. */
  send: (signed: Signed) => Promise<unknown>
  onDone: (safeTxHash: Hash) => void
}

/** Runs the sign flow: checks, asks the wallet, hands the signature to the gateway. */
export function useSign({
  signer,
  signable,
  gatewayHash,
  check,
  send,
  onDone,
}: UseSignParameters): {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for this transaction. */
  kept: Signed | undefined
  sign: () => Promise<void>
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow, initialSignFlow)
  const kept = keptFor(flow, signer, signable && safeTxHash(signable))

  // What it takes to sign is there by the time somebody has read what they sign.
  useEffect(() => {
    loadAsking().catch(() => undefined)
  }, [])

  async function sign() {
    if (signer === undefined || signable === undefined) return
    dispatch({ type: 'signPressed' })
    try {
      const { askForSignature } = await loadAsking()
      const onChecksPassed = () => {
        dispatch({ type: 'checksPassed' })
      }
      const signed =
        kept ??
        (await askForSignature(config, { signer, signable, gatewayHash, check, onChecksPassed }))
      dispatch({ type: 'signed', signed })
      await send(signed)
      dispatch({ type: 'stored' })
      onDone(signed.safeTxHash)
    } catch (error) {
      dispatch({ type: 'failed', failure: describeFailure(error, 'sign') })
    }
  }

  return { flow, kept, sign }
}
