import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'

import { waitingTransactions } from '../../../data/waitingTransactions.ts'

/** A number of the queue: what stands at it, or that nothing does. */
export type NonceStep =
  | { kind: 'nonce'; nonce: number; position: 'next' | 'later'; transactions: Transaction[] }
  | { kind: 'gap'; from: number; to: number }

/**
 * Draws the queue as a line of nonces. An account executes its transactions by number without leaving one out, so a free
 * number blocks everything behind it, and of several with one number only one can be executed.
 *
 * @param rows the folded queue
 * @param current the account's next nonce; undefined while it is not known
 */
export function nonceLine(rows: readonly QueueRow[], current: number | undefined): NonceStep[] {
  const byNonce = new Map<number, Transaction[]>()
  for (const transaction of waitingTransactions(rows)) {
    if (transaction.executionInfo?.type !== 'MULTISIG') continue
    const { nonce } = transaction.executionInfo
    byNonce.set(nonce, [...(byNonce.get(nonce) ?? []), transaction])
  }
  const nonces = [...byNonce.keys()].sort((a, b) => a - b)
  let expected = current ?? nonces[0] ?? 0
  return nonces.flatMap((nonce) => {
    const gap: NonceStep[] =
      nonce > expected ? [{ kind: 'gap', from: expected, to: nonce - 1 }] : []
    const position = nonce === (current ?? nonces[0]) ? 'next' : 'later'
    expected = nonce + 1
    return [...gap, { kind: 'nonce', nonce, position, transactions: byNonce.get(nonce) ?? [] }]
  })
}
