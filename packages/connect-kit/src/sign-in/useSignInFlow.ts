'use client'

import { useEffect, useReducer, useRef } from 'react'
import { type Address, type Hex, isHex } from 'viem'

import { isUserRejection } from '../errors/describeWalletError.ts'
import { SignInError } from '../errors/errors.ts'
import { useLatest } from '../platform/useLatest.ts'
import { askServer, checkNonce, checkVerdict } from './serverAnswers.ts'
import type { ServerTurn } from './serverTurn.ts'
import type { SignInAdapter } from './SignInAdapter.ts'
import {
  initialSignInFlow,
  reduceSignInFlow,
  type SignInFlow,
  type SignInPress,
} from './signInFlow.ts'

export type UseSignInFlowParameters = {
  /** The adapter of the moment. */
  adapter: () => SignInAdapter
  /** Shared by all visits of a page. */
  turn: ServerTurn
  address: Address
  chainId: number
  /** Asks the wallet of the account to sign a text. */
  signMessage: (message: string) => Promise<Hex>
  /** Something went wrong, other than a refusal in the wallet. */
  onError: (error: SignInError) => void
  /** The server has verified the signature of this account. */
  onSignedIn: (session: { address: Address; chainId: number }) => void
  /** The server has verified for a visitor who has left meanwhile. Ends that session; never rejects. */
  undo: (address: Address) => Promise<void>
}

/** The time for which one account on one chain is asked. */
type Visit = { left: boolean; signedIn: boolean }

/** Runs the sign-in: fetches the nonce when it is shown, asks the wallet, asks the server, and brings their answers back. */
export function useSignInFlow(parameters: UseSignInFlowParameters): {
  flow: SignInFlow
  dispatch: (press: SignInPress) => void
} {
  const { address, chainId } = parameters
  const [flow, dispatch] = useReducer(reduceSignInFlow, initialSignInFlow)
  const { attempt, preparing, status, nonce } = flow

  // They may be new at every render. Nothing starts over for that.
  const latest = useLatest(parameters)

  // A message is made for one account on one chain: another account or chain starts over, and a visitor who has left is not signed in.
  const visit = useRef<Visit>({ left: false, signedIn: false })
  const account = `${address} ${chainId}`
  useEffect(() => {
    const mine = { left: false, signedIn: false }
    visit.current = mine
    dispatch({ type: 'started', account })
    return () => {
      mine.left = true
    }
  }, [account])

  const isStarted = flow.account === account
  useEffect(() => {
    if (!isStarted || !preparing) return
    const here = visit.current
    void latest.current.turn.free().then(() => {
      if (here.left) return
      return askServer(() => latest.current.adapter().getNonce())
        .then(checkNonce)
        .then(
          (nonce) => dispatch({ type: 'nonceReceived', attempt, nonce }),
          (cause: unknown) => {
            if (!here.left) latest.current.onError(new SignInError('nonce', { cause }))
            dispatch({ type: 'nonceFailed', attempt })
          },
        )
    })
  }, [isStarted, attempt, preparing, latest])

  const signing = status === 'signing'
  useEffect(() => {
    if (!isStarted || !signing || nonce === undefined) return
    const here = visit.current
    const { address, chainId, turn } = latest.current
    const adapter = () => latest.current.adapter()
    const fail = (type: 'signFailed' | 'verifyFailed' | 'otherFailed', error: SignInError) => {
      if (here.left) return
      latest.current.onError(error)
      dispatch({ type, attempt })
    }
    void (async () => {
      try {
        const message = await askServer(() => adapter().createMessage({ nonce, address, chainId }))
        const body = adapter().getMessageBody?.({ message }) ?? message
        if (typeof body !== 'string')
          throw new TypeError('The message is no text: pass getMessageBody.')
        // The account may have changed while the message was made.
        if (!here.left) await signAndVerify(message, body)
      } catch (cause) {
        fail('otherFailed', new SignInError('message', { cause }))
      }
    })()

    async function signAndVerify(message: unknown, body: string) {
      let signature: Hex
      try {
        signature = checkSignature(await latest.current.signMessage(body))
      } catch (cause) {
        if (isUserRejection(cause)) return dispatch({ type: 'signRejected', attempt })
        return fail('signFailed', new SignInError('sign', { cause }))
      }
      if (here.left) return
      dispatch({ type: 'signed', attempt })
      turn.hold(verify(message, signature))
    }

    async function verify(message: unknown, signature: Hex) {
      const verdict = (async () => adapter().verify({ message, signature }))()
      try {
        if (!checkVerdict(await askServer(() => verdict)))
          throw new Error('The server refused the signature.')
        await accept()
      } catch (cause) {
        fail('verifyFailed', new SignInError('verify', { cause }))
        // A yes that comes too late is one: the server has opened a session.
        verdict.then(
          (late: unknown) => {
            if (late === true) turn.hold(accept())
          },
          () => {},
        )
      }
    }

    async function accept() {
      if (here.signedIn) return
      // The server has opened a session although the visitor pressed Cancel meanwhile: it is closed again.
      if (here.left) return latest.current.undo(address)
      here.signedIn = true
      dispatch({ type: 'verified', attempt })
      latest.current.onSignedIn({ address, chainId })
    }
    // An attempt is one nonce for one account; it is run once.
  }, [isStarted, attempt, nonce, signing, latest])

  return { flow, dispatch }
}

/**
 * A signature as a wallet answers with one. What else it answers with never reaches the server, which would refuse it.
 *
 * @throws TypeError for what is none
 */
function checkSignature(signature: unknown): Hex {
  if (isHex(signature) && signature !== '0x') return signature
  throw new TypeError('The wallet did not answer with a signature.')
}
