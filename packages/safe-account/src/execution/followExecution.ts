import { getBlockNumber } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { unlessSilent } from '../chain/isTransportError.ts'
import { readExecution } from '../chain/readExecution.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { SentExecution } from '../store/sentExecutions.ts'
import type { Ending } from './executeFlow.ts'
import { type FollowParameters, followSent } from './waitForOutcome.ts'

/**
 * Follows an execution until the chain says how it ended; also one that was sent before this page was loaded.
 *
 * @throws what viem throws when the node does not answer: nothing is known then; the signal's reason when it is aborted
 */
export async function followExecution(
  client: ChainClient,
  parameters: FollowParameters<SentExecution>,
): Promise<Ending> {
  const { sent, signal } = parameters
  const { safe, safeTxHash } = sent
  const { ending, receipt } = await followSent(client, parameters, safe, (receipt) =>
    receiptOutcome(receipt, safe, safeTxHash),
  )
  if (ending === 'succeeded' || ending === 'failed' || ending === 'lost') return ending
  if (receipt !== undefined) await untilRead(client, receipt.blockNumber, signal)
  return (await wasOvertaken(client, sent)) ? 'overtaken' : ending
}

/** Waits until the node has read a block: another node behind the same address, which has not, knows nothing of what came before. */
async function untilRead(client: ChainClient, block: bigint, signal: AbortSignal): Promise<void> {
  while ((await getBlockNumber(client, { cacheTime: 0 })) < block) {
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval))
    signal.throwIfAborted()
  }
}

/** Whether another transaction executed it. A node that does not look back counts as no; one that is silent has said nothing. */
const wasOvertaken = (client: ChainClient, sent: SentExecution): Promise<boolean> =>
  readExecution(client, { ...sent, fromBlock: sent.block })
    .catch(unlessSilent)
    .then((hash) => hash !== undefined)
