import { useState } from 'react'
import type { Address } from 'viem'

import { Button } from '../../../components/Button.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { EditIcon } from '../../../components/icons.tsx'
import { useNameCheck } from '../../../data/people/useNameCheck.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { say } from '../../../text/Spoken.ts'
import { textOf } from '../../../text/textOf.ts'
import { homeCopy } from './homeCopy.ts'

import '../../../components/Field.css'

const text = textOf(homeCopy)

export type AccountNameProps = { address: Address }

/** The name this browser knows the account by, and a way to change it. It is kept here and sent nowhere. */
export function AccountName({ address }: AccountNameProps) {
  const { nameOf, setName } = useAddressBook()
  const name = nameOf(address)
  const [draft, setDraft] = useState<string>()
  const check = useNameCheck()

  if (draft === undefined) {
    return (
      <div className="gp-account-name">
        <h1>
          {name === undefined ? text('home.holdsUnnamed') : text('home.holds', { account: name })}
        </h1>
        <IconButton
          label={text(name === undefined ? 'home.name' : 'home.rename')}
          onPress={() => {
            setDraft(name ?? '')
          }}
        >
          <EditIcon />
        </IconButton>
      </div>
    )
  }
  const problem = check.saidOf(draft)
  return (
    <div className="gp-account-name">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!check.isKept(address, draft)) return
          setName(address, draft)
          setDraft(undefined)
        }}
      >
        <input
          className="gp-input"
          aria-label={text('home.name.field')}
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
        <Button type="submit">{text('home.name.save')}</Button>
      </form>
    </div>
  )
}
