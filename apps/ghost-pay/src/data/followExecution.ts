import type { Config } from 'wagmi'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import { readExecution, receiptOutcome } from '@ghost-pay/safe-account'
import type { SentExecution } from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'
import type { Ending } from './executeFlow.ts'

/** How often in a row a node may know nothing of a transaction before it is called lost. */
export const lostAfter = 30

export type FollowExecutionParameters = {
  sent: SentExecution
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
  config: Config,
  { sent, onLearned, signal }: FollowExecutionParameters,
): Promise<Ending> {
  const { chainId, safe, safeTxHash, hash, from, nonce, data, block } = sent
  const client = chainClient(config, chainId)
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
  return (await wasOvertaken(config, sent)) ? 'overtaken' : ending
}

/** Whether another transaction executed it. A node that does not look back cannot say, which counts as no. */
async function wasOvertaken(config: Config, sent: SentExecution): Promise<boolean> {
  try {
    return (
      (await readExecution(chainClient(config, sent.chainId), {
        ...sent,
        fromBlock: sent.block,
      })) !== undefined
    )
  } catch {
    return false
  }
}
