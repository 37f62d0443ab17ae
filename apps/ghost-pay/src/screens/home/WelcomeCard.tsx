import { lazy, Suspense } from 'react'

import { ChecksCard } from './ChecksCard.tsx'

// Asks chain and gateway, which nobody does without a demo.
const DemoCard = lazy(() =>
  import('./DemoCard.tsx').then(({ DemoCard }) => ({ default: DemoCard })),
)

/** Beside the first thing to read: the demo where there is one, or what is checked before anybody signs. */
export function WelcomeCard({ accountId }: { accountId: string | undefined }) {
  return accountId === undefined ? (
    <ChecksCard />
  ) : (
    <Suspense fallback={<div className="gp-welcome-card" />}>
      <DemoCard accountId={accountId} />
    </Suspense>
  )
}
