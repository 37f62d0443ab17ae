import { type Address, pad, toEventSelector } from 'viem'

import { ask, type Node, quantity } from '../chain/node.ts'
import { selectors } from './events.ts'
import type { RpcLog } from './readEvent.ts'

/** Whose logs are read: everybody's, or those of some accounts. */
export type Accounts = 'everybody' | readonly Address[]

/** Blocks in one request. Nodes that serve the public allow less, the more they have to look through. */
const ranges = { everybody: 5000, some: 2000 } as const

const transfer = toEventSelector('Transfer(address,address,uint256)')

/** The logs that concern accounts, in the chain's order; both ends of the range are included. */
export async function readLogs(
  node: Node,
  { from, to, accounts }: { from: number; to: number; accounts: Accounts },
): Promise<RpcLog[]> {
  if (accounts !== 'everybody' && accounts.length === 0) return []
  const range = accounts === 'everybody' ? ranges.everybody : ranges.some
  const logs: RpcLog[] = []
  for (let start = from; start <= to; start += range) {
    const end = Math.min(start + range - 1, to)
    const found = await Promise.all(
      filtersOf(accounts).map((filter) =>
        ask<RpcLog[]>(node, 'eth_getLogs', [
          { fromBlock: quantity(start), toBlock: quantity(end), ...filter },
        ]),
      ),
    )
    logs.push(...inOrder(found.flat()))
  }
  return logs
}

/** What accounts emit themselves, and the tokens that go out and come in. */
function filtersOf(accounts: Accounts) {
  if (accounts === 'everybody') return [{ topics: [selectors] }]
  const padded = accounts.map((account) => pad(account))
  return [
    { address: accounts, topics: [selectors] },
    { topics: [transfer, padded] },
    { topics: [transfer, null, padded] },
  ]
}

function inOrder(logs: readonly RpcLog[]): RpcLog[] {
  const keyOf = (log: RpcLog) => `${log.blockNumber}:${log.logIndex}`
  return [...new Map(logs.map((log) => [keyOf(log), log])).values()].sort(
    (a, b) =>
      Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex),
  )
}
