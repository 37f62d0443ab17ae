import { type Address, type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { Config } from 'wagmi'
import { getTransactionReceipt } from 'wagmi/actions'

import { type ReceiptOutcome, receiptOutcome } from './receiptOutcome.ts'

export type ReadReceiptOutcomeParameters = {
  chainId: number
  /** The chain's transaction that somebody says executed it. */
  hash: Hash
  safe: Address
  safeTxHash: Hash
}

/**
 * Asks the chain how an execution ended: executed means that there is a receipt, and that the account itself wrote so.
 *
 * @returns `absent` when the chain knows no such transaction
 * @throws what viem throws when the node does not answer
 */
export async function readReceiptOutcome(
  config: Config,
  { chainId, hash, safe, safeTxHash }: ReadReceiptOutcomeParameters,
): Promise<ReceiptOutcome | 'absent'> {
  try {
    return receiptOutcome(await getTransactionReceipt(config, { chainId, hash }), safe, safeTxHash)
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return 'absent'
    throw error
  }
}
