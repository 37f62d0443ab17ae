import { mostOfNote } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { Field } from '../../../components/Field.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import type { BindProblem } from '../../../data/bindNote.ts'
import { textOf } from '../../../text/textOf.ts'
import { payCopy } from './payCopy.ts'

import '../../../components/Facts.css'

const text = textOf(payCopy)

/** Whether the hash of a note goes into the bytes of the payment. */
export type Binding = {
  isBound: boolean
  /** Why it can not; undefined while that is not known. */
  problem: BindProblem | undefined
  /** The node is asked whether the token takes it. */
  isAsking: boolean
  onBound: (isBound: boolean) => void
}

export type NoteFieldProps = {
  note: string
  /** Undefined for what carries no words: the chain's own currency. */
  binding: Binding | undefined
  onNote: (note: string) => void
}

/** What a payment is for, and whether its bytes say so. */
export function NoteField({ note, binding, onNote }: NoteFieldProps) {
  const lost = plainText(note).slice(mostOfNote)
  return (
    <>
      <Field
        label={text('pay.note')}
        hint={text('pay.note.hint')}
        problem={lost === '' ? undefined : text('pay.note.cut', { most: mostOfNote, words: lost })}
      >
        {(field) => <TextInput {...field} name="note" value={note} onChange={onNote} />}
      </Field>
      {binding !== undefined && note.trim() !== '' && <Bind {...binding} />}
    </>
  )
}

function Bind({ isBound, problem, onBound }: Binding) {
  return (
    <div className="gp-field">
      <label className="gp-check">
        <input
          type="checkbox"
          checked={isBound}
          aria-describedby="bind-more"
          onChange={(event) => {
            onBound(event.target.checked)
          }}
        />
        {text('pay.bind')}
      </label>
      <p
        id="bind-more"
        className="gp-field-line gp-small"
        data-problem={problem !== undefined}
        role="status"
      >
        {text(problem === undefined ? 'pay.bind.hint' : `pay.bind.${problem}`)}
      </p>
    </div>
  )
}
