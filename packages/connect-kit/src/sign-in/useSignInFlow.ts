'use client'

import { useEffect, useReducer, useRef } from 'react'
import type { Address, Hex } from 'viem'

import { isUserRejection } from '../errors/describeWalletError.ts'
import { SignInError } from '../errors/errors.ts'
import type { SignInAdapter } from './SignInAdapter.ts'
import { initialSignInFlow, reduceSignInFlow, type SignInFlow } from './signInFlow.ts'

export type UseSignInFlowParameters = {
  adapter: SignInAdapter
  address: Address
  chainId: number
  /** Asks the wallet of the account to sign a text. */
  signMessage: (message: string) => Promise<Hex>
  /** Something went wrong, other than a refusal in the wallet. */
  onError?: ((error: SignInError) => void) | undefined
  /** The server has verified the signature of this account. */
  onSignedIn: (session: { address: Address; chainId: number }) => void
}

/** Runs the sign-in: fetches the nonce when it is shown, asks the wallet, asks the server, and brings their answers back. */
export function useSignInFlow({
  adapter,
  address,
  chainId,
  signMessage,
  onError,
  onSignedIn,
}: UseSignInFlowParameters): { flow: SignInFlow; sign: () => void } {
  const [flow, dispatch] = useReducer(reduceSignInFlow, initialSignInFlow)
  const { attempt, preparing, status, nonce } = flow

  const latest = useRef({ onError, onSignedIn, signMessage })
  useEffect(() => {
    latest.current = { onError, onSignedIn, signMessage }
  })

  // A message is made for one account on one chain: another account or chain starts over, and a visitor who has left is not signed in.
  const visit = useRef<{ left: boolean }>({ left: false })
  useEffect(() => {
    const mine = { left: false }
    visit.current = mine
    dispatch({ type: 'started' })
    return () => {
      mine.left = true
    }
  }, [adapter, address, chainId])

  useEffect(() => {
    if (!preparing) return
    adapter.getNonce().then(
      (nonce) => dispatch({ type: 'nonceReceived', attempt, nonce }),
      (cause: unknown) => {
        latest.current.onError?.(new SignInError('nonce', { cause }))
        dispatch({ type: 'nonceFailed', attempt })
      },
    )
  }, [adapter, attempt, preparing])

  const signing = status === 'signing'
  useEffect(() => {
    if (!signing || nonce === undefined) return
    const here = visit.current
    const hasLeft = () => here.left
    const fail = (type: 'signFailed' | 'verifyFailed' | 'otherFailed', error: SignInError) => {
      if (hasLeft()) return
      latest.current.onError?.(error)
      dispatch({ type, attempt })
    }
    void (async () => {
      try {
        const message = await adapter.createMessage({ nonce, address, chainId })
        const body = adapter.getMessageBody?.({ message }) ?? message
        if (typeof body !== 'string')
          throw new TypeError('The message is no text: pass getMessageBody.')
        // The account may have changed while the message was made.
        if (!hasLeft()) await signAndVerify(message, body)
      } catch (cause) {
        fail('otherFailed', new SignInError('message', { cause }))
      }
    })()

    async function signAndVerify(message: unknown, body: string) {
      let signature: Hex
      try {
        signature = await latest.current.signMessage(body)
      } catch (cause) {
        if (isUserRejection(cause)) return dispatch({ type: 'signRejected', attempt })
        return fail('signFailed', new SignInError('sign', { cause }))
      }
      if (hasLeft()) return
      dispatch({ type: 'signed', attempt })
      try {
        if (!(await adapter.verify({ message, signature })))
          throw new Error('The server refused the signature.')
      } catch (cause) {
        return fail('verifyFailed', new SignInError('verify', { cause }))
      }
      // The server has opened a session although the visitor pressed Cancel meanwhile: it is closed again.
      if (hasLeft()) return adapter.signOut?.()
      dispatch({ type: 'verified', attempt })
      latest.current.onSignedIn({ address, chainId })
    }
    // An attempt is one nonce for one account; it is run once.
  }, [adapter, address, chainId, attempt, nonce, signing])

  return { flow, sign: () => dispatch({ type: 'signPressed' }) }
}
