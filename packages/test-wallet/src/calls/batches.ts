import { type Hex, numberToHex } from 'viem'

import { WalletRpcError } from '../errors.ts'
import { callsStatusCode, type Receipt } from './callsStatusCode.ts'

/** How often a receipt is requested, in milliseconds. */
const pollEveryMs = 100

/** A batch of calls: one transaction, or one after the other where the account cannot send them as one. */
type Batch = {
  chainId: number
  atomic: boolean
  transactions: number
  receipts: Receipt[]
  done: boolean
}

/** The effects that a batch needs. */
export type BatchEffects = {
  /** What it is sent as. Each sends one, and resolves to its hash. */
  transactions: readonly (() => Promise<unknown>)[]
  /** The receipt of a transaction, or `null` while there is none. */
  receiptOf: (hash: unknown) => Promise<unknown>
}

/** What `wallet_getCallsStatus` answers (EIP-5792). */
export type CallsStatus = {
  version: '2.0.0'
  id: string
  chainId: Hex
  /** 100 pending, 200 confirmed, 400 nothing was sent, 500 all reverted, 600 some reverted. */
  status: number
  /** Whether all calls are one transaction, and not each one of its own. */
  atomic: boolean
  receipts: readonly Receipt[]
}

/** The batches of one wallet. */
export type Batches = {
  /** Starts a batch and does not wait for it. Throws 5720 when the id was used before. */
  start: (batch: { id: string; chainId: number; atomic: boolean }, effects: BatchEffects) => void
  /** Throws 5730 for an id that nothing was sent under. */
  status: (id: string) => CallsStatus
}

/** Creates the list of a wallet's batches. It lasts as long as the page. */
export function createBatches(): Batches {
  const batches = new Map<string, Batch>()
  return {
    start({ id, chainId, atomic }, effects) {
      if (batches.has(id)) throw new WalletRpcError(5720, `There is a batch with the id ${id}.`)
      const transactions = effects.transactions.length
      const batch: Batch = { chainId, atomic, transactions, receipts: [], done: false }
      batches.set(id, batch)
      void run(batch, effects)
    },
    status(id) {
      const batch = batches.get(id)
      if (!batch) throw new WalletRpcError(5730, `There is no batch with the id ${id}.`)
      return {
        version: '2.0.0',
        id,
        chainId: numberToHex(batch.chainId),
        status: callsStatusCode(batch),
        atomic: batch.atomic,
        receipts: batch.receipts,
      }
    },
  }
}

/** Sends one transaction after the other, and stops at the first that fails: the next may depend on it. */
async function run(batch: Batch, { transactions, receiptOf }: BatchEffects): Promise<void> {
  try {
    for (const send of transactions) {
      const receipt = await waitForReceipt(await send(), receiptOf)
      batch.receipts.push(receipt)
      if (receipt.status !== '0x1') break
    }
  } catch {
    // The node refused one or does not answer: one without a receipt counts as not confirmed.
  } finally {
    batch.done = true
  }
}

async function waitForReceipt(
  hash: unknown,
  receiptOf: BatchEffects['receiptOf'],
): Promise<Receipt> {
  for (;;) {
    // A node answers a receipt of this form, or null.
    const receipt = (await receiptOf(hash)) as Receipt | null
    if (receipt) {
      const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
      return { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
    }
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
  }
}
