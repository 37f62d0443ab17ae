import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Address, Hash } from 'viem'
import { type Config, useConfig } from 'wagmi'
import type { SignableTransaction, Signed } from '@ghost-pay/safe-account'
import { stopReason } from '@ghost-pay/safe-account/execution'
import type { MovedPlace } from '@ghost-pay/safe-account/queue'
import {
  canStop,
  CheckFailedError,
  initialSignFlow,
  isRunning,
  reduceSignFlow,
  type SignatureForm,
} from '@ghost-pay/safe-account/signing'
import type { AskedSend } from '@ghost-pay/safe-account/store'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from './chainClient.ts'
import { describeFailure } from './describeFailure.ts'
import type { Failure, SignFlow } from './Failure.ts'
import { keptSignatures } from './keptSignatures.ts'
import { lateApproval } from './lateApproval.ts'
import { load } from './load.ts'
import { rememberHere } from './rememberHere.ts'
import { sentApprovals } from './sent.ts'
import { stoppedWaiting } from './stoppedWaiting.ts'
import { useUnderWay } from './underWay.ts'
import { useKeptOf } from './useKept.ts'
import { useLeave } from './useLeave.ts'

const loadSigning = () => load(() => import('./asking.ts'))

export type UseSignParameters = {
  signer: Address | undefined
  signable: SignableTransaction | undefined
  /** The hash under which the gateway keeps the transaction already; undefined for one it has not seen. */
  gatewayHash?: Hash | undefined
  /** What else has to hold before the wallet is asked. Throws when it does not. */
  check?: (() => Promise<void>) | undefined
  /** Hands the signature to the gateway. */
  send: (signed: Signed) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (safeTxHash: Hash) => void
  onFailed?: ((error: unknown) => void) | undefined
  /**
   * Called when the nonce of the transaction is no longer free, with the next one. Where it is given, this is not
   * reported as a failure.
   */
  onMoved?: ((moved: MovedPlace) => void) | undefined
}

/**
 * Runs the sign flow: checks, asks the wallet, hands the signature to the gateway. A signature is kept in this browser from the
 * moment it is given until the gateway has taken it or said no for good. What comes back after the signer has gone, or after
 * something else is on the screen, is thrown away, which is said on whatever page there is.
 */
export function useSign({
  signer,
  signable,
  gatewayHash,
  check,
  send,
  onDone,
  onFailed,
  onMoved,
}: UseSignParameters): {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for this transaction. */
  kept: Signed | undefined
  /** `hash` or `onChain` for a wallet that has no code for typed data. */
  sign: (form?: SignatureForm) => Promise<void>
  /** Waits for the wallet or the chain no longer. What still comes of it is dropped. */
  stop: () => void
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceSignFlow<Failure>, initialSignFlow)
  /** The question without an answer that the person has read of. */
  const told = useRef<AskedSend>(undefined)
  const hash = signable && safeTxHash(signable)
  const running = useRef<AbortController>(undefined)
  useLeave(running, `${signer ?? ''} ${hash ?? ''}`, dispatch)
  useUnderWay(isRunning(flow))
  const own = signer && hash && { signed: { signer, safeTxHash: hash } }
  const kept = useKeptOf(keptSignatures, own)?.signed

  // The code that signs is loaded while the person reads what they sign.
  useEffect(() => {
    loadSigning().catch(() => undefined)
  }, [])

  useApprovalOnItsWay(signer, signable, () => {
    if (flow.status === 'ready' && kept === undefined) void sign('onChain')
  })

  async function sign(form: SignatureForm = 'typedData') {
    if (signer === undefined || signable === undefined || running.current !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'signPressed' })
    let sending = kept
    try {
      const { requestSignature, walletHere } = await loadSigning()
      const signed =
        (kept && (await verified(config, signable, kept))) ??
        (await requestSignature(chainClient(config, signable.chainId), {
          ...walletHere(config),
          signer,
          signable,
          form,
          gatewayHash,
          check,
          onChecksPassed: () => {
            dispatch({ type: 'checksPassed' })
          },
          onSent: () => {
            dispatch({ type: 'sent' })
          },
          known: told.current,
          onLate: noteLate(signal),
          signal,
        }))
      signal.throwIfAborted()
      dispatch({ type: 'signed' })
      sending = signed
      keptSignatures.remember({ signed, signable, isProposal: gatewayHash === undefined })
      void rememberHere({ signable, own: signed })
      await send(signed)
      if (!signal.aborted) {
        dispatch({ type: 'stored' })
        onDone(signed.safeTxHash)
      }
      // Last, because who shows what is kept may be gone with it.
      keptSignatures.forget({ signed })
    } catch (error) {
      const failed = error instanceof CheckFailedError ? error.check : undefined
      if (failed?.kind === 'askedBefore' && !signal.aborted) told.current = failed.asked
      const failure = describeFailure(error, form === 'onChain' ? 'send' : 'sign')
      if (!signal.aborted && onMoved !== undefined && failed?.kind === 'nonceMoved') {
        dispatch({ type: 'left' })
        onMoved(failed.moved)
      } else if (!signal.aborted) {
        dispatch({ type: 'failed', failure })
        onFailed?.(error)
      }
      // Only the gateway, which has read it, can refuse it for good. An error of another kind is not known.
      const isRefused = !failure.passing && failure.by !== 'wallet'
      if (sending !== undefined && isRefused) keptSignatures.forget({ signed: sending })
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  function stop() {
    if (!canStop(flow)) return
    running.current?.abort(stopReason)
    running.current = undefined
    dispatch({ type: 'failed', failure: stoppedWaiting(flow) })
  }

  return { flow, kept, sign, stop }
}

/** Notes a signature that comes after the abort. Who has stopped waiting was told so. */
const noteLate = (signal: AbortSignal) => () => {
  if (signal.reason !== stopReason) lateApproval.note()
}

/** What was kept, once it is seen to be good still. */
async function verified(config: Config, signable: SignableTransaction, kept: Signed) {
  const { verifyKept } = await loadSigning()
  const client = chainClient(config, signable.chainId)
  await verifyKept(client, { ...signable, hash: safeTxHash(signable) }, kept)
  return kept
}

/** Reports an approval that was sent before a reload, or by another tab: it is waited for here as well. */
function useApprovalOnItsWay(
  owner: Address | undefined,
  signable: SignableTransaction | undefined,
  onFound: () => void,
): void {
  const sent = useKeptOf(
    sentApprovals,
    owner && signable && { ...signable, safeTxHash: safeTxHash(signable), owner },
  )
  const found = useEffectEvent(onFound)
  const hash = sent?.hash
  useEffect(() => {
    if (hash !== undefined) found()
  }, [hash])
}
