import type { ChainClient } from '../chain/ChainClient.ts'
import { readExecution } from '../chain/readExecution.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { SentExecution } from '../store/sentExecutions.ts'
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
  if (outcome.status === 'lost' || outcome.status === 'unknown') return 'lost'
  const ending =
    'receipt' in outcome ? receiptOutcome(outcome.receipt, safe, safeTxHash) : outcome.status
  if (ending === 'succeeded' || ending === 'failed') return ending
  return (await wasOvertaken(client, sent)) ? 'overtaken' : ending
}

/** Whether another transaction executed it. A node that does not look back cannot say, which counts as no. */
const wasOvertaken = (client: ChainClient, sent: SentExecution): Promise<boolean> =>
  readExecution(client, { ...sent, fromBlock: sent.block }).then(
    (hash) => hash !== undefined,
    () => false,
  )
