import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { SenderCounts } from '../store/askedSends.ts'

/**
 * Asks a node how many transactions of an address it knows.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readSenderCounts(
  client: ChainClient,
  { from: address }: { from: Address },
): Promise<SenderCounts> {
  const [included, known] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ])
  return { included, known }
}
