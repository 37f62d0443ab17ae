'use client'

import { useConfig, useConnection } from 'wagmi'
import { signMessage } from 'wagmi/actions'

import { useDisconnectWallet } from '../connection/useDisconnectWallet.ts'
import { useKit } from '../context/KitContext.ts'
import { reportFailure } from '../context/reportFailure.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { sayFailure } from './serverAnswers.ts'
import { type SignIn, useSignInContext } from './SignInContext.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { useSignInFlow } from './useSignInFlow.ts'

/** The sign-in of the connected visitor. Draws nothing without a sign-in of the host's, or without a connection. */
export function SignInModal({ onClose }: { onClose: () => void }) {
  const signIn = useSignInContext()
  const { address, chainId } = useConnection()
  if (!signIn || address === undefined || chainId === undefined) return null
  return <AskToSignIn signIn={signIn} address={address} chainId={chainId} onClose={onClose} />
}

type AskToSignInProps = {
  signIn: SignIn
  address: `0x${string}`
  chainId: number
  onClose: () => void
}

function AskToSignIn({ signIn, address, chainId, onClose }: AskToSignInProps) {
  const { connector } = useConnection()
  const { events } = useKit()
  const config = useConfig()
  const disconnect = useDisconnectWallet()
  const { flow, dispatch } = useSignInFlow({
    adapter: signIn.adapter,
    turn: signIn.turn,
    undo: signIn.undo,
    address,
    chainId,
    // Not as a mutation of the page's, which would hear of a refusal.
    signMessage: (message) => signMessage(config, { account: address, message }),
    onError(error) {
      reportFailure(events, { during: 'sign-in', error, walletId: connector?.id })
      const isHeard = signIn.tellError(error) || events.current.onError !== undefined
      // The dialog has a sentence for visitors, which does not say what the server has to do better.
      if (!isHeard) warnOnce(sayFailure(error))
    },
    onSignedIn(session) {
      signIn.signedIn(session)
      onClose()
    },
  })

  function cancel() {
    signIn.setWanted(false)
    onClose()
    // Where a signature is required, a connection without one is of no use.
    if (signIn.onCancel === 'disconnect' && !signIn.optional) void disconnect(connector)
  }

  return (
    <SignInDialog
      address={address}
      flow={flow}
      dispatch={dispatch}
      onAskAgain={signIn.askAgain}
      onCancel={cancel}
    />
  )
}
