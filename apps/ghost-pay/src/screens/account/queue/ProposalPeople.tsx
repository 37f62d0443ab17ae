import { useId, useState } from 'react'
import type { Address } from 'viem'
import type { Proposal } from '@ghost-pay/safe-account/queue'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { PayeeRow } from '../../../components/PayeeRow.tsx'
import { hasFalseWord } from '../../../data/hasFalseWord.ts'
import { noteOfRow } from '../../../data/noteOfRow.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { textOf } from '../../../text/textOf.ts'
import { inboxCopy } from './inboxCopy.ts'

import '../../../components/Button.css'

const text = textOf(inboxCopy)

/** How many are shown before the others are asked for, and how many faces. */
const mostShown = 3
const mostFaces = 5

export type ProposalPeopleProps = { proposal: Pick<Proposal, 'transaction' | 'payees'> }

/**
 * Whom a batch would pay: how many, the first of them, and the others by a press. A line of which the note says what cannot be so is
 * never folded away.
 */
export function ProposalPeople({ proposal: { transaction, payees = [] } }: ProposalPeopleProps) {
  const { addressBook, nameOf } = useAddressBook()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { lines } = noteOfRow(transaction)
  const all = payees.flatMap(({ payment, reference }, index) =>
    payment === undefined ? [] : [{ ...payment, reference, note: lines[index] }],
  )
  const people: Address[] = [...new Set(all.map(({ to }) => to))]
  const { length: count } = people
  // Not “new”: that the account has never paid them is asked on the review page, and not for each card.
  const unnamed = people.filter((address) => nameOf(address) === undefined).length
  const first = all.filter(
    ({ note, to, reference }, index) =>
      index < mostShown || hasFalseWord(note, { to, reference, addressBook }),
  )
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
      <ul id={list}>
        {(isOpen ? all : first).map((one) => (
          <li key={all.indexOf(one)} data-new={nameOf(one.to) === undefined}>
            <PayeeRow {...one} />
          </li>
        ))}
      </ul>
      {all.length > first.length && (
        <button
          type="button"
          className="gp-quiet-link"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          {isOpen ? text('inbox.people.less') : text('inbox.people.all', { count })}
        </button>
      )}
    </div>
  )
}
