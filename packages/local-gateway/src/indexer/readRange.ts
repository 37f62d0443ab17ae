import { type BlockHeader, getBlock, isQuantity, type Node, toMilliseconds } from '../chain/node.ts'
import type { ChainEvent } from './ChainEvent.ts'
import { completeExecutions } from './completeExecutions.ts'
import { confirmLogs } from './confirmLogs.ts'
import { readEvent, type RpcLog } from './readEvent.ts'
import type { Accounts, LogReader } from './readLogs.ts'

/** Decoding blocks the event loop: after this many logs other requests are answered first. */
const decodedAtOnce = 500

/**
 * The events of a range of blocks, both ends included, in the chain's order.
 *
 * @param blocks those of the range whose hashes are known, at least the newest ones
 * @returns null when the chain changed during the reading, so that logs and blocks do not match
 */
export async function readRange(
  node: Node,
  reader: LogReader,
  {
    blocks,
    ...range
  }: { from: number; to: number; accounts: Accounts; blocks: readonly BlockHeader[] },
): Promise<ChainEvent[] | null> {
  const given = await reader.inRange(range)
  const inside = blocks.filter(({ number }) => number >= range.from && number <= range.to)
  const { accounts } = range
  const logs = await confirmLogs(node, reader, { logs: given, blocks: inside, accounts })
  if (!logs || !belongTo(logs, blocks)) return null
  const times = await timesOf(node, logs, blocks)
  if (!times) return null
  const events: ChainEvent[] = []
  for (const [index, log] of logs.entries()) {
    if (index % decodedAtOnce === decodedAtOnce - 1)
      await new Promise((resolve) => setTimeout(resolve))
    const event = readEvent(log, times.get(Number(log.blockNumber)) ?? 0)
    if (event) events.push(event)
  }
  return completeExecutions(node, events)
}

function belongTo(logs: readonly RpcLog[], blocks: readonly BlockHeader[]): boolean {
  const hashes = new Map(blocks.map((block) => [block.number, block.hash]))
  return logs.every(
    ({ blockNumber, blockHash }) => (hashes.get(Number(blockNumber)) ?? blockHash) === blockHash,
  )
}

/**
 * The timestamps of the blocks of logs: some nodes send them with the log, for others the block is read. Null when a block does not
 * exist any more.
 */
async function timesOf(
  node: Node,
  logs: readonly RpcLog[],
  blocks: readonly BlockHeader[],
): Promise<ReadonlyMap<number, number> | null> {
  const times = new Map(blocks.map((block) => [block.number, block.timestamp]))
  for (const { blockNumber, blockTimestamp } of logs)
    if (isQuantity(blockTimestamp)) times.set(Number(blockNumber), toMilliseconds(blockTimestamp))
  const missing = new Set(
    logs.map(({ blockNumber }) => Number(blockNumber)).filter((number) => !times.has(number)),
  )
  const fetched = await Promise.all([...missing].map((number) => getBlock(node, number)))
  for (const block of fetched) {
    if (!block) return null
    times.set(block.number, block.timestamp)
  }
  return times
}
