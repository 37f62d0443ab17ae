import { isAddressEqual, type TransactionReceipt } from 'viem'
import { getCode } from 'viem/actions'
import { listCreatedAccounts } from '@ghost-pay/safe-protocol/deployment'

import type { ChainClient } from '../chain/ChainClient.ts'
import { endingWithoutReceipt } from '../execution/endingWithoutReceipt.ts'
import type { Ending } from '../execution/executeFlow.ts'
import { lostAfter, type WaitForOutcome } from '../execution/waitForOutcome.ts'
import type { SentDeployment } from '../store/sentDeployments.ts'

/** What is followed, and how it is waited for. */
export type FollowDeploymentParameters = {
  sent: SentDeployment
  waitForOutcome: WaitForOutcome
  /** More is known of it: the sender's nonce, or the hash of the same call at a higher fee. It can be followed on from there. */
  onLearned: (sent: SentDeployment) => void
  signal: AbortSignal
}

/**
 * Follows the creation of an account until the chain says how it ended; also one that was sent before this page was loaded.
 *
 * @throws what viem throws when the node does not answer: nothing is known then; the signal's reason when it is aborted
 */
export async function followDeployment(
  client: ChainClient,
  { sent, waitForOutcome, onLearned, signal }: FollowDeploymentParameters,
): Promise<Ending> {
  const { address, factory, data, hash, from, nonce, block } = sent
  const outcome = await waitForOutcome(client, {
    hash,
    from,
    nonce,
    call: { to: factory, value: 0n, data },
    fromBlock: BigInt(block),
    lostAfter,
    onLearned: ({ hash, nonce }) => {
      onLearned({ ...sent, hash, nonce })
    },
    signal,
  })
  const ending =
    'receipt' in outcome ? creationOutcome(outcome.receipt, sent) : endingWithoutReceipt(outcome)
  if (ending === 'succeeded' || ending === 'lost') return ending
  // Anyone may send the same call. Then the account exists, even if our transaction failed.
  const code = await getCode(client, { address })
  return code === undefined ? ending : 'overtaken'
}

/**
 * How the creation of an account ended, by its receipt: the factory itself writes which account it has created. A receipt without
 * that proves nothing.
 */
export function creationOutcome(
  { status, logs }: Pick<TransactionReceipt, 'status' | 'logs'>,
  { address, factory }: Pick<SentDeployment, 'address' | 'factory'>,
): 'succeeded' | 'reverted' | 'unrelated' {
  if (status === 'reverted') return 'reverted'
  const created = listCreatedAccounts(logs, factory)
  return created.some((one) => isAddressEqual(one, address)) ? 'succeeded' : 'unrelated'
}
