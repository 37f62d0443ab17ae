import { useState } from 'react'
import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'

import { Button, ButtonLink } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { listingOf } from '../../data/accountListing.ts'
import { lookAlikesIn } from '../../data/lookAlikesIn.ts'
import { useAddressBook } from '../../data/useAddressBook.ts'
import { AccountRow, type AccountRowProps } from './AccountRow.tsx'
import { type AccountsOfChain, useAccountsOnChain } from './useAccountsOnChain.ts'
import { overviewKey, useOverviews } from './useOverviews.ts'

export type AccountListsProps = {
  owner: Address
  /** What the gateway lists, chain by chain. */
  lists: readonly (AccountsOfChain & { chain: Chain })[]
}

/** How many accounts are shown at first, and with each “More”. */
const step = 20

/**
 * The accounts that a gateway lists for somebody, sorted by what the chain says of them: theirs, not theirs, not checked.
 * Only those that are shown are asked about at the gateway.
 */
export function AccountLists({ owner, lists }: AccountListsProps) {
  const { addressBook } = useAddressBook()
  const [shown, setShown] = useState(step)
  const answers = useAccountsOnChain(lists)
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
  const own = rows.filter(({ listing }) => listing === 'own')
  const isOwn = (address: Address) => own.some((row) => row.address === address)
  const named = (address: Address) => addressBook.has(address)
  const marked = rows.map(({ others, ...row }) => ({
    ...row,
    // An account of one's own is not suspicious because a stranger imitates it.
    lookAlikes: others.filter(
      (other) => row.listing !== 'own' || isOwn(other) || (named(other) && !named(row.address)),
    ),
  }))
  const ownRows = marked.filter(({ listing }) => listing === 'own')
  const denied = marked.filter(({ listing }) => listing === 'foreign' || listing === 'none')
  const unchecked = marked.filter(({ listing, isPending }) => listing === 'unchecked' && !isPending)
  const pending = marked.filter(({ isPending }) => isPending)

  const overviews = useOverviews(
    ownRows.slice(0, shown).map(({ chain, address }) => ({ chainId: chain.id, address })),
  )
  const silent = lists.filter((_, index) => answers[index]?.status === 'silent')
  const draw = ({
    chain,
    address,
    listing,
    onChain,
    lookAlikes,
  }: Omit<AccountRowProps, 'overview'>) => (
    <li key={`${chain.id}:${address}`}>
      <AccountRow
        chain={chain}
        address={address}
        listing={listing}
        onChain={onChain}
        lookAlikes={lookAlikes}
        overview={overviews.get(overviewKey({ chainId: chain.id, address }))}
      />
    </li>
  )

  return (
    <>
      {ownRows.length > 0 && <ul className="gp-list">{ownRows.slice(0, shown).map(draw)}</ul>}
      {ownRows.length > shown && (
        <Button
          onPress={() => {
            setShown(shown + step)
          }}
        >
          {`Show ${Math.min(step, ownRows.length - shown)} more of ${ownRows.length}`}
        </Button>
      )}
      {pending.length > 0 && (
        <Skeleton
          label="Asking the chain which of them are yours"
          rows={Math.min(pending.length, 6)}
        />
      )}
      {ownRows.length === 0 && pending.length === 0 && unchecked.length === 0 && (
        <Empty
          title="The chain names you as an owner of no account"
          action={<ButtonLink to="/">Open an account by its address</ButtonLink>}
        >
          Ask an owner to add you, or connect the wallet you were added with.
        </Empty>
      )}
      {unchecked.length > 0 && (
        <section className="gp-stack-tight">
          <h2>Not checked</h2>
          <Notice
            tone="warning"
            title={`The node of ${silent.map(({ chain }) => chain.name).join(' and ')} did not answer.`}
            action={
              <Button
                busy={answers.some(({ status, isAsking }) => status === 'silent' && isAsking)}
                onPress={() => {
                  for (const { status, askAgain } of answers) if (status === 'silent') askAgain()
                }}
              >
                Try again
              </Button>
            }
          >
            That these accounts are yours is the gateway’s word alone.
          </Notice>
          <ul className="gp-list">{unchecked.slice(0, shown).map(draw)}</ul>
        </section>
      )}
      {denied.length > 0 && (
        <section className="gp-stack-tight">
          <h2>Not yours</h2>
          <p className="gp-soft">
            The gateway lists these as yours, and the chain does not. Send nothing there.
          </p>
          <ul className="gp-list">{denied.slice(0, shown).map(draw)}</ul>
        </section>
      )}
    </>
  )
}
