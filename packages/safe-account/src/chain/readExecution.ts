import { type Address, type Hash, parseEventLogs } from 'viem'
import { getLogs } from 'viem/actions'
import { safe130EventsAbi, safeAbi } from '@ghost-pay/safe-protocol'

import type { ChainClient } from './ChainClient.ts'

/** What {@link readExecution} looks for. */
export type ReadExecutionParameters = {
  safe: Address
  safeTxHash: Hash
  /** From which block on it may have been executed. */
  fromBlock: number
}

/**
 * Asks the chain whether an account has executed a transaction, from whichever sender.
 *
 * @returns the chain's transaction in which it did; undefined when it has not
 * @throws what viem throws when the node does not answer, or does not look back that far
 */
export async function readExecution(
  client: ChainClient,
  { safe, safeTxHash, fromBlock }: ReadExecutionParameters,
): Promise<Hash | undefined> {
  const logs = await getLogs(client, { address: safe, fromBlock: BigInt(fromBlock) })
  const events = [safeAbi, safe130EventsAbi].flatMap((abi) =>
    parseEventLogs({ abi, logs, eventName: ['ExecutionSuccess', 'ExecutionFailure'] }),
  )
  return events.find(({ args }) => args.txHash === safeTxHash)?.transactionHash
}
