import { useEffect, useReducer } from 'react'
import type { Address, Hex } from 'viem'

import { isUserRejection } from '../errors/describeWalletError.ts'
import type { SignInAdapter } from './SignInAdapter.ts'
import { initialSignInFlow, reduceSignInFlow, type SignInFlow } from './signInFlow.ts'

export type UseSignInFlowParameters = {
  adapter: SignInAdapter
  address: Address
  chainId: number
  /** Asks the wallet of the account to sign a text. */
  signMessage: (message: string) => Promise<Hex>
  /** The server has verified the signature of this account. */
  onSignedIn: (session: { address: Address; chainId: number }) => void
}

/** Runs the sign-in: fetches the nonce when it is shown, asks the wallet, asks the server, and brings their answers back. */
export function useSignInFlow({
  adapter,
  address,
  chainId,
  signMessage,
  onSignedIn,
}: UseSignInFlowParameters): { flow: SignInFlow; sign: () => void } {
  const [flow, dispatch] = useReducer(reduceSignInFlow, initialSignInFlow)
  const { attempt, preparing, status, nonce } = flow

  // A message is made for one account on one chain: another one starts anew.
  useEffect(() => dispatch({ type: 'started' }), [adapter, address, chainId])

  useEffect(() => {
    if (!preparing) return
    adapter.getNonce().then(
      (nonce) => dispatch({ type: 'nonceReceived', attempt, nonce }),
      () => dispatch({ type: 'nonceFailed', attempt }),
    )
  }, [adapter, attempt, preparing])

  const signing = status === 'signing'
  useEffect(() => {
    if (!signing || nonce === undefined) return
    // Started once for each attempt; what the hook was given then is what is signed.
    let current = true
    void (async () => {
      const request = await createRequest(adapter, { nonce, address, chainId })
      if (!current) return
      if (!request) return dispatch({ type: 'otherFailed', attempt })
      const signature = await signMessage(request.body).catch((error: unknown) => {
        dispatch({ type: isUserRejection(error) ? 'signRejected' : 'signFailed', attempt })
      })
      if (!current || signature === undefined) return
      dispatch({ type: 'signed', attempt })
      const good = await adapter.verify({ message: request.message, signature }).catch(() => false)
      dispatch({ type: good ? 'verified' : 'verifyFailed', attempt })
      if (good) onSignedIn({ address, chainId })
    })()
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an attempt is run once, with what it was started with
  }, [attempt, signing])

  return { flow, sign: () => dispatch({ type: 'signPressed' }) }
}

/** The message, and the text of it that the wallet signs; nothing when the adapter could not make them. */
async function createRequest(
  adapter: SignInAdapter,
  parameters: { nonce: string; address: Address; chainId: number },
): Promise<{ message: unknown; body: string } | undefined> {
  try {
    const message = await adapter.createMessage(parameters)
    const body = adapter.getMessageBody?.({ message }) ?? message
    return typeof body === 'string' ? { message, body } : undefined
  } catch {
    return undefined
  }
}
