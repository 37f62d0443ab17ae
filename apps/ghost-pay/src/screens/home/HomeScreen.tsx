import { Suspense } from 'react'
import { useConnection } from 'wagmi'
import { useConnectModal } from '@ghost-pay/connect-kit'

import { useDemoTreasury } from '../../account/demoPage.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { lazyPart } from '../../lazyPart.ts'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { text } from './welcomeCopy.ts'

import './HomeScreen.css'

// Stands beside and below the first thing to read.
const ChecksCard = lazyPart(() => import('./WelcomeMore.tsx'), 'ChecksCard')
const DemoCard = lazyPart(() => import('./DemoCard.tsx'), 'DemoCard')
const WelcomeMore = lazyPart(() => import('./WelcomeMore.tsx'), 'WelcomeMore')

/** Where a visitor begins: what this is, the demo where there is one, an account by its address. */
export function HomeScreen() {
  useTitle()
  const connection = useConnection()
  const connectModal = useConnectModal()
  const demo = useDemoTreasury()
  const isConnected = connection.status === 'connected'
  return (
    <Screen>
      <div className="gp-welcome gp-wide">
        <section>
          <h1>{text('welcome.title')}</h1>
          <p className="gp-welcome-lead gp-soft">{text('welcome.lead')}</p>
          <div className="gp-actions">
            {isConnected && (
              <ButtonLink to="/accounts" look="primary">
                {text('welcome.accounts')}
              </ButtonLink>
            )}
            {demo !== undefined && (
              <ButtonLink to={`/a/${demo}`} look={isConnected ? 'plain' : 'primary'}>
                {text('welcome.demo')}
              </ButtonLink>
            )}
            {!isConnected && (
              <Button
                look={demo === undefined ? 'primary' : 'plain'}
                onPress={() => connectModal.open()}
              >
                {text('welcome.connect')}
              </Button>
            )}
            {isConnected && <ButtonLink to="/accounts/new">{text('welcome.create')}</ButtonLink>}
          </div>
          <p className="gp-soft gp-small">{text('welcome.promise')}</p>
        </section>
        <Suspense fallback={<div className="gp-welcome-card" />}>
          {demo === undefined ? <ChecksCard /> : <DemoCard accountId={demo} />}
        </Suspense>
      </div>
      <Suspense fallback={<div className="gp-welcome-place" />}>
        <WelcomeMore />
      </Suspense>
    </Screen>
  )
}
