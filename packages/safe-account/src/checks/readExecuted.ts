import type { Hash } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt } from '../chain/findReceipt.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { ExecutedName } from './executedWith.ts'
import { readExecutedWith } from './readExecutionSignatures.ts'

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
  const { chainId, safe, version } = name
  const receipt = await findReceipt(client, hash)
  const found = receipt && (await readExecutedWith(client, { hash, receipt, ...name }))
  return found && { chainId, safe, version, transaction: found.transaction }
}
