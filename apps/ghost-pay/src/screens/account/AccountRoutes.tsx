import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'

import { ScreenLoading } from '../../ScreenLoading.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { ActivityScreen } from './activity/ActivityScreen.tsx'
import { OverviewScreen } from './overview/OverviewScreen.tsx'
import { QueueScreen } from './queue/QueueScreen.tsx'

const PayFlow = lazy(() =>
  import('./pay/PayFlow.tsx').then(({ PayFlow }) => ({ default: PayFlow })),
)
const TransactionScreen = lazy(() =>
  import('./transaction/TransactionScreen.tsx').then(({ TransactionScreen }) => ({
    default: TransactionScreen,
  })),
)

export type AccountRoutesProps = {
  /** From the address bar, as `formatAccountId` writes it. */
  accountId: string
}

/** The screens of one account. Those that hash and sign are loaded when they are opened. */
export function AccountRoutes({ accountId }: AccountRoutesProps) {
  return (
    <AccountLayout accountId={accountId}>
      <Suspense fallback={<ScreenLoading />}>
        <Switch>
          <Route path="/a/:account" component={OverviewScreen} />
          <Route path="/a/:account/pay/*?" component={PayFlow} />
          <Route path="/a/:account/queue" component={QueueScreen} />
          <Route path="/a/:account/activity" component={ActivityScreen} />
          <Route path="/a/:account/tx/:id" component={TransactionScreen} />
          <Route component={NotFoundScreen} />
        </Switch>
      </Suspense>
    </AccountLayout>
  )
}
