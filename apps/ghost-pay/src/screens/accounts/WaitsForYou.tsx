import { Link } from 'wouter'

import { chains } from '../../chains.ts'
import { Source } from '../../components/Source.tsx'
import { formatAccountId } from '../../data/accountId.ts'
import { text } from './accountsCopy.ts'
import type { ArrangedAccount } from './arrangeAccounts.ts'
import { countWaiting, type Overviews } from './valueAccounts.ts'

export type WaitsForYouProps = {
  /** The viewer's own. */
  accounts: readonly ArrangedAccount[]
  overviews: Overviews
}

/** Where what waits in an account is read. */
const inboxOf = ({ chain, address }: ArrangedAccount): string =>
  `/a/${formatAccountId({ chainId: chain.id, address }, chains)}/queue`

/** How much waits for the viewer in all accounts together, by the gateway's word. */
export function WaitsForYou({ accounts, overviews }: WaitsForYouProps) {
  const { forViewer, forOthers, inAccounts, first, isUnknown } = countWaiting(accounts, overviews)
  return (
    <section className="gp-card gp-accounts-card">
      <div className="gp-title-row">
        <h2>{text('accounts.waits')}</h2>
        <Source source="gateway" />
      </div>
      {first !== undefined ? (
        <>
          <p className="gp-accounts-count">
            <Link href={inboxOf(first)}>{text('accounts.toApprove', { count: forViewer })}</Link>
          </p>
          <p className="gp-soft gp-small">{text('accounts.inAccounts', { count: inAccounts })}</p>
        </>
      ) : (
        !isUnknown && <p className="gp-soft gp-small">{text('accounts.waitsNothing')}</p>
      )}
      {forOthers > 0 && (
        <p className="gp-soft gp-small">{text('accounts.waitsOthers', { count: forOthers })}</p>
      )}
      {isUnknown && <p className="gp-soft gp-small">{text('accounts.waitsUnknown')}</p>}
    </section>
  )
}
