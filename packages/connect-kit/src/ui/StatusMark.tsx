'use client'

import type { CopyKey, CopyValues } from '../copy.ts'
import type {
  RecentTransaction,
  RecentTransactionStatus,
} from '../transactions/recentTransactions.ts'
import { WarningIcon } from './Icon.tsx'
import { CheckIcon, CloseIcon } from './icons.tsx'

/** A state that has a shape: a transaction’s, or a warning. */
export type Mark = Exclude<RecentTransactionStatus, 'partly'> | 'warning'

/** A disc with a shape for each state, so that colour is never alone: a ring, a tick, a cross, a hollow square, a triangle. */
export function StatusMark({ mark }: { mark: Mark }) {
  return (
    <span className="ck-transaction-mark" data-status={mark} aria-hidden="true">
      {mark === 'confirmed' && <CheckIcon />}
      {mark === 'failed' && <CloseIcon />}
      {mark === 'warning' && <WarningIcon />}
    </span>
  )
}

/** The state of a transaction as a shape. One that did not happen in full looks like one that did not happen. */
export const markOf = ({ status }: RecentTransaction): Mark =>
  status === 'partly' ? 'failed' : status

/** The state of a transaction in words; of a batch with the number of its steps. */
export function stateInWords(
  { status, ...transaction }: RecentTransaction,
  text: (key: CopyKey, values?: CopyValues) => string,
): string {
  const words = text(`transaction.${status}`)
  return transaction.batch === undefined
    ? words
    : `${words} · ${text('transaction.steps', { n: transaction.calls })}`
}
