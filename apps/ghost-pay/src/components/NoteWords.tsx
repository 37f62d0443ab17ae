import type { LineNote } from '@ghost-pay/payments/memo'

import { useAddressBook } from '../people/useAddressBook.ts'
import { text } from '../transactions/lineNoteCopy.ts'
import { type LineWord, lineWords, type LineWordsParameters } from '../transactions/lineWords.ts'
import { Mark } from './Mark.tsx'

export type NoteWordsProps = Omit<LineWordsParameters, 'addressBook'> & { note: LineNote }

/** What the note of a batch says of one of its lines, as the word of the note; what cannot be so is marked. */
export function NoteWords({ note, ...line }: NoteWordsProps) {
  const { addressBook } = useAddressBook()
  return <LineWords words={lineWords(note, { ...line, addressBook })} />
}

/** What a note says of a line, one after another; what cannot be so is marked. */
export const LineWords = ({ words }: { words: readonly LineWord[] }) =>
  words.map(({ said, isFalse }) =>
    isFalse ? (
      <Mark key={said[0]} tone="stop">
        <bdi>{text(...said)}</bdi>
      </Mark>
    ) : (
      <bdi key={said[0]} className="gp-soft gp-small">
        {text(...said)}
      </bdi>
    ),
  )
