import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { accountKey } from '@ghost-pay/safe-account/store'

import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ChainIcon } from '../../components/ChainIcon.tsx'
import { Columns } from '../../components/Columns.tsx'
import { Empty } from '../../components/Empty.tsx'
import { FiatAmount } from '../../components/FiatAmount.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Some } from '../../components/Some.tsx'
import { Source } from '../../components/Source.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { shortAddress } from '../../format/shortAddress.ts'
import { currency } from '../../money/currency.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { AccountRow, type AccountRowProps } from './AccountRow.tsx'
import {
  type ArrangedAccount,
  type ArrangedAccounts,
  groupByChain,
  matchesAccount,
  overviewOf,
  type Overviews,
} from './accounts.ts'
import { text } from './accountsCopy.ts'
import { AccountsHero } from './AccountsTotals.tsx'

import './Accounts.css'
import '../../components/LinkRow.css'

export type AccountsViewProps = {
  isConnected: boolean
  arranged: ArrangedAccounts
  nameOfChain: (chainId: number) => string
  overviews: Overviews
  /** The gateway has not said all of it. */
  isValuing: boolean
  /** When the oldest figure came, in milliseconds since 1970; 0 for never. */
  time: number
  /** The gateway has not said which accounts there are. */
  isLooking: boolean
  /** It did not say, and will not for now. */
  isUntold: boolean
  /** Names of the chains that the gateway could not ask. */
  silent: readonly string[]
  /** What failed, above the lists. */
  notices: ReactNode
  /** Which node did not answer, above what is not checked. */
  nodeNotice: ReactNode
  /** The account that was just taken off the list. */
  removed: Removed | undefined
  onRemove: (account: ArrangedAccount) => void
  onUndo: () => void
  onConnect: () => void
  /** What stands beside it. */
  side: ReactNode
}

/** An account that was taken off the watch list. */
export type Removed = Pick<ArrangedAccount, 'address'> & { chainId: number }

/** All accounts: what they hold together, by chain; those that are watched, planned, or not what the gateway says. */
export function AccountsView(props: AccountsViewProps) {
  const { isConnected, arranged, overviews, isLooking, silent, side } = props
  const { nameOf } = useAddressBook()
  const [wanted, setWanted] = useState('')
  const { own, pending, unchecked, watched } = arranged
  const counted = isConnected ? own : watched
  const isAny = counted.length + pending.length + unchecked.length > 0
  const pick = (accounts: readonly ArrangedAccount[]) =>
    accounts.filter((account) => matchesAccount(account, nameOf(account.address), wanted))
  return (
    <div className="gp-wide">
      <Columns side={side}>
        {isAny || (isConnected && isLooking) ? (
          <AccountsHero
            accounts={counted}
            overviews={overviews}
            isWatching={!isConnected}
            isPending={isLooking || props.isValuing || pending.length > 0}
            silent={isConnected ? silent : []}
            isUnchecked={isConnected && (props.isUntold || unchecked.length > 0)}
            time={props.time}
          />
        ) : (
          <h1>{text('accounts.title')}</h1>
        )}
        <div className="gp-field-row">
          <TextInput
            type="search"
            aria-label={text('accounts.find')}
            placeholder={text('accounts.find')}
            value={wanted}
            onChange={setWanted}
          />
          <div className="gp-actions">
            <ButtonLink to="/accounts/open">{text('accounts.open')}</ButtonLink>
            <ButtonLink to="/accounts/new">{text('accounts.new')}</ButtonLink>
          </div>
        </div>
        <div className="gp-column">
          <Lists {...props} pick={pick} wanted={wanted} />
        </div>
        {props.notices}
      </Columns>
    </div>
  )
}

type ListsProps = AccountsViewProps & {
  /** Those that are looked for. */
  pick: (accounts: readonly ArrangedAccount[]) => readonly ArrangedAccount[]
  wanted: string
}

function Lists(props: ListsProps) {
  const { arranged, pick, wanted, nodeNotice } = props
  const { nameOf } = useAddressBook()
  const [own, unchecked, denied, watched] = [
    pick(arranged.own),
    pick(arranged.unchecked),
    pick(arranged.denied),
    pick(arranged.watched),
  ]
  const shownPlans = arranged.plans.filter(({ address }) =>
    [nameOf(address) ?? '', address].some((it) =>
      it.toLowerCase().includes(wanted.trim().toLowerCase()),
    ),
  )
  const found = [own, unchecked, denied, watched, shownPlans].some(({ length }) => length > 0)
  return (
    <>
      {wanted.trim() !== '' && !found && (
        <p className="gp-soft" role="status">
          {text('accounts.noMatch', { text: wanted.trim() })}
        </p>
      )}
      <Own {...props} own={own} />
      {unchecked.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('accounts.unchecked')}</h2>
          {nodeNotice}
          <AccountList accounts={unchecked} overviews={nothing} />
        </section>
      )}
      {denied.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('accounts.denied')}</h2>
          <p className="gp-soft gp-small">{text('accounts.deniedText')}</p>
          <AccountList accounts={denied} overviews={nothing} />
        </section>
      )}
      <Watched {...props} watched={watched} />
      {shownPlans.length > 0 && <PlanList plans={shownPlans} nameOfChain={props.nameOfChain} />}
    </>
  )
}

