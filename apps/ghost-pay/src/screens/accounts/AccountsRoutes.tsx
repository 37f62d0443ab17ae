import { lazy, use } from 'react'
import { Route, Switch } from 'wouter'

import { broughtBack } from '../../offline/broughtBack.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { decodeLinkText } from './decodeLinkText.ts'

const AccountsScreen = lazy(() =>
  import('./AccountsScreen.tsx').then(({ AccountsScreen }) => ({ default: AccountsScreen })),
)
const NewAccountScreen = lazy(() =>
  import('./new/NewAccountScreen.tsx').then(({ NewAccountScreen }) => ({
    default: NewAccountScreen,
  })),
)
const ChainsScreen = lazy(() =>
  import('./chains/ChainsScreen.tsx').then(({ ChainsScreen }) => ({ default: ChainsScreen })),
)
const PlanScreen = lazy(() =>
  import('./new/PlanScreen.tsx').then(({ PlanScreen }) => ({ default: PlanScreen })),
)
const OpenAccountScreen = lazy(() =>
  import('./open/OpenAccountScreen.tsx').then(({ OpenAccountScreen }) => ({
    default: OpenAccountScreen,
  })),
)
const RequestScreen = lazy(() =>
  import('../request/RequestScreen.tsx').then(({ RequestScreen }) => ({
    default: RequestScreen,
  })),
)
const OpenProposalScreen = lazy(() =>
  import('../cosign/OpenProposalScreen.tsx').then(({ OpenProposalScreen }) => ({
    default: OpenProposalScreen,
  })),
)
const ReceiptScreen = lazy(() =>
  import('../receipt/ReceiptScreen.tsx').then(({ ReceiptScreen }) => ({
    default: ReceiptScreen,
  })),
)

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
