import {
  type Client,
  type Hash,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'

/**
 * The receipt of a chain's transaction.
 *
 * @returns undefined when the chain knows no such transaction, or has not included it yet
 * @throws what viem throws when the node does not answer
 */
export const findReceipt = (client: Client, hash: Hash): Promise<TransactionReceipt | undefined> =>
  getTransactionReceipt(client, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })

/**
 * A transaction as a node has it, in a block or not.
 *
 * @returns undefined when the node knows none
 * @throws what viem throws when the node does not answer
 */
export const findTransaction = (client: Client, hash: Hash): Promise<Transaction | undefined> =>
  getTransaction(client, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  })
