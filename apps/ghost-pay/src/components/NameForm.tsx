import { useState } from 'react'
import { type Address, getAddress } from 'viem'

import { type NameDoubt, nameDoubt } from '../people/nameDoubt.ts'
import { useAddressBook } from '../people/useAddressBook.ts'
import { usePeople } from '../people/usePeople.ts'
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

/**
 * Gives an address a name, where it stands. It is kept in this browser and sent nowhere. A name that wants a second look is asked about
 * first: money for one Bob must not go to the other (behaviour/payments#namesakes).
 */
export function NameForm({ address, start = '', label, onDone }: NameFormProps) {
  const { setName } = useAddressBook()
  const [draft, setDraft] = useState(start)
  const people = usePeople()
  const [asked, setAsked] = useState<{ name: string; doubt: NameDoubt }>()
  const problem = asked?.name === draft ? asked.doubt.said : undefined
  return (
    <Form
      className="gp-actions"
      onSubmit={() => {
        const doubt = nameDoubt(people, getAddress(address), draft)
        // Once it was said, the same name is kept on purpose.
        if (doubt !== undefined && !(doubt.canStay && problem !== undefined)) {
          setAsked({ name: draft, doubt })
          return
        }
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
