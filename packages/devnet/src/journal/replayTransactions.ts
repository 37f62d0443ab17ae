import { keccak256 } from 'viem'
import type { ChainClient } from '@ghost-pay/local-chain'

import { isMined } from './isMined.ts'
import type { LoggedTransaction } from './transactionLog.ts'

/**
 * Sends to a chain the transactions that it received after it was saved: each in a block of its own, in the old order and at the old time. The
 * chain refuses again what it refused then. Transactions in the saved chain are left out.
 *
 * @param client of the node; its automatic mining is off afterwards
 * @returns the transactions that the chain has accepted
 */
export async function replayTransactions(
  client: ChainClient,
  transactions: readonly LoggedTransaction[],
): Promise<readonly LoggedTransaction[]> {
  if (transactions.length === 0) return []
  const accepted: LoggedTransaction[] = []
  await client.setAutomine(false)
  // A node that was just started mines no block before the present, and the last block may be older: clocks are set back.
  await client.request<{ Method: 'anvil_setTime'; Parameters: [number]; ReturnType: number }>({
    method: 'anvil_setTime',
    params: [Number((await client.getBlock()).timestamp)],
  })
  for (const transaction of transactions) {
    const { raw, time } = transaction
    const isAccepted =
      !(await isMined(client, keccak256(raw))) &&
      (await client.sendRawTransaction({ serializedTransaction: raw }).then(yes, no))
    if (!isAccepted) continue
    accepted.push(transaction)
    const { timestamp } = await client.getBlock()
    const wanted = BigInt(time)
    await client.setNextBlockTimestamp({
      timestamp: wanted > timestamp ? wanted : timestamp + 1n,
    })
    await client.mine({ blocks: 1 })
  }
  return accepted
}

const yes = () => true
const no = () => false
