import { type Address, type Hash, type Hex, isAddressEqual, type Transaction } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import { findReceipt, findTransaction } from '../chain/findReceipt.ts'

type SentCall = { safe: Address; from: Address; data: Hex }

/** Whether what a node has under a hash is the call that was sent to an account, and not another. */
export const isCall = (found: Transaction, { safe, from, data }: SentCall): boolean =>
  found.to !== null &&
  isAddressEqual(found.to, safe) &&
  isAddressEqual(found.from, from) &&
  found.value === 0n &&
  found.input.toLowerCase() === data.toLowerCase()

/**
 * Asks a node whether it has what a wallet says that it has sent: the same call of the same sender, in a block or not.
 *
 * @throws what viem throws when the node does not answer
 */
export async function isSeen(
  client: ChainClient,
  { hash, ...call }: SentCall & { hash: Hash },
): Promise<boolean> {
  const found = await findTransaction(client, hash)
  return found !== undefined && isCall(found, call)
}

/**
 * Whether a transaction still waits for the chain: a node knows it, and no block has it.
 *
 * @throws what viem throws when the node does not answer
 */
export const stillWaits = async (client: ChainClient, { hash }: { hash: Hash }): Promise<boolean> =>
  (await findTransaction(client, hash))?.blockNumber === null

/**
 * Whether the chain has forgotten a transaction that it had included: the chain went back behind its block.
 *
 * @returns false where the node does not answer: then nothing is known
 */
export const isUndone = (client: ChainClient, hash: Hash): Promise<boolean> =>
  findReceipt(client, hash).then(
    (receipt) => receipt === undefined,
    () => false,
  )
