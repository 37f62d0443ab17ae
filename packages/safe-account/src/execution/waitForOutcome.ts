import type { Address, Hash, Hex, TransactionReceipt } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { Ending } from './executeFlow.ts'

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
const lostAfter = 30

/** What a wallet has sent, as far as it is known. */
type Sent = { hash: Hash; from: Address; nonce: number | undefined; data: Hex; block: number }

/** What is followed, and how it is waited for. */
export type FollowParameters<sent extends Sent> = {
  sent: sent
  waitForOutcome: WaitForOutcome
  /** More is known of it: the sender's nonce, or the hash of the same call at a higher fee. It can be followed on from there. */
  onLearned: (sent: sent) => void
  signal: AbortSignal
}

/**
 * Waits until the chain says how a call of a contract ended, or nobody knows it any more.
 *
 * @param to the contract
 * @param endingOf reads a receipt
 * @returns the ending, with the receipt where there is one
 * @throws what viem throws when the node does not answer; the signal's reason when it is aborted
 */
export async function followSent<sent extends Sent>(
  client: ChainClient,
  { sent, waitForOutcome, onLearned, signal }: FollowParameters<sent>,
  to: Address,
  endingOf: (receipt: TransactionReceipt) => Ending,
): Promise<{ ending: Ending; receipt?: TransactionReceipt }> {
  const { hash, from, nonce, data, block } = sent
  const outcome = await waitForOutcome(client, {
    hash,
    from,
    nonce,
    call: { to, value: 0n, data },
    fromBlock: BigInt(block),
    lostAfter,
    onLearned: ({ hash, nonce }) => {
      // Who has stopped following it may follow what took its place.
      if (!signal.aborted) onLearned({ ...sent, hash, nonce })
    },
    signal,
  })
  switch (outcome.status) {
    case 'confirmed':
    case 'failed':
      return { ending: endingOf(outcome.receipt), receipt: outcome.receipt }
    case 'cancelled':
      return { ending: 'cancelled' }
    case 'replaced':
      return { ending: outcome.replacement === undefined ? 'displaced' : 'replaced' }
    case 'lost':
    case 'unknown':
      return { ending: 'lost' }
  }
}
