import type { Address } from 'viem'
import type { Proposal } from '@ghost-pay/safe-account/queue'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { FoldedPayees } from '../../../components/FoldedPayees.tsx'
import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { noteOfRow } from '../../../data/noteOfRow.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './inboxCopy.ts'

/** How many faces are shown. */
const mostFaces = 5

export type ProposalPeopleProps = { proposal: Pick<Proposal, 'transaction' | 'payees'> }

/** Whom a batch would pay: how many, the first of them, and the others by a press. */
export function ProposalPeople({ proposal: { transaction, payees = [] } }: ProposalPeopleProps) {
  const { nameOf } = useAddressBook()
  const { lines } = noteOfRow(transaction)
  const all = payees.flatMap(({ payment, reference }, index) =>
    payment === undefined ? [] : [{ ...payment, reference, note: lines[index] }],
  )
  const people: Address[] = [...new Set(all.map(({ to }) => to))]
  const { length: count } = people
  // Not “new”: that the account has never paid them is asked on the review page, and not for each card.
  const unnamed = people.filter((address) => nameOf(address) === undefined).length
  if (count === 0) return null
  return (
    <div className="gp-item-people">
      <p className="gp-soft gp-small">
        <span className="gp-item-faces" aria-hidden="true">
          {people.slice(0, mostFaces).map((address) => (
            <AccountAvatar key={address} address={address} size={24} />
          ))}
        </span>
        {unnamed === 0
          ? text('inbox.people', { count })
          : text('inbox.people.new', { count, unnamed })}
      </p>
      <FoldedPayees
        lines={all}
        payeeOf={(line) => line}
        most={3}
        more={text('inbox.people.all', { count })}
      >
        {(line) => (
          <div data-new={nameOf(line.to) === undefined}>
            <PayeeRow {...line} />
          </div>
        )}
      </FoldedPayees>
    </div>
  )
}
