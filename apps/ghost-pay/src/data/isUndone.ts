import { type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { Config } from 'wagmi'
import { getTransactionReceipt } from 'wagmi/actions'

/**
 * Whether the chain has forgotten a transaction that it had included: the chain went back behind its block.
 *
 * @returns false where the node does not answer: then nothing is known
 */
export async function isUndone(
  config: Config,
  transaction: { hash: Hash; chainId: number },
): Promise<boolean> {
  try {
    await getTransactionReceipt(config, transaction)
    return false
  } catch (error) {
    return error instanceof TransactionReceiptNotFoundError
  }
}
