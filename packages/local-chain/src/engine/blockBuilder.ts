import {
  type Address,
  type Hash,
  type Hex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'

import { ContractMismatchError } from '../errors.ts'
import type { ChainClient } from './createChainClient.ts'

/** A transaction from one of the node's own accounts. */
export type DevTransaction = {
  from: Address
  to?: Address | undefined
  data?: Hex | undefined
  /** In wei. */
  value?: bigint | undefined
  gas: bigint
  /** What it is for; an error names it. */
  purpose: string
}

/** Puts transactions into blocks, while automatic mining is off. */
export type BlockBuilder = {
  /** Sends a transaction to the node. */
  add: (transaction: DevTransaction) => Promise<void>
  /** Sends a signed transaction to the node. */
  addRaw: (serializedTransaction: Hex, purpose: string) => Promise<void>
  /**
   * Mines blocks until every transaction is in one.
   *
   * @param time of the first of these blocks, in seconds since 1970
   * @returns the receipts in the order of sending
   * @throws ContractMismatchError naming the purpose of a transaction that failed
   */
  mine: (time?: number) => Promise<TransactionReceipt[]>
}

/** More blocks than all transactions together need, so that a transaction that never fits is noticed. */
const blockLimit = 30

/**
 * Creates a block builder. Blocks are mined on demand, so nothing has to be polled: when the node has mined, the receipts are there.
 *
 * @param client of a node whose automatic mining is off
 */
export function createBlockBuilder(client: ChainClient): BlockBuilder {
  let pending: { hash: Hash; purpose: string }[] = []
  const receiptOf = ({ hash }: { hash: Hash }): Promise<TransactionReceipt | undefined> =>
    client.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined
      throw error
    })
  return {
    async add({ purpose, from, to, ...call }) {
      const hash = await client.sendTransaction({
        ...call,
        account: from,
        to: to ?? null,
        chain: null,
      })
      pending.push({ hash, purpose })
    },
    async addRaw(serializedTransaction, purpose) {
      const hash = await client.sendRawTransaction({ serializedTransaction })
      pending.push({ hash, purpose })
    },
    async mine(time) {
      if (time !== undefined) await client.setNextBlockTimestamp({ timestamp: BigInt(time) })
      const sent = pending
      pending = []
      for (let blocks = 0; blocks < blockLimit; blocks += 1) {
        await client.mine({ blocks: 1 })
        const last = sent.at(-1)
        if (last && !(await receiptOf(last))) continue
        const receipts = await Promise.all(sent.map(receiptOf))
        const found = receipts.filter((receipt) => receipt !== undefined)
        if (found.length < sent.length) continue
        sent.forEach(({ purpose }, index) => {
          if (found[index]?.status !== 'success')
            throw new ContractMismatchError(purpose, 'it failed.')
        })
        return found
      }
      throw new ContractMismatchError(sent[0]?.purpose ?? 'mining', 'it was not put into a block.')
    },
  }
}
