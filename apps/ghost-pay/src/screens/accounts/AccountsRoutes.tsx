import { use } from 'react'
import { Route, Switch } from 'wouter'

import { lazyPart } from '../../lazyPart.ts'
import { broughtBack } from '../../offline/broughtBack.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { decodeLinkText } from './decodeLinkText.ts'

const AccountsScreen = lazyPart(() => import('./AccountsScreen.tsx'), 'AccountsScreen')
const NewAccountScreen = lazyPart(() => import('./new/NewAccountScreen.tsx'), 'NewAccountScreen')
const ChainsScreen = lazyPart(() => import('./chains/ChainsScreen.tsx'), 'ChainsScreen')
const PlanScreen = lazyPart(() => import('./new/PlanScreen.tsx'), 'PlanScreen')
const OpenAccountScreen = lazyPart(
  () => import('./open/OpenAccountScreen.tsx'),
  'OpenAccountScreen',
)
const RequestScreen = lazyPart(() => import('../request/RequestScreen.tsx'), 'RequestScreen')
const OpenProposalScreen = lazyPart(
  () => import('../cosign/OpenProposalScreen.tsx'),
  'OpenProposalScreen',
)
const ReceiptScreen = lazyPart(() => import('../receipt/ReceiptScreen.tsx'), 'ReceiptScreen')

/** Path → screen for what belongs to no account in particular. */
export function AccountsRoutes() {
  use(broughtBack)
  return (
    <Switch>
      <Route path="/accounts" component={AccountsScreen} />
      <Route path="/accounts/new" component={NewAccountScreen} />
      <Route path="/accounts/new/:address">
        {({ address }) => <PlanScreen key={address} address={address} />}
      </Route>
      <Route path="/accounts/open/:text?">
        {({ text }) => (
          <OpenAccountScreen text={text === undefined ? undefined : decodeLinkText(text)} />
        )}
      </Route>
      <Route path="/accounts/chains" component={ChainsScreen} />
      <Route path="/accounts/receipt" component={ReceiptScreen} />
      <Route path="/request/:text">
        {({ text }) => <RequestScreen key={text} text={decodeLinkText(text)} />}
      </Route>
      <Route path="/cosign/:proposal?">
        {({ proposal }) => <OpenProposalScreen linked={proposal} />}
      </Route>
      <Route component={NotFoundScreen} />
    </Switch>
  )
}
