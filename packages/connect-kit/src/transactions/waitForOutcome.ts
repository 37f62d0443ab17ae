import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'

import { errorChain } from '../errors/errorChain.ts'

/** What is known of a transaction that was sent. The more is known, the more can be said when it vanishes. */
export type SentTransaction = {
  hash: Hash
  /** The sender and the sender's nonce. Read from the node when absent, which works while the node has the transaction. */
  from?: Address | undefined
  nonce?: number | undefined
  /** The call: a replacement with the same call is the same transaction at a higher fee. Read from the node when absent. */
  call?: TransactionCall | undefined
  /** A block before which the transaction was not included. The newest one of the first look when absent. */
  fromBlock?: bigint | undefined
}

/** What a transaction does. */
export type TransactionCall = { to: Address | null; value: bigint; data: Hex }

export type WaitForOutcomeParameters = SentTransaction & {
  /** Confirmations to wait for; 1 when absent. */
  confirmations?: number | undefined
  /**
   * How long to wait, in milliseconds; then the outcome is `unknown`. Until then a node that fails is asked again. Without a
   * timeout the wait has no end, and what a node fails with is thrown.
   */
  timeout?: number | undefined
  /** How often in a row a node may know nothing of the transaction before it is `lost`. Without it, it never is. */
  lostAfter?: number | undefined
  /**
   * More is known of the transaction: its nonce, or the hash of the same call at a higher fee. A wait that starts again can
   * start from here.
   */
  onLearned?: ((sent: SentTransaction) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * How a sent transaction ended.
 *
 * - `confirmed`, `failed`: what the receipt says. Its `transactionHash` is another one when the fee was raised.
 * - `cancelled`: the sender sent an empty transaction to itself with the same nonce.
 * - `replaced`: the sender sent something else with the same nonce. Without a `replacement` the nonce is used, and
 *   several looks in a row could not say by what: something else, an empty transaction, or this call again.
 * - `lost`: no node knows the transaction any more, and nothing has taken its place.
 * - `unknown`: there is no receipt yet. There can still be one.
 */
export type TransactionOutcome =
  | { status: 'confirmed' | 'failed'; receipt: TransactionReceipt }
  | { status: 'cancelled'; replacement: Replacement }
  | { status: 'replaced'; replacement: Replacement | undefined }
  | { status: 'lost' | 'unknown' }

/**
 * How often in a row a node may know that a nonce is used and not say by what. The nodes behind one address are not all equally far:
 * one counts a block that another has not read.
 */
const unreadAfter = 5

/** The transaction that took the place of another one. */
export type Replacement = Pick<Transaction, 'hash' | 'from' | 'to' | 'value' | 'input' | 'nonce'>

/**
 * Waits for the receipt of a transaction that may be replaced by another one with the same nonce. Unlike viem's
 * `waitForTransactionReceipt`, it also finds a replacement that was included before the wait began (`nonce`, `fromBlock`), on
 * every node, and a replacement is an answer.
 *
 * A transaction that is sent again at a higher fee is followed to the one that took its place. No receipt in time is
 * `unknown`, never `failed`: only a receipt that says reverted is a failure.
 *
 * @param client the chain's node; it is asked every `client.pollingInterval` milliseconds
 * @throws what the node or the network said, where no `timeout` is given
 * @throws the signal's reason when it is aborted
 */
export async function waitForOutcome(
  client: Client,
  { confirmations = 1, timeout, lostAfter, onLearned, signal, ...given }: WaitForOutcomeParameters,
): Promise<TransactionOutcome> {
  const until = timeout === undefined ? Infinity : Date.now() + timeout
  let sent: SentTransaction = given
  let timesUnknown = 0
  let timesUnread = 0
  for (;;) {
    signal?.throwIfAborted()
    try {
      const seen = await look(client, sent)
      timesUnknown = seen.status === 'absent' ? timesUnknown + 1 : 0
      timesUnread = seen.status === 'unread' ? timesUnread + 1 : 0
      switch (seen.status) {
        case 'included': {
          const { receipt } = seen
          if (!(await isConfirmed(client, receipt, confirmations))) break
          return { status: receipt.status === 'success' ? 'confirmed' : 'failed', receipt }
        }
        case 'pending': {
          const isRepriced = seen.sent.hash !== sent.hash
          if (seen.sent !== sent) onLearned?.(seen.sent)
          sent = seen.sent
          if (isRepriced) continue
          break
        }
        case 'absent':
          if (lostAfter !== undefined && timesUnknown >= lostAfter) return { status: 'lost' }
          break
        case 'unread':
          if (timesUnread >= unreadAfter) return { status: 'replaced', replacement: undefined }
          break
        default:
          return seen
      }
    } catch (error) {
      if (isCancelledProposal(error)) return { status: 'replaced', replacement: undefined }
      if (timeout === undefined || signal?.aborted) throw error
    }
    const left = until - Date.now()
    if (left <= 0) return { status: 'unknown' }
    await wait(Math.min(client.pollingInterval, left), signal)
  }
}

type Look =
  | { status: 'included'; receipt: TransactionReceipt }
  /** The node has it, or has the same call at a higher fee: then `sent` has another hash. */
  | { status: 'pending'; sent: SentTransaction }
  | { status: 'absent' }
  /** The nonce is used, and the node does not say by what. */
  | { status: 'unread' }
  | Extract<TransactionOutcome, { status: 'cancelled' | 'replaced' }>

/** Asks the node once where the transaction stands. */
async function look(client: Client, sent: SentTransaction): Promise<Look> {
  const receipt = await receiptOf(client, sent.hash)
  if (receipt) return { status: 'included', receipt }
  const transaction = await transactionOf(client, sent.hash)
  if (transaction) return { status: 'pending', sent: await learn(client, sent, transaction) }
  const { from, nonce } = sent
  if (from === undefined || nonce === undefined) return { status: 'absent' }
  if ((await getTransactionCount(client, { address: from })) <= nonce) return { status: 'absent' }
  // It may have been included between two questions.
  const late = await receiptOf(client, sent.hash)
  if (late) return { status: 'included', receipt: late }
  const replacement = await findReplacement(client, { ...sent, from, nonce })
  if (!replacement) return { status: 'unread' }
  // One node has its block, another has not heard of it.
  if (replacement.hash === sent.hash) return { status: 'pending', sent }
  if (isSameCall(sent.call, replacement)) {
    return { status: 'pending', sent: { ...sent, hash: replacement.hash } }
  }
  return { status: isEmpty(replacement) ? 'cancelled' : 'replaced', replacement }
}

/** Adds what a node says of a transaction to what is known of it. The same object when there is nothing to add. */
async function learn(
  client: Client,
  sent: SentTransaction,
  { from, nonce, to, value, input }: Replacement,
): Promise<SentTransaction> {
  const { call = { to, value, data: input }, fromBlock } = sent
  if (sent.nonce !== undefined && sent.from !== undefined && sent.call && fromBlock !== undefined) {
    return sent
  }
  return {
    ...sent,
    from,
    nonce,
    call,
    // It may be in the newest block already, without a receipt yet.
    fromBlock: fromBlock ?? (await getBlockNumber(client, { cacheTime: 0 })) - 1n,
  }
}

async function isConfirmed(
  client: Client,
  { blockNumber }: TransactionReceipt,
  confirmations: number,
): Promise<boolean> {
  if (confirmations <= 1) return true
  const newest = await getBlockNumber(client, { cacheTime: 0 })
  return newest - blockNumber + 1n >= BigInt(confirmations)
}

const isSameCall = (call: TransactionCall | undefined, { to, value, input }: Replacement) =>
  call !== undefined &&
  (to === null || call.to === null ? to === call.to : isAddressEqual(to, call.to)) &&
  value === call.value &&
  input.toLowerCase() === call.data.toLowerCase()

const isEmpty = ({ from, to, value, input }: Replacement): boolean =>
  to !== null && isAddressEqual(from, to) && value === 0n && input === '0x'

/**
 * The sender's transaction with that nonce. A binary search finds the first block after which the nonce is used.
 *
 * @returns undefined where the node does not answer, does not keep the past, or has not read that block yet
 */
async function findReplacement(
  client: Client,
  { from, nonce, fromBlock }: SentTransaction & { from: Address; nonce: number },
): Promise<Replacement | undefined> {
  if (fromBlock === undefined) return undefined
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce
  try {
    let before = fromBlock
    let after = await getBlockNumber(client, { cacheTime: 0 })
    while (after - before > 1n) {
      const middle = (before + after) / 2n
      if (await isUsedAt(middle)) after = middle
      else before = middle
    }
    const { transactions } = await getBlock(client, {
      blockNumber: after,
      includeTransactions: true,
    })
    return transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, from))
  } catch {
    return undefined
  }
}

async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

async function transactionOf(client: Client, hash: Hash): Promise<Replacement | undefined> {
  try {
    return await getTransaction(client, { hash })
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

/** The owners of a shared account cancelled what was proposed to them: there will be no receipt. */
function isCancelledProposal(error: unknown): boolean {
  return errorChain(error).some(({ name }) => name === 'ConnectKitProposalCancelledError')
}

/** @throws the reason of the signal when it aborts */
async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  // It may have been aborted while the node was asked.
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    const onAbort = () => {
      clearTimeout(timer)
      // An abort without a reason of its own has an Error as its reason.
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
