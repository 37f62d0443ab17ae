import { type Hash, TransactionReceiptNotFoundError } from 'viem'
import type { ChainClient } from '@ghost-pay/local-chain'

/** Whether a transaction is in a block. */
export function isMined(client: ChainClient, hash: Hash): Promise<boolean> {
  return client.getTransactionReceipt({ hash }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return false
      throw error
    },
  )
}
