import { useSyncExternalStore } from 'react'
import { getAddress, isHash } from 'viem'
import type { LineNote } from '@ghost-pay/payments/memo'
import {
  type ExecutedTransaction,
  findExecution,
  forgetExecution,
  storedList,
} from '@ghost-pay/safe-account/store'

import { browserStore } from './browserStore.ts'
import { readNotes } from './lineNotesLink.ts'

/** What somebody says of the lines of a batch whose note had no room for it. Nobody has signed it. */
type KeptLineNotes = ExecutedTransaction & {
  notes: readonly LineNote[]
  /** It was written in this browser; else a link has brought it. */
  isOwn: boolean
}

/** How many batches have such words in a browser; the oldest go first. */
const mostKept = 60

const list = storedList(browserStore('ghost-pay.line-notes.v1'), readKept)

/** What is kept; it may be changed when nothing is drawn any more. */
export const keptLineNotes = {
  /** Keeps words. Those that were written here are not replaced by those of a link. */
  keep: (one: KeptLineNotes): void => {
    const known = findExecution(list.read(), one)
    if (known !== undefined && (isSame(known, one) || (known.isOwn && !one.isOwn))) return
    list.change((all) => [...forgetExecution(all, one), one].slice(-mostKept))
  },
}

/** What is said of the lines of a batch, beside its note; every tab follows. */
export function useKeptLineNotes(
  transaction: ExecutedTransaction | undefined,
): KeptLineNotes | undefined {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return transaction && findExecution(all, transaction)
}

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
