import type { Address, Hex } from 'viem'
import { type LineNote, memoReference } from '@ghost-pay/payments/memo'
import { isSameName, namesakeOf } from '@ghost-pay/payments/people'

import type { AddressBook } from '../people/addressBook.ts'
import type { Said } from '../text/Said.ts'
import type { lineNoteCopy } from './lineNoteCopy.ts'

/** What is said of a line of a batch, and how much it is worth. */
export type LineWord = {
  said: Said<typeof lineNoteCopy>
  /** It contradicts what the reader or the chain knows. */
  isFalse: boolean
}

export type LineWordsParameters = {
  /** Whom the line pays, by its own bytes. */
  to: Address
  /** The hash behind the transfer; undefined for none. */
  reference: Hex | undefined
  /** The reader’s own names. */
  addressBook: AddressBook
}

/**
 * Says what a note claims of a line: its name beside the reader's own one, never in its place, and its memo with whether the signed
 * bytes carry the fingerprint of it (behaviour/payments#line-notes).
 */
export function lineWords(
  { name, memo }: LineNote,
  { to, reference, addressBook }: LineWordsParameters,
): LineWord[] {
  const words: LineWord[] = []
  const own = addressBook.get(to)
  if (name !== '' && !(own !== undefined && isSameName(own, name))) {
    const isTaken = namesakeOf(addressBook, to, name) !== undefined
    words.push({ said: [isTaken ? 'lineNote.taken' : 'lineNote.name', { name }], isFalse: isTaken })
  }
  if (memo !== '') {
    const isOther = reference !== undefined && reference !== memoReference(memo)
    const isBound = reference !== undefined && !isOther
    const key = isOther ? 'lineNote.other' : isBound ? 'lineNote.bound' : 'lineNote.memo'
    words.push({ said: [key, { memo }], isFalse: isOther })
  }
  return words
}
