import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

import type { SharedAccount } from '../../account/SharedAccount.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { GhostMark } from '../../components/GhostMark.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { DownIcon, FindIcon } from '../../components/icons.tsx'
import { Source } from '../../components/Source.tsx'
import { useNow } from '../../components/useNow.ts'
import { useOnline } from '../../components/useOnline.ts'
import { timeAgo } from '../../format/timeAgo.ts'
import { isGatewayHere } from '../../gateway/place.ts'
import { build } from '../../page/build.ts'
import { useShared } from '../../page/sharedValue.ts'
import { standingSaid } from '../../page/standingSaid.ts'
import { text } from './frameCopy.ts'
import { places } from './places.tsx'

import './AccountFrame.css'

type AccountFrameProps = {
  account: SharedAccount
  /** How many transactions wait; undefined while it is not known. */
  waiting: number | undefined
  /** There are more than those. */
  hasMore?: boolean | undefined
  /** The visitor's accounts, in the rail. */
  accounts: ReactNode
  /** Who is connected, in the rail and in the bar of a phone. */
  owner: ReactNode
  vouch: VouchProps
  /** The gateway has failed: what it said may be old. */
  isGatewaySilent: boolean
  /** Opens the search. */
  onFind: () => void
  /** The screen. */
  children: ReactNode
}

/** Around a screen: which account this is, its places, who answers and who is connected. */
export function AccountFrame(props: AccountFrameProps) {
  const { account, waiting, hasMore, accounts, owner, vouch, onFind, children } = props
  const name = <AddressName address={account.address} />
  // Said where something stands already, at the top of every screen, so that nothing moves (docs/behaviour/outlives.md#steady).
  const isOnline = useOnline()
  const standingWords = useShared(standingSaid)
  const silent = vouch.chain.failed
    ? text('frame.silentChain')
    : props.isGatewaySilent
      ? text('frame.silent')
      : undefined
  const late = isOnline && silent !== undefined ? silent : standingWords
  const standing =
    late === undefined ? <Signers account={account} /> : <span className="gp-silent">{late}</span>
  return (
    <div className="gp-frame">
      <aside className="gp-rail" aria-label={text('frame.rail')}>
        <Link href="/" className="gp-rail-brand">
          <GhostMark />
          <span>Ghost Pay</span>
        </Link>
        {accounts}
        <nav className="gp-tabs" aria-label={text('frame.places')}>
          {places.map((place) => (
            <PlaceLink
              key={place.path}
              to={`${account.path}${place.path}`}
              icon={place.icon}
              name={text(place.name)}
              only={place.only}
              exact={place.path === ''}
              count={
                place.path === '/queue' && waiting !== undefined && waiting > 0 ? (
                  <Waiting count={waiting} hasMore={hasMore === true} />
                ) : undefined
              }
            />
          ))}
        </nav>
        <Vouch {...vouch} />
        {owner}
      </aside>
      <div className="gp-frame-main">
        <header className="gp-phone-bar">
          <Link href="/accounts" className="gp-phone-account">
            <AccountAvatar address={account.address} size={28} shape="account" />
            <span className="gp-two-lines">
              <span>{name}</span>
              {standing}
            </span>
            <DownIcon />
            <span className="gp-visually-hidden">{text('frame.switch')}</span>
          </Link>
          <IconButton label={text('frame.findShort')} onPress={onFind}>
            <FindIcon />
          </IconButton>
          {owner}
        </header>
        <header className="gp-topbar">
          <p className="gp-crumb">
            <Link href={account.path}>{name}</Link>
            <span aria-hidden="true">·</span>
            {standing}
          </p>
          <button type="button" className="gp-find" onClick={onFind}>
            <FindIcon />
            <span>{text('frame.find')}</span>
            <kbd aria-hidden="true">⌘K</kbd>
          </button>
        </header>
        {children}
      </div>
    </div>
  )
}

/** The chain, and how many of how many sign. */
function Signers({ account: { chain, info } }: Pick<AccountFrameProps, 'account'>) {
  return (
    <span>
      {info === undefined
        ? chain.name
        : text('frame.signers', {
            chain: chain.name,
            threshold: info.threshold,
            owners: info.owners.length,
          })}
    </span>
  )
}

type PlaceLinkProps = {
  to: string
  icon: ReactNode
  name: string
  count: ReactNode
  only: 'rail' | 'tabs' | undefined
  /** Only this path: deeper ones belong to other places. */
  exact: boolean
}

function PlaceLink({ to, icon, name, count, only, exact }: PlaceLinkProps) {
  const [location] = useLocation()
  const inside = !exact && location.startsWith(`${to}/`)
  return (
    <Link
      href={to}
      data-only={only}
      aria-current={location === to ? 'page' : inside ? 'true' : undefined}
    >
      {icon}
      <span className="gp-place-name">{name}</span>
      {count}
    </Link>
  )
}

function Waiting({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <span className="gp-count">
      <span aria-hidden="true">{hasMore ? `${count}+` : count}</span>
      <span className="gp-visually-hidden">
        {hasMore ? text('frame.waitingAtLeast', { count }) : text('frame.waiting', { count })}
      </span>
    </span>
  )
}

/** What a source has said last: when, in milliseconds since 1970, or that it has failed, or nothing yet. */
export type LastWord = { at: number | undefined; failed: boolean }

type VouchProps = {
  chain: LastWord
  gateway: LastWord
  /** The gateway contradicts the chain: what it says is not shown. */
  gatewayCaught: boolean
}

/** The three who vouch for what is on the screen, and how old their last word is. */
function Vouch({ chain, gateway, gatewayCaught }: VouchProps) {
  const now = useNow(1000)
  const age = ({ at, failed }: LastWord) =>
    failed ? text('frame.noAnswer') : at === undefined ? text('frame.asking') : timeAgo(at, now)
  return (
    <ul className="gp-vouch gp-stack-close gp-figure" aria-label={text('frame.vouch')}>
      <li>
        <Source source="chain">{text('frame.chain')}</Source>
        <span>{age(chain)}</span>
      </li>
      <li data-caught={gatewayCaught}>
        <Source source="gateway">
          {text(isGatewayHere ? 'frame.gatewayHere' : 'frame.gateway')}
        </Source>
        <span>{gatewayCaught ? text('frame.leftOut') : age(gateway)}</span>
      </li>
      <li>
        <Source source="device">{text('frame.device')}</Source>
        <span>{text('frame.build', { build })}</span>
      </li>
    </ul>
  )
}
