import type { LineNote } from '@ghost-pay/payments/memo'

import { type LineWord, lineWords, type LineWordsParameters } from './lineWords.ts'

/** Words about a payee, and whether they are only those of a note. */
export type PayeeWords = { words: string; isNoted: boolean }

/** Whom a line of a batch pays, and what for, as far as the reader or a note says it. */
export type PayeeLine = {
  name: PayeeWords | undefined
  memo: PayeeWords | undefined
  /** What else a note says of the line, and what of it cannot be so. */
  further: readonly LineWord[]
}

/**
 * The words of a line: the reader's own name, else the note's as the note's; the memo, which is more than a note where the signed bytes
 * carry its fingerprint (behaviour/payments#line-notes). A name that contradicts the reader's own names is no name of the line.
 *
 * @param note of the line; undefined where nothing is said of it
 */
export function payeeLine(
  note: LineNote | undefined,
  { to, reference, addressBook }: LineWordsParameters,
): PayeeLine {
  const own = addressBook.get(to)
  const said = note === undefined ? [] : lineWords(note, { to, reference, addressBook })
  const has = (key: LineWord['said'][0]) => said.some((word) => word.said[0] === key)
  const isNamed = own === undefined && has('lineNote.name')
  const isBound = has('lineNote.bound')
  return {
    name:
      own !== undefined
        ? { words: own, isNoted: false }
        : isNamed && note !== undefined
          ? { words: note.name, isNoted: true }
          : undefined,
    memo:
      note !== undefined && (isBound || has('lineNote.memo'))
        ? { words: note.memo, isNoted: !isBound }
        : undefined,
    further: said.filter(
      ({ said: [key], isFalse }) => isFalse || (key === 'lineNote.name' && !isNamed),
    ),
  }
}
