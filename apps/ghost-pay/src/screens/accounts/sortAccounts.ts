import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'

import { listingOf } from '../../data/accountListing.ts'
import type { AddressBook } from '../../data/addressBook.ts'
import { lookAlikesIn } from '../../data/lookAlikesIn.ts'
import type { AccountRowProps } from './AccountRow.tsx'
import type { AccountAnswers, AccountsOfChain } from './useAccountsOnChain.ts'

export type SortAccountsParameters = {
  /** What the gateway lists, chain by chain. */
  lists: readonly (AccountsOfChain & { chain: Chain })[]
  /** What each chain says, in the order of the lists. */
  answers: AccountAnswers
  owner: Address
  addressBook: AddressBook
}

/** An account of a list, with what the chain says of it and which addresses it resembles. */
export type SortedAccount = Omit<AccountRowProps, 'overview'> & {
  /** Whether the chain is still asked. */
  isPending: boolean
}

/** Sorts the accounts that a gateway lists for an owner by what the chain says: theirs, not theirs, not checked, not asked yet. */
export function sortAccounts({ lists, answers, owner, addressBook }: SortAccountsParameters) {
  const alike = lookAlikesIn([
    ...lists.flatMap(({ addresses }) => addresses),
    ...addressBook.keys(),
  ])
  const rows = lists.flatMap(({ chain, addresses }, index) =>
    addresses.map((address) => {
      const onChain = answers[index]?.accounts.get(address)
      return {
        chain,
        address,
        onChain,
        listing: listingOf(onChain, owner),
        isPending: answers[index]?.status === 'pending',
        others: alike.get(address.toLowerCase()) ?? [],
      }
    }),
  )
  const ownAddresses = new Set(
    rows.flatMap(({ listing, address }) => (listing === 'own' ? [address] : [])),
  )
  const marked: SortedAccount[] = rows.map(({ others, ...row }) => ({
    ...row,
    // An account of one's own is not suspicious because a stranger imitates it.
    lookAlikes: others.filter(
      (other) =>
        row.listing !== 'own' ||
        ownAddresses.has(other) ||
        (addressBook.has(other) && !addressBook.has(row.address)),
    ),
  }))
  return {
    own: marked.filter(({ listing }) => listing === 'own'),
    denied: marked.filter(({ listing }) => listing === 'foreign' || listing === 'none'),
    unchecked: marked.filter(({ listing, isPending }) => listing === 'unchecked' && !isPending),
    pending: marked.filter(({ isPending }) => isPending),
  }
}
