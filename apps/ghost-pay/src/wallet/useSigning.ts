import { useReducer, useRef } from 'react'
import {
  canStop,
  initialSignFlow,
  isRunning,
  reduceSignFlow,
  type SignatureForm,
  stopReason,
} from '@ghost-pay/safe-account/signing'

import { describeFailure, stoppedWaiting } from '../failures/describeFailure.ts'
import type { Failure, SignFlow } from '../failures/Failure.ts'
import { lateApproval } from './lateApproval.ts'
import { useLeave, useUnderWay } from './underWay.ts'

/** In which form a wallet is asked for a signature, what is reported of it, and by what it is stopped. */
export type Asking = {
  form: SignatureForm
  onChecksPassed: () => void
  /** An approval is on its way to the chain. */
  onSent: () => void
  /** The wallet has signed after the abort. */
  onLate: () => void
  signal: AbortSignal
}

export type UseSigningParameters<signed> = {
  /** In one word, what is signed by whom. */
  about: string
  /** A signature that the gateway has not taken yet. */
  kept: signed | undefined
  /** Checks and asks the wallet, or checks what is kept; undefined while it is not known what is signed, or by whom. */
  ask: ((asking: Asking) => Promise<signed>) | undefined
  keep: (signed: signed) => void
  forget: (signed: signed) => void
  /** Hands the signature to the gateway. */
  send: (signed: signed) => Promise<unknown>
  /** The gateway has it, and who signed is still here. */
  onDone: (signed: signed) => void
  /** The gateway has it, also when who signed has left. */
  onTaken?: ((signed: signed) => void) | undefined
  /** Returns whether the error is to be shown as a failure. */
  onError?: (error: unknown) => boolean
}

/** How far a signature is, and what can be done about it. */
export type Signing<signed> = {
  flow: SignFlow
  /** A signature that the gateway has not taken yet, of this signer and for what is shown. */
  kept: signed | undefined
  /** `hash` or `onChain` for a wallet that has no code for typed data. */
  sign: (form?: SignatureForm) => Promise<void>
  /** Waits for the wallet or the chain no longer. What still comes of it is dropped. */
  stop: () => void
}

/**
 * Runs the sign flow: checks, asks the wallet, hands the signature to the gateway. A signature is kept in this browser from the
 * moment it is given until the gateway has taken it or said no for good. What comes back after the signer has gone, or after
 * something else is on the screen, is thrown away, which is said on whatever page there is.
 */
export function useSigning<signed>(parameters: UseSigningParameters<signed>): Signing<signed> {
  const { about, kept, ask, keep, forget, send, onDone, onTaken, onError = () => true } = parameters
  const [flow, dispatch] = useReducer(reduceSignFlow<Failure>, initialSignFlow)
  const running = useRef<AbortController>(undefined)
  useLeave(running, about, dispatch)
  useUnderWay(isRunning(flow))

  async function sign(form: SignatureForm = 'typedData') {
    if (ask === undefined || running.current !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'signPressed' })
    let sending = kept
    try {
      const signed = await ask({
        form,
        onChecksPassed: () => dispatch({ type: 'checksPassed' }),
        onSent: () => dispatch({ type: 'sent' }),
        onLate: () => {
          // Who has stopped waiting was told so.
          if (signal.reason !== stopReason) lateApproval.note()
        },
        signal,
      })
      signal.throwIfAborted()
      dispatch({ type: 'signed' })
      sending = signed
      keep(signed)
      await send(signed)
      if (!signal.aborted) {
        dispatch({ type: 'stored' })
        onDone(signed)
      }
      // Last, because who shows what is kept may be gone with it.
      forget(signed)
      onTaken?.(signed)
    } catch (error) {
      const failure = describeFailure(error, form === 'onChain' ? 'send' : 'sign')
      if (!signal.aborted) {
        dispatch(onError(error) ? { type: 'failed', failure } : { type: 'left' })
      }
      // Only the gateway, which has read it, can refuse it for good. An error of another kind is not known.
      const isRefused = !failure.passing && failure.by !== 'wallet'
      if (sending !== undefined && isRefused) forget(sending)
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
