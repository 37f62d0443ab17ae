import type { Address } from 'viem'
import { Link } from 'wouter'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { text } from './frameCopy.ts'

/** An account of the visitor as the rail shows it. */
export type RailAccount = {
  address: Address
  /** Where its screens are. */
  path: string
  /** What it holds, as text; else the chain's name. */
  detail: string
  /** How many transactions wait for the visitor, and how many at all; undefined where nobody has said. */
  forViewer: number | undefined
  waiting: number | undefined
}

export type RailAccountsViewProps = {
  accounts: readonly RailAccount[]
  /** The path of the account whose screens are open. */
  current: string
}

/** The switcher of the rail: the visitor's accounts, what they hold, and where something waits. */
export function RailAccountsView({ accounts, current }: RailAccountsViewProps) {
  return (
    <nav className="gp-rail-accounts" aria-label={text('frame.accounts')}>
      <p className="gp-rail-head">
        <Link href="/accounts">{text('frame.accounts')}</Link>
      </p>
      {accounts.map((account) => (
        <Link
          key={account.path}
          href={account.path}
          className="gp-rail-account"
          aria-current={account.path === current ? 'true' : undefined}
        >
          <AccountAvatar address={account.address} size={28} shape="account" />
          <span className="gp-two-lines">
            <span>
              <AddressName address={account.address} />
            </span>
            <span>{account.detail}</span>
          </span>
          <Count {...account} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ forViewer = 0, waiting = 0 }: RailAccount) {
  const count = forViewer > 0 ? forViewer : waiting
  if (count === 0) return null
  return (
    <span className="gp-count" data-ghost={forViewer === 0}>
      <span aria-hidden="true">{count}</span>
      <span className="gp-visually-hidden">
        {forViewer > 0 ? text('frame.forYou', { count }) : text('frame.waiting', { count })}
      </span>
    </span>
  )
}
