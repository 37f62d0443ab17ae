import { useState } from 'react'
import type { Address } from 'viem'

import { useAddressBook } from '../people/useAddressBook.ts'
import { useNameCheck } from '../people/useNameCheck.ts'
import { say } from '../text/Spoken.ts'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { text } from './nameAddressCopy.ts'
import { TextInput } from './TextInput.tsx'

import './Field.css'

export type NameFormProps = {
  address: Address
  /** The name that stands in it at first. */
  start?: string | undefined
  /** What the field is called. */
  label: string
  /** The name is kept, or the person has left with Escape. */
  onDone: () => void
}

/** Gives an address a name, where it stands. It is kept in this browser and sent nowhere. */
export function NameForm({ address, start = '', label, onDone }: NameFormProps) {
  const { setName } = useAddressBook()
  const [draft, setDraft] = useState(start)
  const check = useNameCheck()
  const problem = check.saidOf(draft)
  return (
    <Form
      className="gp-actions"
      onSubmit={() => {
        if (!check.isKept(address, draft)) return
        setName(address, draft)
        onDone()
      }}
    >
      <TextInput
        aria-label={label}
        autoFocus
        aria-invalid={problem !== undefined}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
      />
      {problem !== undefined && (
        <p className="gp-field-line gp-small" data-problem role="alert">
          {say(problem)}
        </p>
      )}
      <Button type="submit">{text('nameAddress.save')}</Button>
    </Form>
  )
}
