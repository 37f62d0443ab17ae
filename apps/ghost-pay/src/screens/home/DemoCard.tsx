import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { getTransactionQueueQueryOptions } from '@ghost-pay/gateway-client/react'
import type { AccountFacts } from '@ghost-pay/safe-account'
import { type HoldingsValue, valueHoldings } from '@ghost-pay/safe-account/money'
import { countWaiting, hashOfId, waitingTransactions } from '@ghost-pay/safe-account/queue'
import type { AccountId } from '@ghost-pay/safe-account/store'
import { sortTokens } from '@ghost-pay/safe-account/tokens'

import { parseAccountId } from '../../account/accountId.ts'
import { useAccountFacts } from '../../account/useAccountFacts.ts'
import { chains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { Amount } from '../../components/Amount.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { FiatAmount } from '../../components/FiatAmount.tsx'
import { Seal } from '../../components/Seal.tsx'
import { Source } from '../../components/Source.tsx'
import { gateway } from '../../gateway.ts'
import { isGatewayHere } from '../../gateway/place.ts'
import { balancesQuery } from '../../money/balancesQuery.ts'
import { currency as shownCurrency } from '../../money/currency.ts'
import { useHoldings } from '../../money/useHoldings.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { text } from './welcomeMoreCopy.ts'

import './WelcomeMore.css'

type DemoCardViewProps = {
  address: Address
  currency: { symbol: string; decimals: number }
  /** What the chain says; undefined while it has not answered. */
  facts: AccountFacts | undefined
  /** What it holds is worth, as its own page shows it; undefined while it is not known. */
  value: Pick<HoldingsValue, 'total' | 'isChecked'> | undefined
  /** Nobody has said what it holds. */
  isSilent: boolean
  /** How many payments the gateway says wait; undefined while it has not answered. */
  waiting: number | undefined
  /** The hash of the one that is next. */
  nextHash: Hash | undefined
  /** What this browser calls somebody, or the address in short. */
  label: (address: Address) => string
  /** Where the account is. */
  path: string
}

/** The treasury of the demo: who holds it, what is in it, what waits, and who says so. */
export function DemoCardView(props: DemoCardViewProps) {
  const { address, currency, facts, value, waiting, nextHash, label, path } = props
  const owners = facts?.owners ?? []
  return (
    <article className="gp-card gp-words gp-welcome-card" aria-label={label(address)}>
      <div className="gp-demo-head">
        <div>
          <span className="gp-near gp-soft">
            <AccountAvatar address={address} size={20} />
            {label(address)}
          </span>
          {value?.total === undefined ? (
            <>
              <Amount value={facts?.balance} {...currency} />
              {(value !== undefined || props.isSilent) && (
                <p className="gp-soft gp-small">{text('welcomeMore.demo.worthUnknown')}</p>
              )}
            </>
          ) : (
            <>
              <FiatAmount value={value.total} currency={shownCurrency} />
              <Source source={value.isChecked ? 'chain' : 'gateway'}>
                {text('welcomeMore.demo.worth')}
              </Source>
            </>
          )}
        </div>
        {nextHash !== undefined && (
          <Seal hash={nextHash} checks={[]} size={96} label={text('welcomeMore.demo.seal')} />
        )}
      </div>
      <ul className="gp-demo-rows">
        <li>
          <span>
            {facts === undefined
              ? '–'
              : text('welcomeMore.demo.rule', {
                  count: facts.threshold,
                  owners: facts.owners.length,
                })}
          </span>
          <Source source="chain" />
        </li>
        <li>
          <span>
            {waiting === undefined
              ? text('welcomeMore.demo.waitingUnknown')
              : waiting === 0
                ? text('welcomeMore.demo.waitingNone')
                : text('welcomeMore.demo.waiting', { count: waiting })}
          </span>
          <Source source="gateway" />
        </li>
        <li>
          <span>{text('welcomeMore.demo.checks')}</span>
          <Source source="device" />
        </li>
        <li className="gp-soft">{text('welcomeMore.demo.where')}</li>
      </ul>
      <div className="gp-title-row gp-demo-foot">
        <span
          className="gp-demo-faces"
          role="img"
          aria-label={text('welcomeMore.demo.owners', {
            names: owners.map(label).join(', '),
          })}
        >
          {owners.map((owner) => (
            <AccountAvatar key={owner} address={owner} size={32} />
          ))}
        </span>
        <ButtonLink to={`${path}/queue`}>{text('welcomeMore.demo.inbox')}</ButtonLink>
      </div>
    </article>
  )
}

/** The demo's treasury on the first page, as chain and gateway tell of it now. */
export function DemoCard({ accountId }: { accountId: string }) {
  const account = parseAccountId(accountId, chains)
  return account && <Demo account={account} path={`/a/${accountId}`} />
}

/** How often the demo is asked again, in milliseconds. */
const interval = 20_000

function Demo({ account, path }: { account: AccountId; path: string }) {
  const { label } = useAddressBook()
  const facts = useAccountFacts(account, interval)
  const queue = useInfiniteQuery(getTransactionQueueQueryOptions(gateway, account))
  const chain = chains.find(({ id }) => id === account.chainId) ?? chains[0]
  const balances = useQuery({ ...balancesQuery(gateway, account), refetchInterval: interval })
  const items = balances.data?.items
  const holdings = useHoldings(account, balances)
  const onChain = facts.data?.status === 'account' ? facts.data.facts : undefined
  const first = queue.data && waitingTransactions(queue.data)[0]
  return (
    <DemoCardView
      address={account.address}
      currency={chain.nativeCurrency}
      facts={onChain}
      value={
        items &&
        valueHoldings(
          sortTokens(items, chain.nativeCurrency.symbol).trusted,
          { native: onChain?.balance, tokens: holdings },
          !isGatewayHere,
        )
      }
      isSilent={balances.isError}
      waiting={queue.data && countWaiting(queue.data)}
      nextHash={first && hashOfId(first.id)}
      label={label}
      path={path}
    />
  )
}
