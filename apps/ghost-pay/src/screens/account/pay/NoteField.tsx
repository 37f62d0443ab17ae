import { mostOfNote } from '@ghost-pay/safe-account/store'
import { plainText } from '@ghost-pay/safe-protocol'

import { CheckField } from '../../../components/CheckField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { BindProblem } from './bindNote.ts'
import { text } from './payCopy.ts'

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
      <TextField
        label={text('pay.note')}
        hint={text('pay.note.hint')}
        problem={lost === '' ? undefined : text('pay.note.cut', { most: mostOfNote, words: lost })}
        name="note"
        value={note}
        onChange={onNote}
      />
      {binding !== undefined && note.trim() !== '' && (
        <CheckField
          isOn={binding.isBound}
          isProblem={binding.problem !== undefined}
          hint={text(`pay.bind.${binding.problem ?? 'hint'}`)}
          onChange={binding.onBound}
        >
          {text('pay.bind')}
        </CheckField>
      )}
    </>
  )
}
