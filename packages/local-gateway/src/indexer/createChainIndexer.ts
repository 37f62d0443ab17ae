import type { Address, Hash } from 'viem'

import { type BlockHeader, getBlock, type Node } from '../chain/node.ts'
import { unavailable } from '../problems.ts'
import { coalesceRuns } from './coalesceRuns.ts'
import { createEventIndex, type EventIndex } from './EventIndex.ts'
import {
  type ChainChange,
  type IndexKeeper,
  type IndexScope,
  type IndexState,
  isStillThere,
  resetIndex,
} from './IndexState.ts'
import { readHead } from './readHead.ts'
import { createLogReader } from './readLogs.ts'
import { readNewBlocks, readWatchedAccounts } from './readNewBlocks.ts'
import { commonBlock } from './rewind.ts'

/** What is known of a chain at one moment. */
export type ChainView = {
  /** Identifies the chain: a restarted chain with the same id has another first block. */
  genesis: Hash
  head: BlockHeader
  /** The first block whose events were read. */
  start: number
  index: EventIndex
}

/** Reads a chain on demand. */
export type ChainIndexer = {
  /** Reads the new blocks, or removes what a fork has undone. */
  sync(): Promise<ChainView>
  /** From the next `sync` on, the events of an account are read. Without effect where all accounts are indexed. */
  watch(address: Address): void
  /** Ends `watch` for an address that is not an account. */
  unwatch(address: Address): void
  /** The watched accounts; empty where all accounts are indexed. */
  watched(): readonly Address[]
  /** Calls back after every sync that changed something. Returns a function that unsubscribes. */
  onChange(listener: (change: ChainChange) => void): () => void
  /** Keeps what was read. */
  close(this: void): Promise<void>
}

/** The length of the first step, in blocks. */
const firstStep = 20
/** How often a reading starts again when the chain changes during it. */
const maxAttempts = 5
/** How often the newest block is requested again when it is older than before: another node may answer behind the same URL. */
const headRetries = 2

/**
 * Indexes a chain through its node: reads the events of accounts and tokens block by block, and notices forks, reverts
 * (`evm_revert`) and a chain that was replaced.
 *
 * @param chainId of the chain that the node has to serve; another chain is not read
 * @param options `longestReading`: how long one `sync` reads a long chain before it reports its progress, in milliseconds;
 *   `stepLength`: how many blocks are read before their events are kept, so that a reading that fails continues there;
 *   `keeper`: begins with what an earlier process has read
 */
export function createChainIndexer(
  node: Node,
  scope: IndexScope,
  chainId: number,
  {
    longestReading = 15_000,
    stepLength = 5000,
    keeper,
  }: {
    longestReading?: number | undefined
    stepLength?: number | undefined
    keeper?: IndexKeeper | undefined
  } = {},
): ChainIndexer {
  const listeners = new Set<(change: ChainChange) => void>()
  const state: IndexState = {
    node,
    reader: createLogReader(node),
    scope,
    chainId,
    stepLength,
    step: Math.min(stepLength, firstStep),
    keeper,
    emit(change) {
      for (const listener of listeners) listener(change)
    },
    genesis: undefined,
    index: createEventIndex(),
    recent: [],
    start: 0,
    watched: new Map(),
  }

  async function sync(): Promise<ChainView> {
    const deadline = Date.now() + longestReading
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const isRead = await advance(state, deadline)
      const { genesis, index, start } = state
      const head = state.recent.at(-1)
      if (isRead && genesis !== undefined && head) return { genesis, head, start, index }
    }
    // The chain changed faster than it was read: a later call may succeed.
    throw unavailable()
  }

  return {
    sync: coalesceRuns(sync),
    watch(address) {
      if (scope.accounts === 'watched' && !state.watched.has(address))
        state.watched.set(address, false)
    },
    unwatch(address) {
      // Its events are read again when it is watched again.
      if (state.watched.delete(address)) state.index.forget(address)
    },
    watched: () => [...state.watched.keys()],
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => keeper?.close(state) ?? Promise.resolve(),
  }
}

/** Reads up to the newest block. False when the chain changed during the reading. */
async function advance(state: IndexState, deadline: number): Promise<boolean> {
  const { node, chainId, genesis, keeper } = state
  let head = state.recent.at(-1)
  let latest = await readHead(node, chainId)
  for (let retry = 0; retry < headRetries && head && latest && latest.number < head.number; retry++)
    latest = await readHead(node, chainId)
  if (!latest) return false
  if (genesis !== undefined && head?.hash === latest.hash) return readWatchedAccounts(state, head)
  if (genesis === undefined) {
    const first = await getBlock(node, 0)
    if (!first) return false
    resetIndex(state, first.hash)
    await keeper?.restore(state, first.hash)
    head = state.recent.at(-1)
  }
  if (
    head &&
    latest.hash !== head.hash &&
    latest.parentHash !== head.hash &&
    !(await isStillThere(node, head))
  ) {
    await rewind(state)
  }
  return (await readNewBlocks(state, latest, deadline)) && readWatchedAccounts(state, latest)
}

/** Removes what a fork has undone. */
async function rewind(state: IndexState): Promise<void> {
  const { node, recent } = state
  const first = await getBlock(node, 0)
  if (first && first.hash !== state.genesis) return resetIndex(state, first.hash)
  const now = await Promise.all(recent.map((block) => getBlock(node, block.number)))
  const common = commonBlock(
    recent,
    now.map((block) => block?.hash ?? null),
  )
  state.index.rewind(common?.number ?? -1)
  state.recent = common ? recent.filter((block) => block.number <= common.number) : []
  state.emit({ type: 'rewound' })
}
