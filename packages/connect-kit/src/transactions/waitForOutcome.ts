import type { Client } from 'viem'
import { getTransactionReceipt, waitForTransactionReceipt } from 'viem/actions'

import { ProposalCancelledError } from '../errors/errors.ts'
import type { RecentTransaction, TransactionOutcome } from './recentTransactions.ts'

/**
 * Waits for the receipt of a transaction.
 *
 * A transaction that is sent again at a higher fee is followed to the one that took its place. One that another
 * transaction pushed out, or that was cancelled, is `replaced`. No receipt in time is `unknown`, never `failed`: only a
 * receipt that says reverted is a failure.
 *
 * @param client the chain's node, as the host configured it
 * @param timeout how long to wait, in milliseconds
 * @throws what the node or the network said, when it could not be asked
 */
export async function waitForOutcome(
  client: Client,
  { hash, confirmations }: Pick<RecentTransaction, 'hash' | 'confirmations'>,
  timeout: number,
): Promise<TransactionOutcome> {
  let lost = false
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash,
      timeout,
      ...(confirmations !== undefined && { confirmations }),
      onReplaced: ({ reason }) => {
        lost = reason !== 'repriced'
      },
    })
    const replacedBy =
      receipt.transactionHash.toLowerCase() === hash.toLowerCase()
        ? undefined
        : receipt.transactionHash
    if (lost) return { status: 'replaced', replacedBy }
    return { status: receipt.status === 'success' ? 'confirmed' : 'failed', replacedBy }
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: '' }
    if (name === 'WaitForTransactionReceiptTimeoutError') {
      return { status: (await isCancelled(client, hash)) ? 'replaced' : 'unknown' }
    }
    throw error
  }
}

/** The owners of a shared account cancelled what was proposed to them: there will be no receipt. */
async function isCancelled(client: Client, hash: `0x${string}`): Promise<boolean> {
  try {
    await getTransactionReceipt(client, { hash })
    return false
  } catch (error) {
    const wasCancelled = (cause: unknown): boolean =>
      cause instanceof Error &&
      (cause instanceof ProposalCancelledError || wasCancelled(cause.cause))
    return wasCancelled(error)
  }
}
