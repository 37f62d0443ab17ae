import { Link } from 'wouter'

import { formatAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { FiatAmount } from '../../components/FiatAmount.tsx'
import { HeroSkeleton } from '../../components/Skeleton.tsx'
import { Source } from '../../components/Source.tsx'
import { useNow } from '../../components/useNow.ts'
import { fullTime } from '../../format/fullTime.ts'
import { timeAgo } from '../../format/timeAgo.ts'
import { currency, money } from '../../money/currency.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import {
  type ArrangedAccount,
  countWaiting,
  type Overviews,
  sayTotal,
  valueAccounts,
} from './accounts.ts'
import { text } from './accountsCopy.ts'

import './Accounts.css'

type AccountsHeroProps = {
  /** What is added up. */
  accounts: readonly ArrangedAccount[]
  overviews: Overviews
  /** Whether nobody is connected, and these are only watched. */
  isWatching: boolean
  /** Something of it is still on its way. */
  isPending: boolean
  /** Names of the chains that the gateway could not ask. */
  silent: readonly string[]
  /** Accounts that may be among them were not checked. */
  isUnchecked: boolean
  /** When the oldest figure came, in milliseconds since 1970; 0 for never. */
  time: number
}

/** What all accounts hold together: one figure, or a dash and the reason. */
export function AccountsHero(props: AccountsHeroProps) {
  const { accounts, overviews, isWatching, isPending, silent, isUnchecked, time } = props
  const { label } = useAddressBook()
  const { known, unknown } = valueAccounts(accounts, overviews)
  const reason = sayTotal({
    unknown: unknown.map(({ address }) => label(address)),
    count: accounts.length,
    known: money(known),
    silent,
    isUnchecked,
  })
  return (
    <section className="gp-stack-close">
      <div className="gp-label-row">
        <h1 className="gp-label-heading">
          {text(isWatching ? 'accounts.watchedHold' : 'accounts.hold')}
        </h1>
        {!isPending && <Age time={time} />}
      </div>
      <div className="gp-accounts-total">
        {isPending ? (
          <HeroSkeleton />
        ) : reason === undefined ? (
          <FiatAmount value={known} currency={currency} size="hero" />
        ) : (
          <span className="gp-amount gp-figure" data-size="hero">
            –
          </span>
        )}
      </div>
      <p className="gp-soft gp-small">
        {!isPending && reason !== undefined
          ? text(...reason)
          : text('accounts.counted', { count: accounts.length })}
      </p>
    </section>
  )
}

function Age({ time }: { time: number }) {
  const now = useNow(1000)
  if (time === 0) return null
  return (
    <Source source="gateway" title={fullTime(time)}>
      {text('accounts.prices')} · {timeAgo(time, now)}
    </Source>
  )
}

type WaitsForYouProps = {
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
    <section className="gp-card gp-words gp-padded">
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
