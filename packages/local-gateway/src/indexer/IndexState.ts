import type { Address, Hash } from 'viem'

import { type BlockHeader, getBlock, type Node } from '../chain/node.ts'
import { createEventIndex, type EventIndex } from './EventIndex.ts'
import type { LogReader } from './readLogs.ts'

/** Which accounts are indexed. */
export type IndexScope =
  /** All accounts, from the first block on. */
  | { accounts: 'all' }
  /** The watched accounts, from this many blocks back. */
  | { accounts: 'watched'; blocks: number }

/** What a reading has found. */
export type ChainChange =
  | { type: 'blocks'; head: BlockHeader; addresses: readonly Address[] }
  | { type: 'rewound' }
  | { type: 'reset'; genesis: Hash }

/** Keeps what was read of a chain, so that a later process begins where this one ended. */
export type IndexKeeper = {
  /** Begins an index with what was kept of the chain with this first block, where something fits. */
  restore(state: IndexState, genesis: Hash): Promise<void>
  /** A step was read, with so many events. It is kept later: the more there is, the more rarely. */
  changed(state: IndexState, events: number): void
  /** Keeps what has changed. */
  close(state: IndexState): Promise<void>
}

/** What was read of a chain so far, and how the rest is read. Changes with every reading. */
export type IndexState = {
  readonly node: Node
  readonly reader: LogReader
  readonly scope: IndexScope
  readonly chainId: number
  /** How many blocks are read before their events are kept: a reading that fails continues there. */
  readonly stepLength: number
  /** How many blocks the next step has: few where they have many events. */
  step: number
  /** Keeps what was read beyond the end of the process. */
  readonly keeper: IndexKeeper | undefined
  readonly emit: (change: ChainChange) => void
  /** Undefined before the first reading. */
  genesis: Hash | undefined
  index: EventIndex
  /** The newest blocks that were read, ascending. */
  recent: readonly BlockHeader[]
  /** The first block that is read. */
  start: number
  /** The watched accounts, and whether their events were read from `start` on. */
  readonly watched: Map<Address, boolean>
}

/** Starts with an empty index: a chain was connected, or replaced by another one. */
export function resetIndex(state: IndexState, genesis: Hash): void {
  state.genesis = genesis
  state.index = createEventIndex()
  state.recent = []
  state.emit({ type: 'reset', genesis })
}

/** Whether the events of an account are filed in the index. */
export function isIndexed({ scope, watched }: IndexState, address: Address): boolean {
  return scope.accounts === 'all' || watched.get(address) === true
}

/** Whether the chain still has a block. */
export async function isStillThere(node: Node, block: BlockHeader): Promise<boolean> {
  return (await getBlock(node, block.number))?.hash === block.hash
}
