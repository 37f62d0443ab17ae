import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { Link } from 'wouter'
import { isUnknown } from '@ghost-pay/gateway-client'
import {
  getAllOwnedSafesQueryOptions,
  getSafeOverviewsQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { listingOf } from '@ghost-pay/safe-account'
import { knownWorth } from '@ghost-pay/safe-account/money'
import { type AccountId, accountKey } from '@ghost-pay/safe-account/store'

import { formatAccountId } from '../../account/accountId.ts'
import { chains } from '../../chains.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { AddressName } from '../../components/AddressName.tsx'
import { formatFiat } from '../../format/fiat.ts'
import { isGatewayHere } from '../../gateway/place.ts'
import { currency } from '../../money/currency.ts'
import { useAccountsOnChain } from '../accounts/useAccountsOnChain.ts'
import { text } from './frameCopy.ts'

type RailAccountsProps = {
  current: AccountId & { path: string }
  /** The connected address. */
  viewer: Address | undefined
}

/** Finds the visitor's accounts for the rail. */
export function RailAccounts({ current, viewer }: RailAccountsProps) {
  return (
    <RailAccountsView
      accounts={useRailAccounts(current, viewer)}
      current={`/a/${formatAccountId(current, chains)}`}
    />
  )
}

/** An account of the visitor as the rail shows it. */
type RailAccount = {
  address: Address
  /** Where its screens are. */
  path: string
  /** What it holds, as text; else the chain's name. */
  detail: string
  /** How many transactions wait for the visitor, and how many at all; undefined where nobody has said. */
  forViewer: number | undefined
  waiting: number | undefined
}

type RailAccountsViewProps = {
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

/** As many as the rail has room for, and as the gateway answers for at once. */
const shownAccounts = 5

/** What is listed changes seldom: asked about once in this many milliseconds. */
const staleTime = 5 * 60_000

/**
 * The accounts for the rail: the open one, and others that the gateway lists for the visitor and the chain says they own.
 *
 * @param viewer the connected address
 */
export function useRailAccounts(
  current: AccountId & { path: string },
  viewer: Address | undefined,
): readonly RailAccount[] {
  const client = useGateway()
  const owned = useQuery({
    ...getAllOwnedSafesQueryOptions(client, { owner: viewer ?? current.address }),
    // The page itself knows neither which accounts there are nor what they are worth.
    enabled: viewer !== undefined && !isGatewayHere,
    staleTime,
  })
  const lists = chains.flatMap(({ id }) => {
    const addresses = [...new Set(owned.data?.[id])].slice(0, shownAccounts)
    return addresses.length === 0 ? [] : [{ chainId: id, addresses }]
  })
  const answers = useAccountsOnChain(lists)
  const own = lists.flatMap(({ chainId, addresses }, index) =>
    addresses.flatMap((address) =>
      viewer !== undefined && listingOf(answers[index]?.accounts.get(address), viewer) === 'own'
        ? [{ chainId, address }]
        : [],
    ),
  )
  const isCurrent = (account: AccountId) =>
    account.chainId === current.chainId && isAddressEqual(account.address, current.address)
  // The order stays as the gateway's list has it, so that nothing jumps on a switch.
  const shown = (own.some(isCurrent) ? own : [current, ...own]).slice(0, shownAccounts)
  const overviews = useQuery({
    ...getSafeOverviewsQueryOptions(client, {
      safes: shown.map(({ chainId, address }) => ({ chainId, address })),
      currency,
      walletAddress: viewer,
    }),
    enabled: !isGatewayHere,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const byKey = new Map(
    (overviews.data ?? []).flatMap((overview) =>
      overview === null || isUnknown(overview)
        ? []
        : [[accountKey({ ...overview, address: overview.address.value }), overview] as const],
    ),
  )
  return shown.map(({ chainId, address }) => {
    const overview = byKey.get(accountKey({ chainId, address }))
    const worth = knownWorth(Number(overview?.fiatTotal)) ?? 0
    return {
      address,
      path: `/a/${formatAccountId({ chainId, address }, chains)}`,
      detail:
        worth > 0
          ? formatFiat(worth.toFixed(0), currency, true)
          : (chains.find(({ id }) => id === chainId)?.name ?? ''),
      forViewer: overview?.awaitingConfirmation ?? undefined,
      waiting: overview?.queued,
    }
  })
}
