import type { Address, Hash } from 'viem'
import type { TransactionInfo } from '@ghost-pay/gateway-client'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import { type ReceiptOutcome, receiptOutcome } from '../chain/receiptOutcome.ts'
import { hasTransfer } from './hasTransfer.ts'

/** What {@link readReceiptOutcome} compares with the chain. */
export type ReadReceiptOutcomeParameters = {
  /** The chain's transaction in which it is said to have happened. */
  hash: Hash
  safe: Address
  /** The account's transaction; undefined for what owners do not sign, which is looked for by `info`. */
  safeTxHash: Hash | undefined
  /** What the gateway says has happened. */
  info?: TransactionInfo | undefined
}

/**
 * Asks the chain how something ended: executed means that there is a receipt, and that the account itself wrote so. For
 * what owners do not sign, that the transaction was not undone and holds the transfer.
 *
 * @returns `absent` when the chain knows no such transaction
 * @throws what viem throws when the node does not answer
 */
export async function readReceiptOutcome(
  client: ChainClient,
  { hash, safe, safeTxHash, info }: ReadReceiptOutcomeParameters,
): Promise<ReceiptOutcome | 'absent'> {
  const receipt = await findReceipt(client, hash)
  if (receipt === undefined) return 'absent'
  if (safeTxHash !== undefined) return receiptOutcome(receipt, safe, safeTxHash)
  if (receipt.status === 'reverted') return 'reverted'
  return info?.type === 'Transfer' && hasTransfer(receipt.logs, info) === false
    ? 'unrelated'
    : 'succeeded'
}
