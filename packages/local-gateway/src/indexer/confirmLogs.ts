import { type Address, isAddressEqual, pad } from 'viem'

import { type BlockHeader, type Node, rpcRequest } from '../chain/node.ts'
import { mayContain } from './bloom.ts'
import { selectors } from './events.ts'
import type { RpcLog } from './readEvent.ts'
import { type Accounts, inOrder, type LogReader, readLog, transferTopic } from './readLogs.ts'

/** For a block with more transactions than this the logs are requested by block hash, not receipt by receipt. */
const maxReceipts = 100

/**
 * Compares the logs of blocks with the bloom filters of the blocks. A lagging node behind a load balancer answers with no logs for a
 * block that it does not have.
 *
 * @param logs of the blocks and perhaps of others, in the chain's order
 * @returns the logs with what was missing; null when the chain has changed, or the node does not have the block (yet)
 */
export async function confirmLogs(
  node: Node,
  reader: LogReader,
  {
    logs,
    blocks,
    accounts,
  }: { logs: readonly RpcLog[]; blocks: readonly BlockHeader[]; accounts: Accounts },
): Promise<readonly RpcLog[] | null> {
  const byBlock = new Map<number, RpcLog[]>()
  for (const log of logs) {
    const number = Number(log.blockNumber)
    const known = byBlock.get(number)
    if (known) known.push(log)
    else byBlock.set(number, [log])
  }
  const doubtful = blocks.filter((block) => lacks(block, byBlock.get(block.number) ?? [], accounts))
  if (doubtful.length === 0) return logs
  for (const block of doubtful) {
    const found = await readAgain(node, reader, block, accounts)
    if (!found) return null
    byBlock.set(block.number, found)
  }
  return inOrder([...byBlock.values()].flat())
}

/** Whether the bloom filter of a block matches an event that is not among the logs. */
function lacks(
  { logsBloom: bloom, transactions }: BlockHeader,
  logs: readonly RpcLog[],
  accounts: Accounts,
): boolean {
  if (bloom === null || transactions.length === 0) return false
  if (accounts === 'all')
    return selectors.some(
      (selector) =>
        mayContain(bloom, selector) && !logs.some(({ topics }) => topics[0] === selector),
    )
  return accounts.some((account) => {
    const hasOwn = logs.some(({ address }) => isAddressEqual(address, account))
    if (!hasOwn && mayContain(bloom, account)) return true
    const hasTransfer = logs.some((log) => isTransferOf(log, account))
    return !hasTransfer && mayContain(bloom, transferTopic) && mayContain(bloom, pad(account))
  })
}

function isTransferOf({ topics }: RpcLog, account: Address): boolean {
  const party = pad(account).toLowerCase()
  return (
    topics[0] === transferTopic &&
    (topics[1]?.toLowerCase() === party || topics[2]?.toLowerCase() === party)
  )
}

async function readAgain(
  node: Node,
  reader: LogReader,
  { number, hash, transactions }: BlockHeader,
  accounts: Accounts,
): Promise<RpcLog[] | null> {
  if (transactions.length > maxReceipts) return reader.inBlock({ number, hash, accounts })
  type Receipt = { blockHash?: unknown; logs?: unknown }
  const receipts = await Promise.all(
    transactions.map((sent) =>
      rpcRequest<Receipt | null>(node, 'eth_getTransactionReceipt', [sent]),
    ),
  )
  const logs: RpcLog[] = []
  for (const receipt of receipts) {
    if (receipt?.blockHash !== hash || !Array.isArray(receipt.logs)) return null
    for (const value of receipt.logs) {
      const log = readLog(value, { from: number, to: number })
      if (log && isWanted(log, accounts)) logs.push(log)
    }
  }
  return logs
}

const wanted: ReadonlySet<string> = new Set(selectors)

function isWanted(log: RpcLog, accounts: Accounts): boolean {
  if (!wanted.has(log.topics[0] ?? '')) return false
  return (
    accounts === 'all' ||
    accounts.some((account) => isAddressEqual(log.address, account) || isTransferOf(log, account))
  )
}