/** What the gateway says of an account that the chain does not confirm is not shown. */
const nothing: Overviews = new Map()

/** The viewer's own accounts by chain, what is on its way, or what to do where there is none. */
function Own(props: AccountsViewProps & { own: readonly ArrangedAccount[] }) {
  const { own, arranged, overviews, isConnected, isLooking, onConnect } = props
  const { pending, unchecked, denied } = arranged
  const groups = groupByChain(own, overviews)
  const isEmpty = arranged.own.length === 0 && pending.length === 0 && unchecked.length === 0
  const isTold = !props.isUntold && props.silent.length === 0
  if (!isConnected) {
    return (
      <Empty
        title={text('accounts.connectTitle')}
        action={
          <Button look="primary" onPress={onConnect}>
            {text('accounts.connect')}
          </Button>
        }
      >
        {text('accounts.connectText')}
      </Empty>
    )
  }
  return (
    <>
      {groups.map(({ chain, accounts, value }) => (
        <section key={chain.id} className="gp-stack-tight">
          <div className="gp-acct-group-head gp-near">
            <ChainIcon chain={chain} />
            <h2>{chain.name}</h2>
            {groups.length > 1 && value.total !== undefined && (
              <FiatAmount value={value.total} currency={currency} />
            )}
          </div>
          <AccountList accounts={accounts} overviews={overviews} />
        </section>
      ))}
      {isLooking && <Skeleton label={text('accounts.looking')} />}
      {pending.length > 0 && (
        <Skeleton label={text('accounts.asking')} rows={Math.min(pending.length, 6)} />
      )}
      {isEmpty && isTold && !isLooking && (
        <Empty
          title={text(denied.length > 0 ? 'accounts.noneOnChainTitle' : 'accounts.noneTitle')}
          action={<ButtonLink to="/accounts/new">{text('accounts.new')}</ButtonLink>}
        >
          {text('accounts.none')}
        </Empty>
      )}
    </>
  )
}

/** The watch list, and what was just taken off it. */
function Watched(props: AccountsViewProps & { watched: readonly ArrangedAccount[] }) {
  const { watched, overviews, removed, onRemove, onUndo } = props
  const { label } = useAddressBook()
  if (watched.length === 0 && removed === undefined) return null
  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.watched')}</h2>
      <p className="gp-soft gp-small">{text('accounts.watchedText')}</p>
      {removed !== undefined && (
        <div className="gp-title-row gp-acct-undo" role="status">
          <span>{text('accounts.removed', { account: label(removed.address) })}</span>
          <Button onPress={onUndo}>{text('accounts.undo')}</Button>
        </div>
      )}
      {watched.length > 0 && (
        <AccountList
          accounts={watched}
          overviews={overviews}
          isForeign
          actionsOf={(account) => (
            <Button onPress={() => onRemove(account)}>
              {text('accounts.remove', { account: label(account.address) })}
            </Button>
          )}
        />
      )}
    </section>
  )
}

type AccountListProps = Pick<AccountRowProps, 'isForeign'> & {
  accounts: readonly ArrangedAccount[]
  overviews: Overviews
  /** What can be done with an account. */
  actionsOf?: ((account: ArrangedAccount) => ReactNode) | undefined
}

/** Some accounts, the first of them at first. */
function AccountList({ accounts, overviews, isForeign, actionsOf }: AccountListProps) {
  return (
    <Some
      step={20}
      rows={accounts.map((account) => (
        <li key={accountKey({ chainId: account.chain.id, address: account.address })}>
          <AccountRow
            account={account}
            overview={overviewOf(account, overviews)}
            isForeign={isForeign}
            actions={actionsOf?.(account)}
          />
        </li>
      ))}
    />
  )
}

/** Accounts that are planned and not created: drawn as outlines. */
function PlanList({
  plans,
  nameOfChain,
}: Pick<AccountsViewProps, 'nameOfChain'> & { plans: readonly AccountPlan[] }) {
  const { nameOf } = useAddressBook()
  return (
    <section className="gp-stack-tight">
      <h2>{text('accounts.planned')}</h2>
      <p className="gp-soft gp-small">{text('accounts.plannedText')}</p>
      <ul className="gp-list">
        {plans.map(({ address, owners, threshold, chainIds }) => (
          <li key={address}>
            <div className="gp-link-row gp-acct" data-ghost="true">
              <AccountAvatar address={address} size={40} shape="account" />
              <div className="gp-words">
                <Link
                  href={`/accounts/new/${address}`}
                  className="gp-link-row-link"
                  title={address}
                >
                  {nameOf(address) ?? <span className="gp-mono">{shortAddress(address)}</span>}
                </Link>
                <span className="gp-soft gp-small">
                  {text('accounts.plan', {
                    threshold,
                    owners: owners.length,
                    chains: chainIds.map(nameOfChain).join(', '),
                  })}
                </span>
              </div>
              <Source source="device">{text('accounts.planGhost')}</Source>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
