import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

import { lazyPart } from './lazyPart.ts'
import { importAccount } from './linkedParts.ts'
import { Page } from './Page.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { HomeScreen } from './screens/home/HomeScreen.tsx'

const AccountsRoutes = lazyPart(
  () => import('./screens/accounts/AccountsRoutes.tsx'),
  'AccountsRoutes',
)
const AccountRoutes = lazyPart(importAccount, 'AccountRoutes')
const NotFoundScreen = lazyPart(() => import('./screens/NotFoundScreen.tsx'), 'NotFoundScreen')

/**
 * Path → screen. Paths live in the hash: the app runs from any static host, and account addresses reach no server log. What
 * is behind the first screen is loaded when it is opened; the frame stays meanwhile.
 */
export function Routes() {
  return (
    <Router hook={useHashLocation}>
      <Page>
        <ScreenFrame>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/accounts/*?" component={AccountsRoutes} />
            <Route path="/request/*" component={AccountsRoutes} />
            <Route path="/cosign/*?" component={AccountsRoutes} />
            <Route path="/a/:account/*?">
              {({ account }) => (
                <Suspense fallback={<Opening />}>
                  <AccountRoutes key={account} accountId={account} />
                </Suspense>
              )}
            </Route>
            <Route component={NotFoundScreen} />
          </Switch>
        </ScreenFrame>
      </Page>
    </Router>
  )
}

/** The frame of an account is on its way: its place is kept, so that nothing moves when it comes. */
function Opening() {
  return (
    <div className="gp-frame">
      <div className="gp-rail" />
      <ScreenLoading />
    </div>
  )
}
