import { useState } from 'react'
import type { Address } from 'viem'

import { Button } from '../../../components/Button.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Field } from '../../../components/Field.tsx'
import { Mark } from '../../../components/Mark.tsx'
import {
  fitsCard,
  formatContactCard,
  type SignedContactCard,
} from '../../../data/people/contactCard.ts'
import { textOf } from '../../../text/textOf.ts'
import { peopleCopy } from './peopleCopy.ts'

const text = textOf(peopleCopy)

export type OwnCardProps = {
  /** The connected address. */
  viewer: Address
  /** What this browser calls it. */
  name: string | undefined
  /** Has the wallet sign a card of this name. */
  sign: (name: string) => Promise<SignedContactCard>
}

/** The viewer's own card: a name, signed with the key of the address. */
export function OwnCard({ viewer, name: known, sign }: OwnCardProps) {
  const [name, setName] = useState(known ?? '')
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | SignedContactCard>('idle')
  const fits = name.trim() === '' || fitsCard(name)

  async function ask() {
    if (!fitsCard(name)) return
    setState('asking')
    try {
      setState(await sign(name.trim()))
    } catch {
      setState('refused')
    }
  }

  return (
    <section className="gp-stack-tight">
      <h2>{text('people.cardTitle')}</h2>
      <p className="gp-soft gp-small">{text('people.cardHint')}</p>
      <form
        className="gp-stack-tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <Field
          label={text('people.cardName')}
          problem={fits ? undefined : text('people.cardTooLong')}
        >
          {(field) => (
            <input
              {...field}
              className="gp-input"
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setState('idle')
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={state === 'asking'} disabled={!fitsCard(name)}>
          {text('people.cardSign')}
        </Button>
      </form>
      {state === 'refused' && <Mark tone="warning">{text('people.cardRefused')}</Mark>}
      {typeof state === 'object' && state.address === viewer && (
        <>
          <p className="gp-soft gp-small">{text('people.cardText')}</p>
          <div className="gp-card-text">
            {formatContactCard(state)}
            <CopyButton text={formatContactCard(state)} label={text('people.cardCopy')} />
          </div>
        </>
      )}
    </section>
  )
}
