import { useState } from 'react'
import { useLocation } from 'wouter'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { readRequestText } from '../../../data/requests/readRequestText.ts'
import { requestPath } from '../../../data/requests/requestLink.ts'
import { textOf } from '../../../text/textOf.ts'
import { requestsCopy } from './requestsCopy.ts'

const text = textOf(requestsCopy)

/** Opens a request, or a payment link, that somebody has sent. */
export function OpenRequest() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const read = readRequestText(typed)
  return (
    <form
      className="gp-stack-tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (read.kind !== 'unreadable') navigate(requestPath(read.text))
      }}
    >
      <h2>{text('requests.openTitle')}</h2>
      <Field
        label={text('requests.openLabel')}
        hint={text('requests.openHint')}
        problem={
          isSent && typed !== '' && read.kind === 'unreadable'
            ? text('requests.openProblem')
            : undefined
        }
      >
        {(field) => (
          <TextInput
            {...field}
            spellCheck={false}
            value={typed}
            onChange={(entered) => {
              setTyped(entered)
              setSent(false)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={typed.trim() === ''}>
          {text('requests.open')}
        </Button>
      </div>
    </form>
  )
}
