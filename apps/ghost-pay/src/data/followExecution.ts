import {
  type Address,
  type Hash,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { getClient, getTransaction, getTransactionReceipt } from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import type { Ending } from './executeFlow.ts'
import { readExecution } from './readExecution.ts'
import { receiptOutcome } from './receiptOutcome.ts'
import type { SentExecution } from './sentExecutions.ts'

/** How often in a row a node may know nothing of a transaction before it is called lost. */
const lostAfter = 30

export type FollowExecutionParameters = {
  sent: SentExecution
  /** More is known of it: the sender's nonce, or the hash of the same call at a higher fee. It can be followed on from there. */
  onLearned: (sent: SentExecution) => void
  signal: AbortSignal
}

/**
 * Follows an execution until the chain says how it ended; also one that was sent before this page was loaded.
 *
 * @throws what viem throws when the node does not answer: nothing is known then; the signal's reason when it is aborted
 */
export async function followExecution(
  config: Config,
  { sent, onLearned, signal }: FollowExecutionParameters,
): Promise<Ending> {
  const { chainId } = sent
  const client = getClient(config, { chainId })
  if (client === undefined) {
    throw new CheckError('This app is not set up for the chain of this account.')
  }
  let current = sent
  for (let unknown = 0; unknown < lostAfter; unknown += 1) {
    signal.throwIfAborted()
    const receipt = await receiptOf(config, current)
    if (receipt !== undefined) return await endingOf(config, current, receipt)
    const transaction = await transactionOf(config, current)
    if (transaction !== undefined) {
      unknown = 0
      if (current.nonce === undefined) {
        current = { ...current, nonce: transaction.nonce }
        onLearned(current)
      }
    } else if (current.nonce !== undefined) {
      const used = await getTransactionCount(client, { address: current.from })
      if (used > current.nonce) {
        // It may have been included between two questions.
        const late = await receiptOf(config, current)
        if (late !== undefined) return await endingOf(config, current, late)
        const replacement = await findReplacement(config, current, current.nonce)
        if (replacement === undefined || !isSameCall(current, replacement)) {
          return await endingOfReplaced(config, current, replacement)
        }
        current = { ...current, hash: replacement.hash }
        onLearned(current)
        continue
      }
    }
    await wait(client.pollingInterval, signal)
  }
  return 'lost'
}

type Replacement = Pick<Transaction, 'hash' | 'from' | 'to' | 'value' | 'input' | 'nonce'>

/** What the receipt of the call itself says; when it did nothing, whether somebody else was first. */
async function endingOf(
  config: Config,
  sent: SentExecution,
  receipt: TransactionReceipt,
): Promise<Ending> {
  const outcome = receiptOutcome(receipt, sent.safe, sent.safeTxHash)
  if (outcome === 'succeeded' || outcome === 'failed') return outcome
  return (await wasOvertaken(config, sent)) ? 'overtaken' : outcome
}

/** How it ended when another transaction of the sender took its place. */
async function endingOfReplaced(
  config: Config,
  sent: SentExecution,
  replacement: Replacement | undefined,
): Promise<Ending> {
  if (await wasOvertaken(config, sent)) return 'overtaken'
  if (replacement === undefined) return 'replaced'
  const { from, to, value, input } = replacement
  const isEmpty = to !== null && isAddressEqual(from, to) && value === 0n && input === '0x'
  return isEmpty ? 'cancelled' : 'replaced'
}

/** A node that does not look back says nothing: then it is only told what became of what was sent. */
async function wasOvertaken(config: Config, sent: SentExecution): Promise<boolean> {
  try {
    return (await readExecution(config, { ...sent, fromBlock: sent.block })) !== undefined
  } catch {
    return false
  }
}

const isSameCall = ({ safe, data }: SentExecution, { to, value, input }: Replacement): boolean =>
  to !== null && isAddressEqual(to, safe) && value === 0n && input === data

/** The sender's transaction with that nonce: the first block after which it is used is searched by halves. */
async function findReplacement(
  config: Config,
  { chainId, from, block }: SentExecution,
  nonce: number,
): Promise<Replacement | undefined> {
  const client = getClient(config, { chainId })
  if (client === undefined) return undefined
  const usedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce
  try {
    let before = BigInt(block)
    let after = await getBlockNumber(client, { cacheTime: 0 })
    while (after - before > 1n) {
      const middle = (before + after) / 2n
      if (await usedAt(middle)) after = middle
      else before = middle
    }
    const { transactions } = await getBlock(client, {
      blockNumber: after,
      includeTransactions: true,
    })
    return transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, from))
  } catch {
    // A node without the past. That something took its place is certain, what it was is not.
    return undefined
  }
}

async function receiptOf(
  config: Config,
  transaction: { chainId: number; hash: Hash },
): Promise<TransactionReceipt | undefined> {
  try {
    return await getTransactionReceipt(config, transaction)
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

async function transactionOf(
  config: Config,
  transaction: { chainId: number; hash: Hash },
): Promise<{ nonce: number; from: Address } | undefined> {
  try {
    return await getTransaction(config, transaction)
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

/** @throws the signal's reason as soon as it is aborted */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    const onAbort = () => {
      clearTimeout(timer)
      // An abort without a reason of its own has an Error as its reason.
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', onAbort, { once: true })
  })
}

/** Whether the chain has forgotten a transaction that it had: it went back behind its block. */
export async function isUndone(
  config: Config,
  transaction: { hash: Hash; chainId: number },
): Promise<boolean> {
  try {
    return (await receiptOf(config, transaction)) === undefined
  } catch {
    // A node that does not answer has said nothing.
    return false
  }
}
