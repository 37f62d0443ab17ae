import { useState } from 'react'
import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'

import { Button, ButtonLink } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { accountKey } from '../../data/accountId.ts'
import { useAddressBook } from '../../data/useAddressBook.ts'
import { AccountRow } from './AccountRow.tsx'
import { sortAccounts, type SortedAccount } from './sortAccounts.ts'
import {
  type AccountAnswers,
  type AccountsOfChain,
  useAccountsOnChain,
} from './useAccountsOnChain.ts'
import { useOverviews } from './useOverviews.ts'

export type AccountListsProps = {
  owner: Address
  /** What the gateway lists, chain by chain. */
  lists: readonly (AccountsOfChain & { chain: Chain })[]
}

/** How many accounts are shown at first, and with each “More”. */
const step = 20

/** The accounts that a gateway lists for an owner. Only those that are shown are asked about at the gateway. */
export function AccountLists({ owner, lists }: AccountListsProps) {
  const { addressBook } = useAddressBook()
  const [shown, setShown] = useState(step)
  const answers = useAccountsOnChain(lists)
  const { own, denied, unchecked, pending } = sortAccounts({ lists, answers, owner, addressBook })
  const overviews = useOverviews(
    own.slice(0, shown).map(({ chain, address }) => ({ chainId: chain.id, address })),
  )
  const draw = (row: SortedAccount) => (
    <li key={`${row.chain.id}:${row.address}`}>
      <AccountRow
        chain={row.chain}
        address={row.address}
        listing={row.listing}
        onChain={row.onChain}
        lookAlikes={row.lookAlikes}
        overview={overviews.get(accountKey({ chainId: row.chain.id, address: row.address }))}
      />
    </li>
  )

  return (
    <>
      {own.length > 0 && <ul className="gp-list">{own.slice(0, shown).map(draw)}</ul>}
      {own.length > shown && (
        <Button
          onPress={() => {
            setShown(shown + step)
          }}
        >
          {`Show ${Math.min(step, own.length - shown)} more of ${own.length}`}
        </Button>
      )}
      {pending.length > 0 && (
        <Skeleton
          label="Asking the chain which of them are yours"
          rows={Math.min(pending.length, 6)}
        />
      )}
      {own.length === 0 && pending.length === 0 && unchecked.length === 0 && (
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
          <NodeNotice lists={lists} answers={answers} />
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

type NodeNoticeProps = Pick<AccountListsProps, 'lists'> & { answers: AccountAnswers }

/** Names the chains whose node did not answer, and asks them again. */
function NodeNotice({ lists, answers }: NodeNoticeProps) {
  const failed = answers.filter(({ status }) => status === 'failed')
  const chains = lists.flatMap(({ chain }, index) =>
    answers[index]?.status === 'failed' ? [chain.name] : [],
  )
  return (
    <Notice
      tone="warning"
      title={`The node of ${chains.join(' and ')} did not answer.`}
      action={
        <Button
          busy={failed.some(({ isAsking }) => isAsking)}
          onPress={() => {
            for (const { askAgain } of failed) askAgain()
          }}
        >
          Try again
        </Button>
      }
    >
      That these accounts are yours is the gateway’s word alone.
    </Notice>
  )
}
