import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import { lookAlikesIn } from '@ghost-pay/payments/people'
import { type ListedAccount, type Listing, listingOf } from '@ghost-pay/safe-account'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import { accountKey } from '@ghost-pay/safe-account/store'

import type { AddressBook } from '../../data/addressBook.ts'
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
