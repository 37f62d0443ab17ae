import type { Address, Hash, Hex, TransactionReceipt } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'

/** What is known of a transaction that is waited for. */
export type WaitedFor = {
  hash: Hash
  from: Address
  /** The sender's nonce; undefined while it is not known. */
  nonce: number | undefined
  call: { to: Address; value: bigint; data: Hex }
  /** A block before which it was not included. */
  fromBlock: bigint
  /** How often in a row a node may know nothing of it before it is `lost`. */
  lostAfter: number
  /** More is known of it: its nonce, or the hash of the same call at a higher fee. */
  onLearned: (sent: { hash: Hash; nonce?: number | undefined }) => void
  signal: AbortSignal
}

/**
 * How a wait ends: with a receipt, with another transaction of the sender in its place, or with nothing known.
 *
 * - `cancelled`: an empty transaction in its place; `replaced`: another one, or, without a `replacement`, one of which the node does
 *   not say what it was
 * - `lost`: no node knows it any more, and nothing has taken its place; `unknown`: nothing is known
 */
export type WaitOutcome =
  | { status: 'confirmed' | 'failed'; receipt: TransactionReceipt }
  | { status: 'replaced'; replacement: object | undefined }
  | { status: 'cancelled' | 'lost' | 'unknown' }

/**
 * Waits for a transaction, also for one that was replaced or dropped before the wait began: `waitForOutcome` of
 * `@ghost-pay/connect-kit`. viem's `waitForTransactionReceipt` sees a replacement only when it has seen the transaction waiting, and
 * waits without end for one that was dropped, so it is not enough for what is followed after a page was loaded anew.
 *
 * @throws what the node fails with; the signal's reason when it is aborted
 */
export type WaitForOutcome = (client: ChainClient, parameters: WaitedFor) => Promise<WaitOutcome>

/** How often in a row a node may know nothing of a transaction before it is called lost. */
export const lostAfter = 30
