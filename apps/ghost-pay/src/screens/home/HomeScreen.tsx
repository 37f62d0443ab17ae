import { lazy, Suspense } from 'react'
import { useConnection } from 'wagmi'
import { useConnectModal } from '@ghost-pay/connect-kit'

import { Button, ButtonLink } from '../../components/Button.tsx'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'

import './HomeScreen.css'

// Stands below the first thing to read.
const OpenAccount = lazy(() =>
  import('./OpenAccount.tsx').then(({ OpenAccount }) => ({ default: OpenAccount })),
)

/** Where a visitor begins: connect a wallet, or open an account by its address. */
export function HomeScreen() {
  useTitle()
  const connection = useConnection()
  const connectModal = useConnectModal()
  return (
    <Screen>
      <section className="gp-hero">
        <h1>Payments that several people sign.</h1>
        <p>
          A shared account pays when enough of its owners agree. See what it holds, prepare a
          payment, sign it, and follow it until it is on the chain.
        </p>
        <div className="gp-actions">
          {connection.status === 'connected' ? (
            <ButtonLink to="/accounts" look="primary">
              Your accounts
            </ButtonLink>
          ) : (
            <Button look="primary" onPress={() => connectModal.open()}>
              Connect your wallet
            </Button>
          )}
        </div>
      </section>
      <Suspense fallback={<div className="gp-open-account-place" />}>
        <OpenAccount />
      </Suspense>
    </Screen>
  )
}
