import type { Address, Hash } from 'viem'
import { getLogs } from 'viem/actions'

import type { ChainClient } from './ChainClient.ts'
import { endingIn } from './receiptOutcome.ts'

/**
 * Asks the chain whether an account has executed a transaction, from whichever sender.
 *
 * @param parameters.fromBlock from which block on it may have been
 * @returns the chain's transaction in which it did; undefined when it has not
 * @throws what viem throws when the node does not answer, or does not look back that far
 */
export async function readExecution(
  client: ChainClient,
  { safe, safeTxHash, fromBlock }: { safe: Address; safeTxHash: Hash; fromBlock: number },
): Promise<Hash | undefined> {
  const logs = await getLogs(client, { address: safe, fromBlock: BigInt(fromBlock) })
  return endingIn(logs, safeTxHash)?.transactionHash
}
