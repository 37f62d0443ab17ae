import { getAddress, isHash } from 'viem'
import type { LineNote } from '@ghost-pay/payments/memo'
import { type ExecutedTransaction, executionWord, keyedList } from '@ghost-pay/safe-account/store'

import { browserStore } from '../kept/browserStore.ts'
import { readNotes } from './lineNotesLink.ts'

/** What somebody says of the lines of a batch whose note had no room for it. Nobody has signed it. */
type KeptLineNotes = ExecutedTransaction & {
  notes: readonly LineNote[]
  /** It was written in this browser; else a link has brought it. */
  isOwn: boolean
}

/** What is said of the lines of batches, beside their notes. What was written here is not replaced by what a link brings. */
export const keptLineNotes = keyedList<ExecutedTransaction, KeptLineNotes>(
  browserStore('ghost-pay.line-notes.v1'),
  {
    keyOf: executionWord,
    readOne: readKept,
    most: 60,
    merge: (one, before) => (isSame(before, one) || (before.isOwn && !one.isOwn) ? before : one),
  },
)

const isSame = (one: KeptLineNotes, other: KeptLineNotes): boolean =>
  one.isOwn === other.isOwn && JSON.stringify(one.notes) === JSON.stringify(other.notes)

/** @param stored anything */
function readKept(stored: unknown): KeptLineNotes | undefined {
  const { chainId, safe, safeTxHash, notes, isOwn } = stored as Record<keyof KeptLineNotes, unknown>
  const read = readNotes(
    Array.isArray(notes)
      ? notes.map((one: unknown) => {
          const { name, memo } = one as Record<keyof LineNote, unknown>
          return [name, memo]
        })
      : undefined,
  )
  if (typeof chainId !== 'number' || typeof safe !== 'string' || read === undefined)
    return undefined
  if (typeof safeTxHash !== 'string' || !isHash(safeTxHash)) return undefined
  return { chainId, safe: getAddress(safe), safeTxHash, notes: read, isOwn: isOwn === true }
}
