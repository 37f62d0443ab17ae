import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

import { Page } from './Page.tsx'
import { AccountLayout } from './screens/account/AccountLayout.tsx'
import { ActivityScreen } from './screens/account/activity/ActivityScreen.tsx'
import { OverviewScreen } from './screens/account/overview/OverviewScreen.tsx'
import { PayScreen } from './screens/account/pay/PayScreen.tsx'
import { QueueScreen } from './screens/account/queue/QueueScreen.tsx'
import { TransactionScreen } from './screens/account/transaction/TransactionScreen.tsx'
import { AccountsScreen } from './screens/accounts/AccountsScreen.tsx'
import { HomeScreen } from './screens/home/HomeScreen.tsx'
import { NotFoundScreen } from './screens/NotFoundScreen.tsx'

/** Path → screen. Paths live in the hash: the app runs from any static host, and account addresses reach no server log. */
export function Routes() {
  return (
    <Router hook={useHashLocation}>
      <Page>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/accounts" component={AccountsScreen} />
          <Route path="/a/:account/*?">
            {({ account }) => (
              <AccountLayout accountId={account}>
                <Switch>
                  <Route path="/a/:account" component={OverviewScreen} />
                  <Route path="/a/:account/pay" component={PayScreen} />
                  <Route path="/a/:account/queue" component={QueueScreen} />
                  <Route path="/a/:account/activity" component={ActivityScreen} />
                  <Route path="/a/:account/tx/:id" component={TransactionScreen} />
                  <Route component={NotFoundScreen} />
                </Switch>
              </AccountLayout>
            )}
          </Route>
          <Route component={NotFoundScreen} />
        </Switch>
      </Page>
    </Router>
  )
}
