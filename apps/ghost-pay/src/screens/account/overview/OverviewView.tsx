import { type ReactNode, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { Link } from 'wouter'
import type { Balance, Transaction } from '@ghost-pay/gateway-client'
import { lookAlikesIn } from '@ghost-pay/payments/people'
import type { Holding } from '@ghost-pay/safe-account'
import type { QueuedCheck, RowCheck } from '@ghost-pay/safe-account/checks'
import {
  listHeld,
  moneyFlow,
  promisedMoney,
  runway,
  valueHoldings,
} from '@ghost-pay/safe-account/money'
import { sortTokens } from '@ghost-pay/safe-account/tokens'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { claimedPayees, knownAddresses } from '../../../account/knownAddresses.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { PayIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { formatFiat } from '../../../format/fiat.ts'
import { currency } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import type { BatchesPaid } from '../../../transactions/useBatchPayments.ts'
import { withoutFigure, withParts } from '../activity/activityEntry.ts'
import { EntryRow } from '../activity/EntryRow.tsx'
import { imitations } from '../activity/imitations.ts'
import type { CancelledBy } from '../cancel/useCancelled.ts'
import { Hero, type HeroProps } from './Hero.tsx'
import { text } from './homeCopy.ts'
import { NeedCard } from './NeedCard.tsx'
import { needsViewer, type PaidInCard, paidInCard, shownNeeds } from './needs.ts'
import { recentShown } from './recentShown.ts'
import { Safety } from './Safety.tsx'
import { TokenList } from './TokenList.tsx'
import { WaitingOut } from './WaitingOut.tsx'

import './OverviewView.css'

export type OverviewViewProps = {
  account: SharedAccount
  /** What the account holds; undefined while it is not known. */
  balances: readonly Balance[] | undefined
  /** When the balances came, in milliseconds since 1970. */
  balancesTime: number
  /** Transactions that wait, in order. */
  waiting: readonly Transaction[] | undefined
  /** More waits than was read. */
  hasMore?: boolean | undefined
  /** What happened, the latest first. */
  recent: readonly Transaction[] | undefined
  /** What batches have paid, by their own bytes. */
  batches?: BatchesPaid | undefined
  /** What batches that wait would pay, by their own bytes. */
  promised?: BatchesPaid | undefined
  /** What rejections cancel, of those that wait and of the last ones. */
  cancelled?: CancelledBy | undefined
  /** What tokens that move say of themselves, also those of which nothing is held. */
  tokens?: readonly KnownToken[] | undefined
  /** What the tokens themselves say. */
  holdings?: ReadonlyMap<Address, Holding> | undefined
  /** What the chain says of what happened, and the signatures of what waits, by the transaction's id. */
  executions?: ReadonlyMap<string, RowCheck> | undefined
  queued?: ReadonlyMap<string, QueuedCheck> | undefined
  /** The checks of a payment that needs the reader, and the button that signs it here. */
  signingOf?: ((transaction: Transaction, isFirst: boolean) => ReactNode) | undefined
  /** What is being signed here. */
  underWay?: readonly Transaction[] | undefined
  /** Something was signed here. */
  hasSigned?: boolean | undefined
  /** How many entries of these lists cannot be read. */
  unread?: { balances: number; recent: number; queue: number } | undefined
  /** Whether there is nothing older than what happened here. */
  reachesBack: boolean
  /** Only the newest blocks were read, by this page itself: what is not listed is not known, and nothing is added up. */
  isPartial?: boolean | undefined
  /** True when something could not be read: then nothing is drawn as if it were on its way. */
  failed: boolean
}

const noBatches: BatchesPaid = new Map()

const week = 7 * 24 * 60 * 60_000

/** Shows an account at a glance: what it holds, what needs the reader, what happened last. */
export function OverviewView(props: OverviewViewProps) {
  const { account, waiting, recent, failed, isPartial = false } = props
  const reachesBack = props.reachesBack && !isPartial
  const { holdings, executions, queued, unread, underWay = [], batches = noBatches } = props
  const { addressBook } = useAddressBook()
  const [now] = useState(() => Date.now())
  const { nativeCurrency } = account.chain
  const balances =
    props.balances && listHeld(props.balances, nativeCurrency, account.onChain?.balance)
  const forViewer = (waiting ?? []).filter((one) => needsViewer(one, account))
  const paid = recent?.filter(({ id }) => executions?.get(id)?.status === 'confirmed')
  const known = [...knownAddresses(account, addressBook, paid), ...claimedPayees(paid ?? [])]
  const value =
    balances &&
    valueHoldings(
      sortTokens(balances, nativeCurrency.symbol).trusted,
      { native: account.onChain?.balance, tokens: holdings },
      !isPartial,
    )
  // One figure that the chain contradicts, and no sum is known.
  const isFalse = [...(executions?.values() ?? [])].some(({ status }) => status === 'contradicted')
  const money =
    !recent || !value || isFalse
      ? undefined
      : { history: recent, reachesBack, batches, holdings: value.holdings }
  const tokens = [...(props.tokens ?? []), ...(value?.holdings ?? [])]
  const promised = value && promisedMoney(waiting ?? [], value.holdings, props.promised)
  const paidOf = (transaction: Transaction) =>
    paidInCard(
      transaction,
      props.promised?.get(transaction.id),
      { tokens, holdings: value?.holdings ?? [] },
      nativeCurrency,
    )
  const flow = money && moneyFlow(money, now - week)
  const pace = money && value?.total && runway(value.total, money, now)
  const isUnreadable = (unread?.recent ?? 0) + (unread?.balances ?? 0) > 0
  return (
    <Columns
      side={
        <Side
          account={account}
          isFirst={forViewer.length === 0}
          pace={isUnreadable || pace === 0 ? undefined : pace}
        />
      }
    >
      <Hero
        address={account.address}
        value={value}
        {...nativeHolding(account, balances)}
        unread={unread?.balances}
        promised={promised}
        hasMore={props.hasMore}
        week={isUnreadable ? undefined : flow}
        isFalse={isFalse}
        time={props.balancesTime}
        failed={failed}
        isPartial={isPartial}
      />
      <Notices account={account} />

      {(forViewer.length > 0 || underWay.length > 0 || props.hasSigned === true) && (
        <Needs
          {...{ account, queued, known, underWay, cancelled: props.cancelled }}
          paidOf={paidOf}
          tokens={tokens}
          signingOf={props.signingOf}
          hasSigned={props.hasSigned}
          transactions={forViewer}
          waiting={waiting?.length ?? 0}
          isWhole={props.hasMore !== true && !unread?.queue}
        />
      )}

      <UnreadInbox count={unread?.queue ?? 0} />
      {promised !== undefined && (
        <WaitingOut {...{ account, promised, paidOf, tokens }} hasMore={props.hasMore} />
      )}

      <Recent {...props} known={known} tokens={tokens} now={now} />

      <section className="gp-stack-tight">
        <div className="gp-title-row">
          <h2>{text('home.tokens')}</h2>
          <Link href={`${account.path}/assets`} className="gp-section-link">
            {text('home.assets')}
          </Link>
        </div>
        <Unread count={unread?.balances} />
        {isPartial && <p className="gp-soft gp-small">{text('home.tokensPartial')}</p>}
        {balances !== undefined ? (
          <TokenList chain={account.chain} balances={balances} holdings={holdings} />
        ) : (
          <Skeleton
            label={text('home.tokens.reading')}
            rows={2}
            unread={failed ? text('home.tokens.unread') : undefined}
          />
        )}
      </section>
    </Columns>
  )
}

type RecentProps = Pick<
  OverviewViewProps,
  'account' | 'recent' | 'batches' | 'cancelled' | 'executions' | 'unread' | 'failed' | 'isPartial'
> & { known: readonly Address[]; tokens: readonly KnownToken[]; now: number }

/** The last payments, and the way to all of them. */
function Recent(props: RecentProps) {
  const { account, recent, executions, unread, failed, known, isPartial, now } = props
  const currency = account.chain.nativeCurrency
  const entries =
    recent &&
    recentShown(recent, currency)
      .map((entry) => {
        const { id } = entry.transaction
        return {
          ...withParts(entry, props.batches?.get(id), props.tokens, currency),
          cancels: props.cancelled?.get(id),
        }
      })
      .map((entry) => {
        const check = executions?.get(entry.transaction.id)
        return check?.status === 'contradicted'
          ? withoutFigure(entry, check.contradiction.kind)
          : entry
      })
  const imitated = imitations(entries ?? [], known)
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('home.recent')}</h2>
        <Link href={`${account.path}/activity`} className="gp-section-link">
          {text('home.allRecent')}
        </Link>
      </div>
      <Unread count={unread?.recent} />
      {recent === undefined && (
        <Skeleton
          label={text('home.activity.reading')}
          unread={failed ? text('home.activity.unread') : undefined}
        />
      )}
      {entries?.length === 0 && !unread?.recent && (
        <Empty title={text(isPartial === true ? 'home.nothingKnown' : 'home.nothing')}>
          {text(isPartial === true ? 'home.nothingKnownText' : 'home.nothingText')}
        </Empty>
      )}
      {entries !== undefined && entries.length > 0 && (
        <ul className="gp-list">
          {entries.map((entry) => (
            <li key={entry.transaction.id}>
              <EntryRow
                entry={entry}
                to={transactionPath(account.path, entry.transaction)}
                currency={currency}
                check={executions?.get(entry.transaction.id)}
                imitated={imitated.get(entry.transaction.id)}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type NeedsProps = Pick<
  OverviewViewProps,
  'account' | 'queued' | 'cancelled' | 'signingOf' | 'hasSigned'
> & {
  underWay: readonly Transaction[]
  transactions: readonly Transaction[]
  paidOf: (transaction: Transaction) => PaidInCard | undefined
  /** How many wait, as far as the inbox was read. */
  waiting: number
  /** All of the inbox was read. */
  isWhole: boolean
  /** In which units amounts are told. */
  tokens: readonly KnownToken[]
  known: readonly Address[]
}

/** What the reader can bring one step further. */
function Needs(props: NeedsProps) {
  const { account, transactions, waiting, queued, cancelled, known, isWhole, tokens } = props
  const { underWay, signingOf, hasSigned } = props
  const { length: count } = transactions
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>
          {count > 0
            ? text('home.needs', { count })
            : text(isWhole ? 'home.needsNone' : 'home.inbox')}
        </h2>
        <Link href={`${account.path}/queue`} className="gp-section-link">
          {isWhole ? text('home.allWaiting', { count: waiting }) : text('home.inbox')}
        </Link>
      </div>
      <p role="status" className="gp-soft gp-small gp-needs-said">
        {hasSigned === true && text('home.signed')}
      </p>
      <div className="gp-needs">
        {shownNeeds(transactions, underWay).map((transaction, index) => (
          <NeedCard
            key={transaction.id}
            account={account}
            transaction={transaction}
            check={queued?.get(transaction.id)}
            paid={props.paidOf(transaction)}
            tokens={tokens}
            cancelled={cancelled?.get(transaction.id)}
            lookAlikes={lookAlikesOf(transaction, known)}
            first={index === 0}
            signing={signingOf?.(transaction, index === 0)}
            isUnderWay={underWay.some(({ id }) => id === transaction.id)}
          />
        ))}
      </div>
    </section>
  )
}

type SideProps = {
  account: SharedAccount
  /** Nothing else is to be done first. */
  isFirst: boolean
  pace: ReturnType<typeof runway>
}

/** Beside the figures: the way to pay, how long the money lasts, who decides and whose code it runs. */
function Side({ account, isFirst, pace }: SideProps) {
  return (
    <>
      <div className="gp-wide-act">
        <ButtonLink to={`${account.path}/pay`} look={isFirst ? 'primary' : 'plain'}>
          <PayIcon />
          {text('home.pay')}
        </ButtonLink>
      </div>
      {pace !== undefined && <Pace {...pace} />}
      <Owners account={account} />
      <Safety account={account} />
      <section className="gp-stack-tight">
        <h2>{text('home.address')}</h2>
        <AddressBlock address={account.address} shape="account" chain={account.chain} />
        <Link href={`${account.path}/requests`} className="gp-section-link">
          {text('home.receive')}
        </Link>
      </section>
    </>
  )
}

/** What an account holds of the chain's own currency: by the chain, and where it is silent by the gateway, which is said. */
function nativeHolding(
  { chain, onChain }: SharedAccount,
  balances: readonly Balance[] | undefined,
): Pick<HeroProps, 'native' | 'nativeSource'> {
  const { decimals, symbol } = chain.nativeCurrency
  const told = balances?.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')?.balance
  return {
    native: { value: onChain?.balance ?? told, decimals, symbol },
    nativeSource: onChain === undefined ? 'gateway' : 'chain',
  }
}

/** Addresses that the payee of a transaction looks like. */
function lookAlikesOf({ txInfo }: Transaction, known: readonly Address[]): readonly Address[] {
  if (txInfo.type !== 'Transfer') return []
  const payee = txInfo.recipient.value
  return lookAlikesIn([payee, ...known]).get(payee.toLowerCase()) ?? []
}

/** For how long the money lasts. */
function Pace({ months, perMonth }: { months: number; perMonth: number }) {
  return (
    <section className="gp-card gp-words gp-padded">
      <h2>{text('home.pace')}</h2>
      <p className="gp-pace-months">{text('home.months', { count: months })}</p>
      <p className="gp-soft gp-small">
        {text('home.perMonth', { sum: formatFiat(perMonth.toFixed(0), currency, true) })}
      </p>
    </section>
  )
}

/** What the viewer cannot do here, and where the gateway does not know the account or contradicts the chain. */
function Notices({ account }: { account: SharedAccount }) {
  const [disputed, another] = account.disputed
  return (
    <>
      {account.role === 'notOwner' && (
        <Notice tone="warning" title={text('home.watching')}>
          {text('home.watching.text')}
        </Notice>
      )}

      {!account.isListed && account.onChain !== undefined && (
        <Notice tone="warning" title={text('home.unlisted')}>
          {text('home.unlisted.text', { symbol: account.chain.nativeCurrency.symbol })}
        </Notice>
      )}

      {disputed !== undefined && (
        <Notice
          tone="stop"
          title={text(`home.disputed.${another === undefined ? disputed : 'both'}`)}
        >
          {text('home.disputed.text')}
        </Notice>
      )}
    </>
  )
}

/** Whether what cannot be read needs the viewer is not known. */
function UnreadInbox({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <section className="gp-stack-tight">
      <h2>{text('home.inbox')}</h2>
      <Unread count={count} />
    </section>
  )
}

function Owners({ account }: { account: SharedAccount }) {
  const { nameOf } = useAddressBook()
  if (account.info === undefined) return null
  const { threshold, owners } = account.info
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('home.mustSign', { threshold, owners: owners.length })}</h2>
        {account.onChain === undefined ? <Source source="gateway" /> : <Source source="chain" />}
      </div>
      <ul className="gp-list">
        {owners.map(({ value }) => {
          const name = nameOf(value)
          const isViewer = account.viewer !== undefined && isAddressEqual(value, account.viewer)
          return (
            <li key={value} className="gp-home-owner">
              <AddressBlock
                address={value}
                name={
                  !isViewer
                    ? name
                    : name === undefined
                      ? text('home.you')
                      : text('home.namedYou', { name })
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
