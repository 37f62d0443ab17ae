import { useState } from 'react'
import type { Address } from 'viem'

import { useNameCheck } from '../data/people/useNameCheck.ts'
import { useAddressBook } from '../data/useAddressBook.ts'
import { say } from '../text/Spoken.ts'
import { textOf } from '../text/textOf.ts'
import { Button } from './Button.tsx'
import { nameAddressCopy } from './nameAddressCopy.ts'

import './Field.css'

const text = textOf(nameAddressCopy)

export type NameAddressProps = {
  address: Address
  /** Somebody was paid there. */
  isPayee?: boolean
}

/** Gives an address that has no name one, where it stands. It is kept in this browser and sent nowhere. */
export function NameAddress({ address, isPayee = false }: NameAddressProps) {
  const { setName } = useAddressBook()
  const [draft, setDraft] = useState<string>()
  const check = useNameCheck()
  if (draft === undefined) {
    return (
      <button
        type="button"
        className="gp-text-button"
        onClick={() => {
          setDraft('')
        }}
      >
        {text(isPayee ? 'nameAddress.payee' : 'nameAddress.ask')}
      </button>
    )
  }
  const problem = check.saidOf(draft)
  return (
    <form
      className="gp-actions"
      onSubmit={(event) => {
        event.preventDefault()
        if (!check.isKept(address, draft)) return
        setName(address, draft)
        setDraft(undefined)
      }}
    >
      <input
        className="gp-input"
        aria-label={text('nameAddress.name', { address })}
        autoFocus
        aria-invalid={problem !== undefined}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(undefined)
        }}
      />
      {problem !== undefined && (
        <p className="gp-field-line gp-small" data-problem role="alert">
          {say(problem)}
        </p>
      )}
      <Button type="submit">{text('nameAddress.save')}</Button>
    </form>
  )
}
