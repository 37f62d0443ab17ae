import { useSignIn } from '@ghost-pay/connect-kit'

import { Button } from '../../components/Button.tsx'

/** Whether the viewer is signed in to the gateway, and the way in or out. Nothing in the app needs it to pay. */
export function GatewaySession() {
  const signIn = useSignIn()
  if (signIn.status === 'disabled' || signIn.status === 'loading') return null
  const isSignedIn = signIn.status === 'authenticated'
  return (
    <section className="gp-stack-tight">
      <h2>Gateway session</h2>
      <p className="gp-soft">
        {isSignedIn
          ? 'You are signed in. The gateway knows that this address is yours until you sign out or disconnect.'
          : 'Sign in to let the gateway keep things for you alone, such as accounts you are preparing. Paying works without.'}
      </p>
      <div className="gp-actions">
        {isSignedIn ? (
          <Button onPress={() => void signIn.signOut()}>Sign out</Button>
        ) : (
          <Button onPress={() => void signIn.open()}>Sign in</Button>
        )}
      </div>
    </section>
  )
}
