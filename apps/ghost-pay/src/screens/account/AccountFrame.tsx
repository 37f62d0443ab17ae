import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import {
  ActivityIcon,
  BackIcon,
  OverviewIcon,
  PayIcon,
  QueueIcon,
} from '../../components/icons.tsx'
import type { SharedAccount } from '../../data/SharedAccount.ts'

import './AccountFrame.css'

export type AccountFrameProps = {
  account: SharedAccount
  /** How many transactions wait; undefined while it is not known. */
  waiting: number | undefined
  /** There are more than those. */
  hasMore?: boolean | undefined
  /** The screen. */
  children: ReactNode
}

/** Beside a screen, on a phone above and below it: which account this is, and its four places. */
export function AccountFrame({ account, waiting, hasMore, children }: AccountFrameProps) {
  return (
    <div className="gp-account">
      <aside className="gp-account-side">
        <Link href="/accounts" className="gp-account-all">
          <BackIcon />
          Your accounts
        </Link>
        <Link href={account.path} className="gp-account-card">
          <AccountAvatar address={account.address} size={40} />
          <h2>
            <AddressName address={account.address} />
          </h2>
          <p className="gp-soft gp-small">
            {account.chain.name}
            {account.info !== undefined && (
              <span className="gp-account-signers">
                {` · ${account.info.threshold} of ${account.info.owners.length} sign`}
              </span>
            )}
          </p>
        </Link>
        <nav className="gp-account-nav" aria-label="Account">
          <Place to={account.path} icon={<OverviewIcon />} label="Overview" exact />
          <Place to={`${account.path}/pay`} icon={<PayIcon />} label="Pay" />
          <Place
            to={`${account.path}/queue`}
            icon={<QueueIcon />}
            label="Queue"
            count={waiting}
            hasMore={hasMore}
          />
          <Place to={`${account.path}/activity`} icon={<ActivityIcon />} label="Activity" />
        </nav>
      </aside>
      {children}
    </div>
  )
}

type PlaceProps = {
  to: string
  icon: ReactNode
  label: string
  count?: number | undefined
  hasMore?: boolean | undefined
  /** Only this path: deeper ones belong to other screens. */
  exact?: boolean | undefined
}

function Place({ to, icon, label, count = 0, hasMore = false, exact = false }: PlaceProps) {
  const [location] = useLocation()
  const inside = !exact && location.startsWith(`${to}/`)
  return (
    <Link href={to} aria-current={location === to ? 'page' : inside ? 'true' : undefined}>
      {icon}
      <span>{label}</span>
      {count > 0 && (
        <span className="gp-count">
          <span aria-hidden="true">{hasMore ? `${count}+` : count}</span>
          <span className="gp-visually-hidden">
            {hasMore ? `${count} or more waiting` : `${count} waiting`}
          </span>
        </span>
      )}
    </Link>
  )
}
