import { type Address, type Hash, type Hex, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'

/**
 * Asks a node whether it has what a wallet says that it has sent: the same call of the same sender, in a block or not.
 *
 * @throws what viem throws when the node does not answer
 */
export async function isSeen(
  client: ChainClient,
  { hash, safe, from, data }: { hash: Hash; safe: Address; from: Address; data: Hex },
): Promise<boolean> {
  try {
    const found = await getTransaction(client, { hash })
    return (
      found.to !== null &&
      isAddressEqual(found.to, safe) &&
      isAddressEqual(found.from, from) &&
      found.input.toLowerCase() === data.toLowerCase()
    )
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}
