import { type Address, isAddressEqual } from 'viem'
import { Link } from 'wouter'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import type { Balance, Transaction } from '@ghost-pay/gateway-client'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { HeroSkeleton, Skeleton } from '../../../components/Skeleton.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { TransactionRow } from '../../../components/TransactionRow.tsx'
import { Unread } from '../../../components/Unread.tsx'
import type { QueuedCheck } from '../../../data/checkQueued.ts'
import { knownAddresses, ownersOf } from '../../../data/knownAddresses.ts'
import type { Holding } from '../../../data/readHoldings.ts'
import type { RowCheck } from '../../../data/RowCheck.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { AccountName } from './AccountName.tsx'
import { needsViewer } from './needsViewer.ts'
import { Safety } from './Safety.tsx'
import { TokenList } from './TokenList.tsx'

import './OverviewView.css'

export type OverviewViewProps = {
  account: SharedAccount
  /** What the account holds; undefined while it is not known. */
  balances: readonly Balance[] | undefined
  /** When the balances came, in milliseconds since 1970. */
  balancesTime: number
  /** Transactions that wait, in order. */
  waiting: readonly Transaction[] | undefined
  /** What happened, the latest first. */
  recent: readonly Transaction[] | undefined
  /** What the tokens themselves say. */
  holdings?: ReadonlyMap<Address, Holding> | undefined
  /** What the chain says of what happened, and the signatures of what waits, by the transaction's id. */
  executions?: ReadonlyMap<string, RowCheck> | undefined
  queued?: ReadonlyMap<string, QueuedCheck> | undefined
  /** How many entries of these lists cannot be read. */
  unread?: { balances: number; recent: number; queue: number } | undefined
  /** True when something could not be read: then nothing is drawn as if it were on its way. */
  failed: boolean
}

/** How many of the last transactions are shown before “All activity”. */
export const shownRecent = 5

/** Shows an account at a glance. */
export function OverviewView(props: OverviewViewProps) {
  const { account, balances, balancesTime, waiting, recent, failed } = props
  const { holdings, executions, queued, unread } = props
  const { addressBook } = useAddressBook()
  const forViewer = (waiting ?? []).filter((transaction) => needsViewer(transaction, account))
  const paid = recent?.filter(({ id }) => executions?.get(id)?.status === 'confirmed')
  const known = knownAddresses(account, addressBook, paid)
  const row = (transaction: Transaction) => (
    <li key={transaction.id}>
      <TransactionRow
        transaction={transaction}
        currency={account.chain.nativeCurrency}
        to={transactionPath(account.path, transaction)}
        viewer={account.viewer}
        owners={ownersOf(account)}
        known={known}
        threshold={account.onChain?.threshold}
        accountNonce={account.onChain?.nonce}
        execution={executions?.get(transaction.id)}
        queued={queued?.get(transaction.id)}
      />
    </li>
  )

  return (
    <>
      <Head account={account} balances={balances} balancesTime={balancesTime} failed={failed} />
      <Notices account={account} />

      {forViewer.length > 0 && (
        <section className="gp-stack-tight">
          <h2>Needs you</h2>
          <ul className="gp-list">{forViewer.map(row)}</ul>
        </section>
      )}

      {/* Whether it needs the viewer is not known. */}
      {unread !== undefined && unread.queue > 0 && (
        <section className="gp-stack-tight">
          <h2>Queue</h2>
          <Unread count={unread.queue} />
        </section>
      )}

      <section className="gp-stack-tight">
        <h2>Tokens</h2>
        <Unread count={unread?.balances} />
        {balances !== undefined ? (
          <TokenList chain={account.chain} balances={balances} holdings={holdings} />
        ) : failed ? (
          <Unknown what="tokens" />
        ) : (
          <Skeleton label="Reading the tokens" rows={2} />
        )}
      </section>

      <section className="gp-stack-tight">
        <div className="gp-title-row">
          <h2>Last activity</h2>
          <Link href={`${account.path}/activity`}>All activity</Link>
        </div>
        <Unread count={unread?.recent} />
        {recent === undefined && failed && <Unknown what="activity" />}
        {recent === undefined && !failed && <Skeleton label="Reading the activity" />}
        {recent?.length === 0 && !unread?.recent && (
          <Empty title="Nothing has happened yet">
            Send something to the address below, or make the first payment.
          </Empty>
        )}
        {recent !== undefined && recent.length > 0 && (
          <ul className="gp-list">{recent.slice(0, shownRecent).map(row)}</ul>
        )}
      </section>

      <section className="gp-stack-tight">
        <h2>Address</h2>
        <AddressBlock
          address={account.address}
          explorerUrl={getExplorerUrl({
            chain: account.chain,
            type: 'address',
            value: account.address,
          })}
        />
        <Owners account={account} />
      </section>

      <Safety account={account} />
    </>
  )
}

