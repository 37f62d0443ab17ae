import { type BlockMark, getBlock, type Node } from '../chain/node.ts'
import type { ChainEvent } from './ChainEvent.ts'
import { completeExecutions } from './completeExecutions.ts'
import { readEvent, type RpcLog } from './readEvent.ts'
import { type Accounts, readLogs } from './readLogs.ts'

/**
 * The events of a range of blocks, both ends included, in the chain's order.
 *
 * @param blocks those of the range whose hashes are known, at least the newest ones
 * @returns null when the chain has changed under the reading: logs and blocks do not belong together
 */
export async function readRange(
  node: Node,
  {
    blocks,
    ...range
  }: { from: number; to: number; accounts: Accounts; blocks: readonly BlockMark[] },
): Promise<ChainEvent[] | null> {
  const logs = await readLogs(node, range)
  if (!belongTo(logs, blocks)) return null
  const times = await timesOf(node, logs, blocks)
  const events = logs.flatMap(
    (log) => readEvent(log, times.get(Number(log.blockNumber)) ?? 0) ?? [],
  )
  return completeExecutions(node, events)
}

function belongTo(logs: readonly RpcLog[], blocks: readonly BlockMark[]): boolean {
  const hashes = new Map(blocks.map((block) => [block.number, block.hash]))
  return logs.every(
    ({ blockNumber, blockHash }) => (hashes.get(Number(blockNumber)) ?? blockHash) === blockHash,
  )
}

/** When the blocks of logs were made: some nodes say it with the log, the others are asked for the block. */
async function timesOf(
  node: Node,
  logs: readonly RpcLog[],
  blocks: readonly BlockMark[],
): Promise<ReadonlyMap<number, number>> {
  const times = new Map(blocks.map((block) => [block.number, block.timestamp]))
  for (const { blockNumber, blockTimestamp } of logs)
    if (blockTimestamp) times.set(Number(blockNumber), Number(blockTimestamp) * 1000)
  const missing = new Set(
    logs.map(({ blockNumber }) => Number(blockNumber)).filter((number) => !times.has(number)),
  )
  const fetched = await Promise.all([...missing].map((number) => getBlock(node, number)))
  for (const block of fetched) if (block) times.set(block.number, block.timestamp)
  return times
}
