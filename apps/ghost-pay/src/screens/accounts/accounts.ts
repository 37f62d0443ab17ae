import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { SafeOverview } from '@ghost-pay/gateway-client'
import { lookAlikesIn } from '@ghost-pay/payments/people'
import { type ListedAccount, type Listing, listingOf } from '@ghost-pay/safe-account'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { knownWorth } from '@ghost-pay/safe-account/money'
import { accountKey } from '@ghost-pay/safe-account/store'

import type { AddressBook } from '../../people/addressBook.ts'
import type { Said } from '../../text/Said.ts'
import type { accountsCopy } from './accountsCopy.ts'
import type { AccountAnswers, AccountsOfChain } from './useAccountsOnChain.ts'

/** Accounts of one chain, with the chain that they are on. */
export type ChainAccounts = AccountsOfChain & { chain: Chain }

/** An account of the page: what the chain says of it, and which other addresses it could be taken for. */
export type ArrangedAccount = {
  chain: Chain
  address: Address
  listing: Listing
  /** What the chain says; undefined while, or because, the node has not answered. */
  onChain: ListedAccount | undefined
  /** Other addresses of the page, or names of this browser, that look like this one. */
  lookAlikes: readonly Address[]
  /** Whether it is kept in the watch list of this browser. */
  isWatched: boolean
}

export type ArrangeAccountsParameters = {
  /** What the gateway lists for the viewer, and what the chains say of it, in the same order. */
  listed: readonly ChainAccounts[]
  listedAnswers: AccountAnswers
  /** What this browser keeps, opened or watched, and what the chains say of it. */
  kept: readonly ChainAccounts[]
  keptAnswers: AccountAnswers
  /** Keys of those that are watched. */
  watched: ReadonlySet<string>
  /** The connected address. */
  viewer: Address | undefined
  addressBook: AddressBook
  /** Accounts that are planned; the chains are asked about them among those that are kept. */
  plans?: readonly AccountPlan[] | undefined
}

/** The accounts of the list, in the groups that it shows. */
export type ArrangedAccounts = {
  /** The chain names the viewer among the owners. It does not matter where the account came from. */
  own: readonly ArrangedAccount[]
  /** The gateway says that they are the viewer's, and the chain says that they are not. */
  denied: readonly ArrangedAccount[]
  /** The gateway says so, and the node did not answer. */
  unchecked: readonly ArrangedAccount[]
  /** The gateway says so, and the chain is still being asked. */
  pending: readonly ArrangedAccount[]
  /** Kept in the watch list, and not the viewer's. */
  watched: readonly ArrangedAccount[]
  /** What is planned, on the chains that do not have it yet. */
  plans: readonly AccountPlan[]
}

/**
 * Sorts the accounts that a gateway lists and that this browser keeps by what the chain says of them (behaviour/accounts#own).
 * Neither the gateway's word nor this browser's makes an account the viewer's.
 */
export function arrangeAccounts(parameters: ArrangeAccountsParameters): ArrangedAccounts {
  const { listed, listedAnswers, kept, keptAnswers, watched, viewer, addressBook } = parameters
  const { plans = [] } = parameters
  // What is listed twice, or kept as well, would count twice in the total.
  const byKey = new Map<string, Row>()
  for (const row of [
    ...rowsOf(listed, listedAnswers, viewer, true),
    ...rowsOf(kept, keptAnswers, viewer, false),
  ]) {
    if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row)
  }
  const once = [...byKey.values()]
  const alike = lookAlikesIn([
    ...once.map(({ address }) => address),
    ...plans.map(({ address }) => address),
    ...addressBook.keys(),
  ])
  const own = new Set(
    once.flatMap(({ listing, address }) => (listing === 'own' ? [address.toLowerCase()] : [])),
  )
  const marked = once.map((row) => ({
    ...row,
    isWatched: watched.has(keyOf(row)),
    // An account of one's own is not suspicious because a stranger imitates it.
    lookAlikes: (alike.get(row.address.toLowerCase()) ?? []).filter(
      (other) =>
        row.listing !== 'own' ||
        own.has(other.toLowerCase()) ||
        (addressBook.has(other) && !addressBook.has(row.address)),
    ),
  }))
  const listedOnes = marked.filter(({ isListed }) => isListed)
  const created = new Set(
    once.flatMap((row) => (row.onChain?.status === 'account' ? [keyOf(row)] : [])),
  )
  return {
    own: marked.filter(({ listing }) => listing === 'own'),
    denied: listedOnes.filter(({ listing }) => listing === 'foreign' || listing === 'none'),
    unchecked: listedOnes.filter(({ listing, isPending }) => listing === 'unchecked' && !isPending),
    pending: listedOnes.filter(({ isPending }) => isPending),
    watched: marked.filter(
      ({ isListed, isWatched, listing }) => isWatched && !isListed && listing !== 'own',
    ),
    plans: plans.flatMap((plan) => {
      const { address } = plan
      const chainIds = plan.chainIds.filter(
        (chainId) => !created.has(accountKey({ chainId, address })),
      )
      return chainIds.length === 0 ? [] : [{ ...plan, chainIds }]
    }),
  }
}

