import { type Hash, type Transaction, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'

import { chainClient } from './chainClient.ts'

/**
 * Whether a transaction still waits for the chain: a node knows it, and no block has it.
 *
 * @throws what viem throws when the node does not answer
 */
export async function stillWaits(
  config: Config,
  { chainId, hash }: { chainId: number; hash: Hash },
): Promise<boolean> {
  try {
    const found: Transaction = await getTransaction(chainClient(config, chainId), { hash })
    return found.blockNumber === null
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}
