import { useState } from 'react'
import type { Address } from 'viem'

import { longestName } from '../data/people/people.ts'
import { useAddressBook } from '../data/useAddressBook.ts'
import { textOf } from '../text/textOf.ts'
import { Button } from './Button.tsx'
import { nameAddressCopy } from './nameAddressCopy.ts'

import './Field.css'

const text = textOf(nameAddressCopy)

/** Gives an address that has no name one, where it stands. It is kept in this browser and sent nowhere. */
export function NameAddress({ address }: { address: Address }) {
  const { setName } = useAddressBook()
  const [draft, setDraft] = useState<string>()
  if (draft === undefined) {
    return (
      <button
        type="button"
        className="gp-text-button"
        onClick={() => {
          setDraft('')
        }}
      >
        {text('nameAddress.ask')}
      </button>
    )
  }
  return (
    <form
      className="gp-actions"
      onSubmit={(event) => {
        event.preventDefault()
        setName(address, draft)
        setDraft(undefined)
      }}
    >
      <input
        className="gp-input"
        aria-label={text('nameAddress.name', { address })}
        autoFocus
        maxLength={longestName}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(undefined)
        }}
      />
      <Button type="submit">{text('nameAddress.save')}</Button>
    </form>
  )
}
