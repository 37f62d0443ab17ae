import { useState } from 'react'
import { useLocation } from 'wouter'
import { readRequestText } from '@ghost-pay/payments/requests'

import { Button } from '../../../components/Button.tsx'
import { Form } from '../../../components/Form.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { requestPath } from '../../../data/requests/requestLink.ts'
import { text } from './requestsCopy.ts'

/** Opens a request, or a payment link, that somebody has sent. */
export function OpenRequest() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const read = readRequestText(typed)
  return (
    <Form
      className="gp-stack-tight"
      onSubmit={() => {
        setSent(true)
        if (read.kind !== 'unreadable') navigate(requestPath(read.text))
      }}
    >
      <h2>{text('requests.openTitle')}</h2>
      <TextField
        label={text('requests.openLabel')}
        hint={text('requests.openHint')}
        problem={
          isSent && typed !== '' && read.kind === 'unreadable'
            ? text('requests.openProblem')
            : undefined
        }
        spellCheck={false}
        value={typed}
        onChange={(entered) => {
          setTyped(entered)
          setSent(false)
        }}
      />
      <div>
        <Button type="submit" disabled={typed.trim() === ''}>
          {text('requests.open')}
        </Button>
      </div>
    </Form>
  )
}
