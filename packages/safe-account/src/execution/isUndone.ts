import { type Hash, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

import type { ChainClient } from '../chain/ChainClient.ts'

/**
 * Whether the chain has forgotten a transaction that it had included: the chain went back behind its block.
 *
 * @returns false where the node does not answer: then nothing is known
 */
export const isUndone = (client: ChainClient, hash: Hash): Promise<boolean> =>
  getTransactionReceipt(client, { hash }).then(
    () => false,
    (error: unknown) => error instanceof TransactionReceiptNotFoundError,
  )
