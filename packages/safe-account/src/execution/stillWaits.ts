import { type Hash, type Transaction, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'

/**
 * Whether a transaction still waits for the chain: a node knows it, and no block has it.
 *
 * @throws what viem throws when the node does not answer
 */
export async function stillWaits(client: ChainClient, { hash }: { hash: Hash }): Promise<boolean> {
  try {
    const found: Transaction = await getTransaction(client, { hash })
    return found.blockNumber === null
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}
