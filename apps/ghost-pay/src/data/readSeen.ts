import { isAddressEqual, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'

import { chainClient } from './chainClient.ts'
import type { SentExecution } from './sentExecutions.ts'

/**
 * Asks the node of the page whether it has what a wallet says that it has sent: the same call of the same sender, in a block or not.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readSeen(
  config: Config,
  { chainId, hash, safe, from, data }: SentExecution,
): Promise<boolean> {
  try {
    const found = await getTransaction(chainClient(config, chainId), { hash })
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
