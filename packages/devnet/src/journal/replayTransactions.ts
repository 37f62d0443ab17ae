import { keccak256 } from 'viem'

import type { Rpc } from '../chain/rpc.ts'
import type { LoggedTransaction } from './transactionLog.ts'

/**
 * Hands a chain again what it was handed after it was kept: each transaction in a block of its own, in the old order and at the old
 * time. What the kept chain has already, and what it did not take then, it refuses again.
 *
 * @param rpc the node; its automatic mining is off afterwards
 * @returns what it took
 */
export async function replayTransactions(
  rpc: Rpc,
  transactions: readonly LoggedTransaction[],
): Promise<readonly LoggedTransaction[]> {
  if (transactions.length === 0) return []
  const taken: LoggedTransaction[] = []
  await rpc('evm_setAutomine', [false])
  for (const transaction of transactions) {
    const { raw, time } = transaction
    const isThere = await rpc('eth_getTransactionReceipt', [keccak256(raw)])
    const isTaken = isThere === null && (await rpc('eth_sendRawTransaction', [raw]).then(yes, no))
    if (!isTaken) continue
    taken.push(transaction)
    const { timestamp } = (await rpc('eth_getBlockByNumber', ['latest', false])) as {
      timestamp: string
    }
    await rpc('evm_setNextBlockTimestamp', [Math.max(time, Number(timestamp) + 1)])
    await rpc('evm_mine')
  }
  return taken
}

const yes = () => true
const no = () => false
