import type { Hash } from 'viem'
import { getBlock, getTransaction } from 'viem/actions'
import {
  type ChainFacts,
  type CheckedReceipt,
  checkReceipt,
  readReceiptFile,
  type Receipt,
  UnreadableReceiptError,
} from '@ghost-pay/payments/receipt'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import { isBoundIn } from './isBoundIn.ts'

/** Whether the words of a receipt are proven: the chain has their hash, or there is no proof. */
export type ReceiptMemo = 'bound' | 'claimed' | 'none'

/** A receipt file, read and compared with the chain. */
export type ReceiptFileCheck =
  | { status: 'unreadable'; code: UnreadableReceiptError['code']; field: string | undefined }
  /** It is of a chain for which there is no client. */
  | { status: 'otherChain'; chainId: number }
  | { status: 'checked'; receipt: Receipt; checked: CheckedReceipt; memo: ReceiptMemo }

/**
 * Reads a receipt that somebody has handed over, and holds it against the chain (behaviour/requests#receipt).
 *
 * @param clientOf the client of a chain; undefined where there is none
 * @param text of the file
 * @throws what viem throws when the node does not answer: then nothing is known
 */
export async function checkReceiptFile(
  clientOf: (chainId: number) => ChainClient | undefined,
  text: string,
): Promise<ReceiptFileCheck> {
  let receipt: Receipt
  try {
    receipt = readReceiptFile(text)
  } catch (error) {
    if (!(error instanceof UnreadableReceiptError)) throw error
    return { status: 'unreadable', code: error.code, field: error.field }
  }
  const { chainId, transactionHash: hash } = receipt
  const client = clientOf(chainId)
  if (client === undefined) return { status: 'otherChain', chainId }
  const chain = await readFacts(client, hash)
  const checked = checkReceipt(receipt, { chainId, chain })
  // Of what is not true nothing else is asked.
  const isBound =
    chain !== null && checked.differences.length === 0 && (await hasMemo(client, receipt, chain))
  const memo = receipt.memo === undefined ? 'none' : isBound ? 'bound' : 'claimed'
  return { status: 'checked', receipt, checked, memo }
}

/** @returns null when the chain knows no such transaction */
async function readFacts(client: ChainClient, hash: Hash): Promise<ChainFacts | null> {
  const receipt = await findReceipt(client, hash)
  if (receipt === undefined) return null
  const { timestamp } = await getBlock(client, { blockNumber: receipt.blockNumber })
  return { receipt, time: Number(timestamp) }
}

/** Whether the hash of the words stands behind the one transfer that the owners signed (behaviour/memo#bound). */
async function hasMemo(
  client: ChainClient,
  receipt: Receipt,
  { receipt: { logs } }: ChainFacts,
): Promise<boolean> {
  const { transactionHash: hash, memo } = receipt
  if (memo === undefined) return false
  const sent = await getTransaction(client, { hash })
  return isBoundIn({ ...sent, logs }, { ...receipt, memo })
}
