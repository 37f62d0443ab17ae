import { getBlockNumber } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { unread } from '../signing/CheckFailedError.ts'
import type { AskedSend } from '../store/askedSends.ts'
import { readSenderCounts } from './readSenderCounts.ts'

/**
 * The note that a wallet is asked to send something, with what the chain knows of the wallet before.
 *
 * @throws CheckFailedError `unread` when the node does not answer
 */
export async function readBeforeAsking(
  client: ChainClient,
  { what, chainId, from }: Pick<AskedSend, 'what' | 'chainId' | 'from'>,
): Promise<AskedSend> {
  const [block, { known: nonce }] = await Promise.all([
    getBlockNumber(client),
    readSenderCounts(client, { from }),
  ]).catch(unread('line'))
  return { what, chainId, from, nonce, block: Number(block), at: Date.now() }
}
