import { type ComponentType, Suspense, use } from 'react'
import { Route, Switch } from 'wouter'

import { parseAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { isGatewayHere } from '../../gateway/place.ts'
import { lazyPart } from '../../lazyPart.ts'
import { broughtBack } from '../../offline/broughtBack.ts'
import { NamesOn } from '../../people/NamesOn.ts'
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

const OverviewScreen = lazyPart(importOverview, 'OverviewScreen')
const InboxScreen = lazyPart(importInbox, 'InboxScreen')
const ActivityScreen = lazyPart(() => import('./activity/ActivityScreen.tsx'), 'ActivityScreen')
const PayFlow = lazyPart(() => import('./pay/PayFlow.tsx'), 'PayFlow')
const PayrollScreen = lazyPart(() => import('./pay/payroll/PayrollScreen.tsx'), 'PayrollScreen')
const ReviewScreen = lazyPart(() => import('./review/ReviewScreen.tsx'), 'ReviewScreen')
const TransactionScreen = lazyPart(importTransaction, 'TransactionScreen')
const MoreScreen = lazyPart(() => import('./MoreScreen.tsx'), 'MoreScreen')
const AssetsScreen = lazyPart(() => import('./assets/AssetsScreen.tsx'), 'AssetsScreen')
const PeopleScreen = lazyPart(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen')
const RequestsScreen = lazyPart(() => import('./requests/RequestsScreen.tsx'), 'RequestsScreen')
const MessagesScreen = lazyPart(() => import('./messages/MessagesScreen.tsx'), 'MessagesScreen')
const NewMessageScreen = lazyPart(
  () => import('./messages/NewMessageScreen.tsx'),
  'NewMessageScreen',
)
const MessageScreen = lazyPart(() => import('./messages/MessageScreen.tsx'), 'MessageScreen')
const PolicyScreen = lazyPart(() => import('./policy/PolicyScreen.tsx'), 'PolicyScreen')
const SettingsScreen = lazyPart(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen')

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
