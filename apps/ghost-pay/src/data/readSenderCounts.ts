import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import type { SenderCounts } from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'

/**
 * Asks a node how many transactions of an address it knows.
 *
 * @throws CheckError when the app is not set up for the chain; what viem throws when the node does not answer
 */
export async function readSenderCounts(
  config: Config,
  { chainId, from: address }: { chainId: number; from: Address },
): Promise<SenderCounts> {
  const client = chainClient(config, chainId)
  const [included, known] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ])
  return { included, known }
}
