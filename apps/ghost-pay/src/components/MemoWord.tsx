import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import { text } from '../transactions/memoCopy.ts'
import { memoWord } from '../transactions/memoWord.ts'
import { Mark } from './Mark.tsx'

export type MemoWordProps = {
  /** What is signed, by its own bytes. */
  view: Pick<TransactionDescription, 'action'>
  /** The purpose of a payment, as a person wrote it. */
  note: string | undefined
}

/** Says whether the words that a payment is said to be for are in its bytes. */
export function MemoWord({ view, note }: MemoWordProps) {
  const word = memoWord(view, note)
  if (word === undefined) return null
  return word[0] === 'memo.other' ? (
    <Mark tone="stop">{text(...word)}</Mark>
  ) : (
    <span className="gp-soft gp-small">{text(...word)}</span>
  )
}
