import { getBlockNumber } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isTransportError } from '../chain/isTransportError.ts'
import { readExecution } from '../chain/readExecution.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { SentExecution } from '../store/sentExecutions.ts'
import { endingWithoutReceipt } from './endingWithoutReceipt.ts'
import type { Ending } from './executeFlow.ts'
import { lostAfter, type WaitForOutcome } from './waitForOutcome.ts'

/** What is followed, and how it is waited for. */
export type FollowExecutionParameters = {
  sent: SentExecution
  waitForOutcome: WaitForOutcome
  /** More is known of it: the sender's nonce, or the hash of the same call at a higher fee. It can be followed on from there. */
  onLearned: (sent: SentExecution) => void
  signal: AbortSignal
}

/**
 * Follows an execution until the chain says how it ended; also one that was sent before this page was loaded.
 *
 * @throws what viem throws when the node does not answer: nothing is known then; the signal's reason when it is aborted
 */
export async function followExecution(
  client: ChainClient,
  { sent, waitForOutcome, onLearned, signal }: FollowExecutionParameters,
): Promise<Ending> {
  const { safe, safeTxHash, hash, from, nonce, data, block } = sent
  const outcome = await waitForOutcome(client, {
    hash,
    from,
    nonce,
    call: { to: safe, value: 0n, data },
    fromBlock: BigInt(block),
    lostAfter,
    onLearned: ({ hash, nonce }) => {
      onLearned({ ...sent, hash, nonce })
    },
    signal,
  })
  const ending =
    'receipt' in outcome
      ? receiptOutcome(outcome.receipt, safe, safeTxHash)
      : endingWithoutReceipt(outcome)
  if (ending === 'succeeded' || ending === 'failed' || ending === 'lost') return ending
  if ('receipt' in outcome) await untilRead(client, outcome.receipt.blockNumber, signal)
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
  readExecution(client, { ...sent, fromBlock: sent.block }).then(
    (hash) => hash !== undefined,
    (error: unknown) => {
      if (isTransportError(error)) throw error
      return false
    },
  )