type Row = Omit<ArrangedAccount, 'lookAlikes' | 'isWatched'> & {
  /** Whether the gateway lists it. */
  isListed: boolean
  /** Whether the chain is still asked. */
  isPending: boolean
}

const rowsOf = (
  lists: readonly ChainAccounts[],
  answers: AccountAnswers,
  viewer: Address | undefined,
  isListed: boolean,
): Row[] =>
  lists.flatMap(({ chain, addresses }, index) =>
    addresses.map((address) => {
      const onChain = answers[index]?.accounts.get(address)
      return {
        chain,
        address,
        onChain,
        listing: viewer === undefined ? notOwn(onChain) : listingOf(onChain, viewer),
        isListed,
        isPending: answers[index]?.status === 'pending',
      }
    }),
  )

/** No wallet is connected, so no account is the viewer's own. */
const notOwn = (onChain: ListedAccount | undefined): Listing =>
  onChain === undefined ? 'unchecked' : onChain.status === 'none' ? 'none' : 'foreign'

const keyOf = ({ chain, address }: Pick<Row, 'chain' | 'address'>): string =>
  accountKey({ chainId: chain.id, address })

/** What the gateway says of accounts; null where it leaves one out, absent while it has not answered. */
export type Overviews = ReadonlyMap<string, SafeOverview | null>

/** What several accounts are worth together. */
type AccountsValue = {
  /** Undefined where the worth of any of them is not known. */
  total: number | undefined
  /** The sum of those whose worth is known. */
  known: number
  /** Those whose worth is not known. */
  unknown: readonly ArrangedAccount[]
}

/**
 * What an account is worth by the gateway's prices. A gateway that knows no price says 0: where the chain has money there, that
 * is no answer (behaviour/accounts#total).
 *
 * @returns in whole units of the chosen currency; undefined where nobody has said
 */
export function worthOfAccount(
  { onChain }: Pick<ArrangedAccount, 'onChain'>,
  overview: SafeOverview | null | undefined,
): number | undefined {
  const said = overview?.fiatTotal.trim() ?? ''
  const worth = said === '' ? undefined : knownWorth(Number(said))
  if (worth === undefined || worth < 0) return undefined
  const holdsCoins = onChain?.status === 'account' && onChain.balance > 0n
  return worth === 0 && holdsCoins ? undefined : worth
}

/** What the gateway says of an account. */
export const overviewOf = (
  { chain, address }: Pick<ArrangedAccount, 'chain' | 'address'>,
  overviews: Overviews,
): SafeOverview | null | undefined => overviews.get(accountKey({ chainId: chain.id, address }))

/** Adds up what accounts are worth; one that is not known leaves the total unknown. */
export function valueAccounts(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): AccountsValue {
  const valued = accounts.map((account) => ({
    account,
    worth: worthOfAccount(account, overviewOf(account, overviews)),
  }))
  const known = valued.reduce((sum, { worth = 0 }) => sum + worth, 0)
  const unknown = valued.flatMap(({ account, worth }) => (worth === undefined ? [account] : []))
  return { total: unknown.length === 0 ? known : undefined, known, unknown }
}

/** Accounts of one chain, those of most worth first. */
type ChainGroup = {
  chain: ArrangedAccount['chain']
  accounts: readonly ArrangedAccount[]
  value: AccountsValue
}

