import { type Address, type Hex, numberToHex } from 'viem'

import { ContractMismatchError } from '../errors.ts'
import type { Rpc } from './rpc.ts'

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

/** The receipt's part that matters here. */
export type Receipt = {
  status: Hex
  contractAddress: Address | null
  blockNumber: Hex
}

/** Puts transactions into blocks, while automatic mining is off. */
export type Miner = {
  /** Hands a transaction to the node. */
  send: (transaction: DevTransaction) => Promise<void>
  /** Hands over a transaction that is signed already. */
  sendRaw: (serialized: Hex, purpose: string) => Promise<void>
  /**
   * Makes blocks until everything sent is in one.
   *
   * @param time of the first of these blocks, in seconds since 1970
   * @returns the receipts in the order of sending
   * @throws ContractMismatchError naming the purpose of a transaction that failed
   */
  mine: (time?: number) => Promise<Receipt[]>
}

/** More blocks than everything together needs, so that a transaction that never fits is noticed. */
const blockLimit = 30

/**
 * Makes a miner. Blocks are made on demand, so nothing has to be polled: when `evm_mine` has answered, the receipts are there.
 *
 * @param rpc a node whose automatic mining is off
 */
export function createMiner(rpc: Rpc): Miner {
  let waiting: { hash: unknown; purpose: string }[] = []
  return {
    async send({ purpose, value = 0n, gas, ...call }) {
      const transaction = { ...call, value: numberToHex(value), gas: numberToHex(gas) }
      waiting.push({ hash: await rpc('eth_sendTransaction', [transaction]), purpose })
    },
    async sendRaw(serialized, purpose) {
      waiting.push({ hash: await rpc('eth_sendRawTransaction', [serialized]), purpose })
    },
    async mine(time) {
      if (time !== undefined) await rpc('evm_setNextBlockTimestamp', [time])
      const sent = waiting
      waiting = []
      // A node answers `eth_getTransactionReceipt` with the receipt, or null while there is none.
      const receiptOf = ({ hash }: { hash: unknown }) =>
        rpc('eth_getTransactionReceipt', [hash]) as Promise<Receipt | null>
      for (let blocks = 0; blocks < blockLimit; blocks += 1) {
        await rpc('evm_mine')
        const last = sent.at(-1)
        if (last && !(await receiptOf(last))) continue
        const receipts = await Promise.all(sent.map(receiptOf))
        const found = receipts.filter((receipt) => receipt !== null)
        if (found.length < sent.length) continue
        sent.forEach(({ purpose }, index) => {
          if (found[index]?.status !== '0x1') throw new ContractMismatchError(purpose, 'it failed.')
        })
        return found
      }
      throw new ContractMismatchError(sent[0]?.purpose ?? 'mining', 'it was not put into a block.')
    },
  }
}
