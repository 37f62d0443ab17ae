import { type ComponentType, lazy, Suspense, use } from 'react'
import { Route, Switch } from 'wouter'

import { chains } from '../../chains.ts'
import { parseAccountId } from '../../data/accountId.ts'
import { NamesOn } from '../../data/NamesOn.ts'
import { isGatewayHere } from '../../data/place.ts'
import { broughtBack } from '../../offline/broughtBack.ts'
import { ScreenLoading } from '../../ScreenLoading.tsx'
import { WithGateway } from '../../WithGateway.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { askAhead } from './askAhead.ts'
import { NotKnownHere } from './here/GatewayOffer.tsx'
import { importInbox, importOverview, importTransaction, linkedScreen } from './linkedScreen.ts'

// Where a person comes from another page of the app, too. What links lead to is then on its way before the frame is drawn.
for (const part of linkedScreen(location.hash) ?? []) part().catch(() => undefined)

// Every screen asks the chain about the account: the code for it comes behind what is shown. The one who asks shows a failure.
import('@ghost-pay/safe-account').catch(() => undefined)

// What comes back is shown with the frame, and not after it.
void askAhead(location.hash)

const OverviewScreen = lazy(() =>
  importOverview().then(({ OverviewScreen }) => ({ default: OverviewScreen })),
)
const InboxScreen = lazy(() => importInbox().then(({ InboxScreen }) => ({ default: InboxScreen })))
const ActivityScreen = lazy(() =>
  import('./activity/ActivityScreen.tsx').then(({ ActivityScreen }) => ({
    default: ActivityScreen,
  })),
)
const PayFlow = lazy(() =>
  import('./pay/PayFlow.tsx').then(({ PayFlow }) => ({ default: PayFlow })),
)
const PayrollScreen = lazy(() =>
  import('./pay/payroll/PayrollScreen.tsx').then(({ PayrollScreen }) => ({
    default: PayrollScreen,
  })),
)
const ReviewScreen = lazy(() =>
  import('./review/ReviewScreen.tsx').then(({ ReviewScreen }) => ({ default: ReviewScreen })),
)
const TransactionScreen = lazy(() =>
  importTransaction().then(({ TransactionScreen }) => ({ default: TransactionScreen })),
)
const MoreScreen = lazy(() =>
  import('./MoreScreen.tsx').then(({ MoreScreen }) => ({ default: MoreScreen })),
)
const AssetsScreen = lazy(() =>
  import('./assets/AssetsScreen.tsx').then(({ AssetsScreen }) => ({ default: AssetsScreen })),
)
const PeopleScreen = lazy(() =>
  import('./people/PeopleScreen.tsx').then(({ PeopleScreen }) => ({ default: PeopleScreen })),
)
const RequestsScreen = lazy(() =>
  import('./requests/RequestsScreen.tsx').then(({ RequestsScreen }) => ({
    default: RequestsScreen,
  })),
)
const MessagesScreen = lazy(() =>
  import('./messages/MessagesScreen.tsx').then(({ MessagesScreen }) => ({
    default: MessagesScreen,
  })),
)
const NewMessageScreen = lazy(() =>
  import('./messages/NewMessageScreen.tsx').then(({ NewMessageScreen }) => ({
    default: NewMessageScreen,
  })),
)
const MessageScreen = lazy(() =>
  import('./messages/MessageScreen.tsx').then(({ MessageScreen }) => ({ default: MessageScreen })),
)
const PolicyScreen = lazy(() =>
  import('./policy/PolicyScreen.tsx').then(({ PolicyScreen }) => ({ default: PolicyScreen })),
)
const SettingsScreen = lazy(() =>
  import('./settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({
    default: SettingsScreen,
  })),
)

/** A screen of what the gateway keeps: without the gateway it would show a part as if it were all. */
const listed = (screen: ComponentType): ComponentType => (isGatewayHere ? NotKnownHere : screen)

export type AccountRoutesProps = {
  /** From the address bar, as `formatAccountId` writes it. */
  accountId: string
}

/** The screens of one account. All but the first are loaded when they are opened. */
export function AccountRoutes({ accountId }: AccountRoutesProps) {
  use(broughtBack)
  const chainId = parseAccountId(accountId, chains)?.chainId
  return (
    <NamesOn value={chainId}>
      <WithGateway chainId={chainId}>
        <AccountLayout accountId={accountId}>
          <Suspense fallback={<ScreenLoading />}>
            <Switch>
              <Route path="/a/:account" component={OverviewScreen} />
              <Route path="/a/:account/pay/payroll" component={PayrollScreen} />
              <Route path="/a/:account/pay" component={PayFlow} />
              <Route path="/a/:account/review/:draft" component={ReviewScreen} />
              <Route path="/a/:account/queue" component={InboxScreen} />
              <Route path="/a/:account/activity" component={ActivityScreen} />
              <Route path="/a/:account/requests" component={RequestsScreen} />
              <Route path="/a/:account/assets" component={listed(AssetsScreen)} />
              <Route path="/a/:account/people" component={PeopleScreen} />
              <Route path="/a/:account/messages" component={listed(MessagesScreen)} />
              <Route path="/a/:account/messages/new" component={listed(NewMessageScreen)} />
              <Route path="/a/:account/messages/:hash" component={listed(MessageScreen)} />
              <Route path="/a/:account/tx/:id" component={TransactionScreen} />
              <Route path="/a/:account/settings/policy" component={listed(PolicyScreen)} />
              <Route path="/a/:account/settings" component={SettingsScreen} />
              <Route path="/a/:account/more" component={MoreScreen} />
              <Route component={NotFoundScreen} />
            </Switch>
          </Suspense>
        </AccountLayout>
      </WithGateway>
    </NamesOn>
  )
}
