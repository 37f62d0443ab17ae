import type { Address } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'
import { unread } from '../signing/CheckFailedError.ts'
import type { AskedSend, SenderCounts } from '../store/askedSends.ts'

/**
 * Asks a node how many transactions of an address it knows.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readSenderCounts(
  client: ChainClient,
  { from: address }: { from: Address },
): Promise<SenderCounts> {
  const [included, known] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ])
  return { included, known }
}

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
