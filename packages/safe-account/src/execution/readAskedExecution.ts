import type { ChainClient } from '../chain/ChainClient.ts'
import { readAccount } from '../chain/readAccount.ts'
import { readExecution } from '../chain/readExecution.ts'
import { type AskedSend, type AskedState, sinceAsked } from '../store/askedSends.ts'
import type { ExecutedTransaction } from '../store/sentExecutions.ts'
import { readSenderCounts } from './readSenderCounts.ts'

/**
 * Asks the chain what has become of an execution that a wallet was asked to send.
 *
 * @param transaction the account's transaction, with its nonce
 * @throws what viem throws when the node does not answer
 */
export async function readAskedExecution(
  client: ChainClient,
  asked: AskedSend,
  { safe, safeTxHash, nonce }: ExecutedTransaction & { nonce: bigint },
): Promise<AskedState> {
  // The sender first: what is included in between counts as executed.
  const counts = await readSenderCounts(client, asked)
  const account = await readAccount(client, { address: safe })
  if (BigInt(account.nonce) <= nonce) return { status: sinceAsked(asked, counts) }
  const search = { safe, safeTxHash, fromBlock: asked.block }
  // A node that does not look back is not asked again: the nonce is used.
  const hash = await readExecution(client, search).catch(() => undefined)
  return { status: 'done', hash }
}
