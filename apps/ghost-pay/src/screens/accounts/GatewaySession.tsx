import { useSignIn } from '@ghost-pay/connect-kit'

import { Button } from '../../components/Button.tsx'
import { text } from './accountsCopy.ts'

/** Whether the viewer is signed in to the gateway, and the way in or out. Nothing in the app needs it to pay. */
export function GatewaySession() {
  const signIn = useSignIn()
  if (signIn.status === 'disabled' || signIn.status === 'loading') return null
  const isSignedIn = signIn.status === 'authenticated'
  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.sessionTitle')}</h2>
      <p className="gp-soft gp-small">
        {text(isSignedIn ? 'accounts.sessionIn' : 'accounts.sessionOut')}
      </p>
      <div className="gp-actions">
        {isSignedIn ? (
          <Button onPress={() => void signIn.signOut()}>{text('accounts.signOut')}</Button>
        ) : (
          <Button onPress={() => void signIn.open()}>{text('accounts.signIn')}</Button>
        )}
      </div>
    </section>
  )
}
