import type { Transaction } from '@ghost-pay/gateway-client'
import { type SplitNote, splitNote } from '@ghost-pay/payments/memo'

/** The note of a row of a list in its parts; how many lines it has is the gateway's word. */
export const noteOfRow = ({ note, txInfo }: Pick<Transaction, 'note' | 'txInfo'>): SplitNote =>
  splitNote(note ?? '', txInfo.type === 'Custom' ? (txInfo.actionCount ?? 0) : 0)
