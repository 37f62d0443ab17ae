import './AccountLayout.css'

import {
  getSafeInfoQueryOptions,
  getTransactionQueueQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAddressEqual } from 'viem'
import { Link, useLocation } from 'wouter'
import { useConnection } from 'wagmi'

import { chains, namedChains } from '../../chains.ts'
import { AddressName } from '../../components/AddressName.tsx'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import {
  ActivityIcon,
  BackIcon,
  OverviewIcon,
  PayIcon,
  QueueIcon,
} from '../../components/icons.tsx'
import { type AccountId, parseAccountId } from '../../data/accountId.ts'
import { namesNothing } from '../../data/namesNothing.ts'
import { SharedAccountContext } from '../../data/SharedAccount.ts'
import { waitingTransactions } from '../../data/waitingTransactions.ts'
import { Screen } from '../../Screen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { NoAccount } from './NoAccount.tsx'
import { pollInterval } from './pollInterval.ts'

export type AccountLayoutProps = {
  /** From the address bar, as `formatAccountId` writes it. */
  accountId: string
  children: ReactNode
}

/** Around every screen of a shared account: which one it is, and its four places. */
export function AccountLayout({ accountId, children }: AccountLayoutProps) {
  const account = parseAccountId(accountId, namedChains)
  const chain = chains.find(({ id }) => id === account?.chainId)
  if (account === undefined || chain === undefined) return <NotFoundScreen />
  return (
    <AccountFrame account={account} chain={chain} path={`/a/${accountId}`}>
      {children}
    </AccountFrame>
  )
}

type AccountFrameProps = {
  account: AccountId
  chain: (typeof chains)[number]
  path: string
  children: ReactNode
}

function AccountFrame({ account, chain, path, children }: AccountFrameProps) {
  const client = useGateway()
  const { address: viewer } = useConnection()
  const info = useQuery({
    ...getSafeInfoQueryOptions(client, account),
    refetchInterval: pollInterval,
  })
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, account),
    refetchInterval: pollInterval,
  })
  const isOwner =
    viewer === undefined
      ? undefined
      : info.data?.owners.some(({ value }) => isAddressEqual(value, viewer))
  const waiting = queue.data && waitingTransactions(queue.data).length
  if (info.data === undefined && namesNothing(info.error)) {
    return (
      <Screen>
        <NoAccount address={account.address} chainName={chain.name} />
      </Screen>
    )
  }
  return (
    <SharedAccountContext value={{ ...account, chain, path, info: info.data, viewer, isOwner }}>
      <div className="gp-account">
        <aside className="gp-account-side">
          <Link href="/accounts" className="gp-account-all">
            <BackIcon />
            Your accounts
          </Link>
          <Link href={path} className="gp-account-card">
            <AccountAvatar address={account.address} size={40} />
            <h2>
              <AddressName address={account.address} />
            </h2>
            <p className="gp-soft gp-small">
              {chain.name}
              {info.data !== undefined && (
                <span className="gp-account-signers">
                  {` · ${info.data.threshold} of ${info.data.owners.length} sign`}
                </span>
              )}
            </p>
          </Link>
          <nav className="gp-account-nav" aria-label="Account">
            <Place to={path} icon={<OverviewIcon />} label="Overview" exact />
            <Place to={`${path}/pay`} icon={<PayIcon />} label="Pay" />
            <Place to={`${path}/queue`} icon={<QueueIcon />} label="Queue" count={waiting} />
            <Place to={`${path}/activity`} icon={<ActivityIcon />} label="Activity" />
          </nav>
        </aside>
        {children}
      </div>
    </SharedAccountContext>
  )
}

type PlaceProps = {
  to: string
  icon: ReactNode
  label: string
  count?: number | undefined
  /** What lies below is not of this place. */
  exact?: boolean | undefined
}

function Place({ to, icon, label, count = 0, exact = false }: PlaceProps) {
  const [location] = useLocation()
  const inside = !exact && location.startsWith(`${to}/`)
  return (
    <Link href={to} aria-current={location === to ? 'page' : inside ? 'true' : undefined}>
      {icon}
      <span>{label}</span>
      {count > 0 && (
        <span className="gp-count">
          {count}
          <span className="gp-visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  )
}
