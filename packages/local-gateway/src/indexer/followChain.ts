import type { Address, Hash } from 'viem'

import { type BlockMark, getBlock, getLogs, type Node } from '../chain/node.ts'
import type { ChainEvent } from './ChainEvent.ts'
import { completeExecutions } from './completeExecutions.ts'
import { createEventIndex, type EventIndex } from './EventIndex.ts'
import { selectors } from './events.ts'
import { readEvent, type RpcLog } from './readEvent.ts'
import { commonBlock, isUnbroken, remember, rememberedBlocks } from './rewind.ts'

/** What is known of a chain at one moment. */
export type ChainView = {
  /** Which chain it is: a restarted chain with the same id has another first block. */
  genesis: Hash
  head: BlockMark
  index: EventIndex
}

export type ChainFollower = {
  /** Reads what has happened since the last time, or takes back what a fork has undone. */
  sync(): Promise<ChainView>
  /** Calls back after every sync that changed something, with the accounts concerned. */
  onChange(listener: (change: ChainChange) => void): () => void
}

export type ChainChange =
  | { type: 'blocks'; head: BlockMark; addresses: readonly Address[] }
  | { type: 'rewound' }
  | { type: 'reset'; genesis: Hash }

/** Blocks in one request for logs. */
const logRange = 5000
/** A chain that changes while it is read is read again, so many times. */
const attempts = 5

/**
 * Follows a chain by its node: reads the events of accounts and tokens block by block, notices forks, reverts
 * (`evm_revert`), and a chain that was replaced.
 */
export function followChain(
  node: Node,
  { fromBlock = 0 }: { fromBlock?: number | undefined } = {},
): ChainFollower {
  let genesis: Hash | undefined
  let index = createEventIndex()
  let known: readonly BlockMark[] = []
  const listeners = new Set<(change: ChainChange) => void>()
  const tell = (change: ChainChange) => {
    for (const listener of listeners) listener(change)
  }

  function reset(first: Hash) {
    genesis = first
    index = createEventIndex()
    known = []
    tell({ type: 'reset', genesis: first })
  }

  /** True when it caught up, false when the chain changed under it. */
  async function advance(): Promise<boolean> {
    const latest = await getBlock(node, 'latest')
    const head = known.at(-1)
    if (!latest) return false
    if (genesis !== undefined && head?.hash === latest.hash) return true
    if (genesis === undefined) {
      const first = await getBlock(node, 0)
      if (!first) return false
      reset(first.hash)
    } else if (head && latest.parentHash !== head.hash && !(await isStillThere(head))) {
      await goBack()
    }
    return readUpTo(latest)
  }

  async function isStillThere(block: BlockMark): Promise<boolean> {
    return (await getBlock(node, block.number))?.hash === block.hash
  }

  async function goBack() {
    const first = await getBlock(node, 0)
    if (first && first.hash !== genesis) return reset(first.hash)
    const now = await Promise.all(known.map((block) => getBlock(node, block.number)))
    const common = commonBlock(
      known,
      now.map((block) => block?.hash ?? null),
    )
    index.rewind(common?.number ?? -1)
    known = common ? known.filter((block) => block.number <= common.number) : []
    tell({ type: 'rewound' })
  }

  async function readUpTo(latest: BlockMark): Promise<boolean> {
    const head = known.at(-1)
    const from = head ? head.number + 1 : fromBlock
    const fetched = await Promise.all(
      range(Math.max(head ? from : 0, latest.number - rememberedBlocks + 1), latest.number).map(
        (number) => getBlock(node, number),
      ),
    )
    const blocks = fetched.filter((block) => block !== null)
    if (blocks.length !== fetched.length) return false
    if (!isUnbroken(head, blocks)) return false
    if (blocks.length > 0 && blocks.at(-1)?.hash !== latest.hash) return false

    const logs: RpcLog[] = []
    for (let start = from; start <= latest.number; start += logRange) {
      const to = Math.min(start + logRange - 1, latest.number)
      logs.push(...(await getLogs(node, { from: start, to, topics: selectors })))
    }
    const hashes = new Map(blocks.map((block) => [block.number, block.hash]))
    if (
      logs.some((log) => (hashes.get(Number(log.blockNumber)) ?? log.blockHash) !== log.blockHash)
    )
      return false

    const events = await completeExecutions(node, await readEvents(logs, blocks))
    index.add(events)
    known = remember(known, blocks)
    tell({ type: 'blocks', head: latest, addresses: [...new Set(events.flatMap(addressesOf))] })
    return true
  }

  async function readEvents(logs: RpcLog[], blocks: BlockMark[]): Promise<ChainEvent[]> {
    const times = new Map(blocks.map((block) => [block.number, block.timestamp]))
    for (const log of logs)
      if (log.blockTimestamp) times.set(Number(log.blockNumber), Number(log.blockTimestamp) * 1000)
    const missing = new Set(
      logs.map((log) => Number(log.blockNumber)).filter((number) => !times.has(number)),
    )
    const fetched = await Promise.all([...missing].map((number) => getBlock(node, number)))
    for (const block of fetched) if (block) times.set(block.number, block.timestamp)
    return logs.flatMap((log) => readEvent(log, times.get(Number(log.blockNumber)) ?? 0) ?? [])
  }

  async function catchUp(): Promise<ChainView> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const caughtUp = await advance()
      const head = known.at(-1)
      if (caughtUp && genesis !== undefined && head) return { genesis, head, index }
    }
    throw new Error('The chain changed faster than it could be read. Ask again.')
  }

  let running: Promise<ChainView> | undefined
  let waiting: Promise<ChainView> | undefined

  function sync(): Promise<ChainView> {
    if (!running) {
      running = catchUp().finally(() => {
        running = undefined
      })
      return running
    }
    // What runs may have begun before the caller's own write: wait for the next one.
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        return sync()
      })
    return waiting
  }

  return {
    sync,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function addressesOf(event: ChainEvent): Address[] {
  switch (event.kind) {
    case 'erc20Transfer':
    case 'erc721Transfer':
      return [event.from, event.to]
    case 'proxyCreation':
      return [event.proxy]
    default:
      return [event.emitter]
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