type HeadProps = Pick<OverviewViewProps, 'account' | 'balances' | 'balancesTime' | 'failed'>

/** The account's name, how much of the chain's currency it holds, and what can be done. */
function Head({ account, balances, balancesTime, failed }: HeadProps) {
  const { nativeCurrency } = account.chain
  const native = balances?.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  const figure = account.onChain?.balance ?? native?.balance
  return (
    <section className="gp-overview-head">
      <AccountName address={account.address} />
      {figure === undefined && !failed ? (
        <HeroSkeleton />
      ) : (
        <Amount
          size="hero"
          value={figure}
          decimals={nativeCurrency.decimals}
          symbol={nativeCurrency.symbol}
        />
      )}
      {account.onChain === undefined ? (
        <SourceAge source="gateway" time={balances && balancesTime} />
      ) : (
        <span className="gp-soft gp-tiny">read from the chain</span>
      )}
      <div className="gp-actions">
        <ButtonLink to={`${account.path}/pay`} look="primary">
          Pay
        </ButtonLink>
        <ButtonLink to={`${account.path}/queue`}>Queue</ButtonLink>
      </div>
    </section>
  )
}

/** What the viewer cannot do here, and where the gateway does not know the account or contradicts the chain. */
function Notices({ account }: { account: SharedAccount }) {
  return (
    <>
      {account.isOwner === false && account.viewer !== undefined && (
        <Notice tone="warning" title="You are looking, not signing.">
          The connected address is not an owner of this account.
        </Notice>
      )}

      {!account.isListed && account.onChain !== undefined && (
        <Notice tone="warning" title="The gateway does not know this account.">
          Owners, signatures and the {account.chain.nativeCurrency.symbol} are read from the chain.
          Tokens, queue and activity are missing until the gateway knows it.
        </Notice>
      )}

      {account.disputed.length > 0 && (
        <Notice
          tone="stop"
          title={`The gateway names other ${account.disputed.join(' and another ')} than the chain.`}
        >
          What is shown here is the chain’s. Until they agree, trust nothing else that the gateway
          says of this account.
        </Notice>
      )}
    </>
  )
}

/** What is not known is a dash, never an empty place. */
function Unknown({ what }: { what: string }) {
  return (
    <p className="gp-soft">
      <span aria-hidden="true">–</span>
      <span className="gp-visually-hidden">The {what} could not be read.</span>
    </p>
  )
}

function Owners({ account }: { account: SharedAccount }) {
  const { nameOf } = useAddressBook()
  if (account.info === undefined) return null
  const { threshold, owners } = account.info
  return (
    <div className="gp-stack-tight gp-owners">
      <h3>
        {threshold} of {owners.length} owners must sign
      </h3>
      <ul className="gp-stack-tight">
        {owners.map(({ value }) => (
          <li key={value}>
            <AddressBlock address={value} name={ownerName(nameOf(value), value, account.viewer)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ownerName(
  name: string | undefined,
  owner: Address,
  viewer: Address | undefined,
): string | undefined {
  const isViewer = viewer !== undefined && isAddressEqual(owner, viewer)
  if (!isViewer) return name
  return name === undefined ? 'You' : `${name} (you)`
}
