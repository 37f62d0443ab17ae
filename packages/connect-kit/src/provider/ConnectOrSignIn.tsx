import { ConnectModal } from '../connect-modal/ConnectModal.tsx'
import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import { SignInModal } from '../sign-in/SignInModal.tsx'

export type ConnectOrSignInProps = {
  walletId?: string | undefined
  onClose: () => void
}

/** The wallet list; for who is connected and not yet verified, the sign-in instead (specification, section 2). */
export function ConnectOrSignIn({ walletId, onClose }: ConnectOrSignInProps) {
  const status = useConnectionStatus()
  if (status === 'unauthenticated') return <SignInModal onClose={onClose} />
  return <ConnectModal walletId={walletId} onClose={onClose} />
}
