import type { Config } from 'wagmi'
import { readAccount, readExecution } from '@ghost-pay/safe-account'
import {
  type AskedSend,
  type AskedState,
  type ExecutedTransaction,
  sinceAsked,
} from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'
import { readSenderCounts } from './readSenderCounts.ts'

/**
 * Asks the chain what has become of an execution that a wallet was asked to send.
 *
 * @param transaction the account's transaction, with its nonce
 * @throws what viem throws when the node does not answer
 */
export async function readAskedExecution(
  config: Config,
  asked: AskedSend,
  { chainId, safe, safeTxHash, nonce }: ExecutedTransaction & { nonce: bigint },
): Promise<AskedState> {
  const client = chainClient(config, chainId)
  // The sender first: what is included in between counts as executed.
  const counts = await readSenderCounts(config, asked)
  const account = await readAccount(client, { address: safe })
  if (BigInt(account.nonce) <= nonce) return { status: sinceAsked(asked, counts) }
  const search = { safe, safeTxHash, fromBlock: asked.block }
  // A node that does not look back is not asked again: the nonce is used.
  const hash = await readExecution(client, search).catch(() => undefined)
  return { status: 'done', hash }
}
