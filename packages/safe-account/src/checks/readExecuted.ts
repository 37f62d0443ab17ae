import { type Hash, TransactionReceiptNotFoundError } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { type ExecutedName, executedWith } from './executedWith.ts'

/**
 * Reads what an account executed under a hash from the chain alone: from the account's own event, or from the call that was sent to it.
 * The fields give the hash, so nobody else's word is in them.
 *
 * @param parameters.hash of the chain's transaction
 * @param parameters.nonce of the account's transaction; the account's own event has it too, and then this one does not count
 * @returns undefined where the chain has not executed it there, or nothing shows its fields: another contract called an account that
 *   writes none
 * @throws what viem throws when the node does not answer
 */
export async function readExecuted(
  client: ChainClient,
  { hash, ...name }: ExecutedName & { hash: Hash },
): Promise<SignableTransaction | undefined> {
  const { chainId, safe, version, safeTxHash } = name
  try {
    const receipt = await getTransactionReceipt(client, { hash })
    const outcome = receiptOutcome(receipt, safe, safeTxHash)
    if (outcome !== 'succeeded' && outcome !== 'failed') return undefined
    const found =
      executedWith(undefined, receipt.logs, name) ??
      executedWith(await getTransaction(client, { hash }), [], name)
    return found && { chainId, safe, version, transaction: found.transaction }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}