/** Groups accounts by their chain: what holds most comes first, what is not known last; else the order stays. */
export function groupByChain(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): readonly ChainGroup[] {
  const byChain = new Map<Chain, ArrangedAccount[]>()
  for (const account of accounts) {
    byChain.set(account.chain, [...(byChain.get(account.chain) ?? []), account])
  }
  const worth = (account: ArrangedAccount) =>
    worthOfAccount(account, overviewOf(account, overviews)) ?? -1
  return [...byChain]
    .map(([chain, group]) => ({
      chain,
      accounts: group.toSorted((one, other) => worth(other) - worth(one)),
      value: valueAccounts(group, overviews),
    }))
    .sort((one, other) => other.value.known - one.value.known)
}

/**
 * How many transactions wait for the viewer, and how many for others; undefined where the gateway has not said. Where it has not said for
 * whom they wait, `forViewer` is undefined and `forOthers` are all of them.
 */
export function waitingOf(
  overview: SafeOverview | null | undefined,
): { forViewer: number | undefined; forOthers: number } | undefined {
  if (overview === null || overview === undefined) return undefined
  const { awaitingConfirmation, queued } = overview
  if (awaitingConfirmation === null && queued > 0)
    return { forViewer: undefined, forOthers: queued }
  const forViewer = Math.min(awaitingConfirmation ?? 0, queued)
  return { forViewer, forOthers: queued - forViewer }
}

/** How much waits in some accounts. */
type WaitingTotal = {
  forViewer: number
  forOthers: number
  /** In how many accounts something waits for the viewer. */
  inAccounts: number
  /** The first of those; undefined where there is none. */
  first: ArrangedAccount | undefined
  /** The gateway has not said of all of them how much it is, or for whom. */
  isUnknown: boolean
}

/** Adds up what waits in accounts. */
export function countWaiting(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): WaitingTotal {
  const waiting = accounts.map((account) => {
    const counts = waitingOf(overviewOf(account, overviews))
    return counts?.forViewer === undefined ? undefined : { ...counts, forViewer: counts.forViewer }
  })
  return {
    forViewer: waiting.reduce((sum, counts) => sum + (counts?.forViewer ?? 0), 0),
    forOthers: waiting.reduce((sum, counts) => sum + (counts?.forOthers ?? 0), 0),
    inAccounts: waiting.filter((counts) => counts !== undefined && counts.forViewer > 0).length,
    first: accounts.find((_, index) => (waiting[index]?.forViewer ?? 0) > 0),
    isUnknown: waiting.includes(undefined),
  }
}

/**
 * Whether an account is one that is looked for.
 *
 * @param wanted part of its name, of its address, or of the name of its chain
 */
export function matchesAccount(
  { chain, address }: Pick<ArrangedAccount, 'chain' | 'address'>,
  name: string | undefined,
  wanted: string,
): boolean {
  const text = wanted.trim().toLowerCase()
  return [name ?? '', address, chain.name].some((it) => it.toLowerCase().includes(text))
}

type SayTotalParameters = {
  /** Names of the accounts whose worth is not known. */
  unknown: readonly string[]
  /** How many accounts there are. */
  count: number
  /** What the others hold, as text. */
  known: string
  /** Names of the chains that the gateway could not ask. */
  silent: readonly string[]
  /** Whether the chain has not confirmed all of them. */
  isUnchecked: boolean
}

/** As many names as a sentence takes. */
const mostNames = 3

/** Why a total is not known; undefined where it is (behaviour/accounts#total). */
export function sayTotal({
  unknown,
  count,
  known,
  silent,
  isUnchecked,
}: SayTotalParameters): Said<typeof accountsCopy> | undefined {
  // When one part has no known value, there is no sum to show.
  if (isUnchecked && unknown.length === count) return ['accounts.noTotal']
  if (silent.length > 0) return ['accounts.silentMissing', { chains: silent.join(', '), known }]
  if (isUnchecked) return ['accounts.uncheckedMissing', { known }]
  if (unknown.length === 0) return undefined
  if (unknown.length === count) return ['accounts.nothingKnown']
  if (unknown.length > mostNames) {
    return [
      'accounts.missingMore',
      {
        names: unknown.slice(0, mostNames).join(', '),
        count: unknown.length - mostNames,
        known,
      },
    ]
  }
  return ['accounts.missing', { names: unknown.join(', '), count: unknown.length, known }]
}
