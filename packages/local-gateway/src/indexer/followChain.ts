import type { Address, Hash } from 'viem'

import { type BlockMark, getBlock, getChainId, type Node } from '../chain/node.ts'
import { unavailable } from '../problems.ts'
import { addressesOf, createEventIndex, type EventIndex } from './EventIndex.ts'
import { inTurns } from './inTurns.ts'
import { createLogReader } from './readLogs.ts'
import { readRange } from './readRange.ts'
import { commonBlock, isUnbroken, remember, rememberedBlocks } from './rewind.ts'

/** What is known of a chain at one moment. */
export type ChainView = {
  /** Which chain it is: a restarted chain with the same id has another first block. */
  genesis: Hash
  head: BlockMark
  index: EventIndex
}

/** Somebody who reads a chain on demand. */
export type ChainFollower = {
  /** Reads what has happened since the last time, or takes back what a fork has undone. */
  sync(): Promise<ChainView>
  /** From the next `sync` on, an account's events are read. Where everybody's are, this changes nothing. */
  watch(address: Address): void
  /** Ends `watch`, for an address that turned out to be no account. */
  unwatch(address: Address): void
  /** Those that are watched, where not everybody is. */
  watched(): readonly Address[]
  /** Calls back after every sync that changed something, with the accounts concerned. */
  onChange(listener: (change: ChainChange) => void): () => void
}

/** What a reading has brought. */
export type ChainChange =
  | { type: 'blocks'; head: BlockMark; addresses: readonly Address[] }
  | { type: 'rewound' }
  | { type: 'reset'; genesis: Hash }

/** A chain that changes while it is read is read again, so many times. */
const attempts = 5
/** No chain has as many blocks; a node that claims more is not believed. */
const mostBlocks = 100_000_000_000
/** A node that fell behind is asked for its newest block so many times more: there may be another one behind its address. */
const secondLooks = 2

/** How much of a chain is read. */
export type ReadingScope =
  /** Everybody's events, from the first block on. */
  | { accounts: 'everybody' }
  /** Those of the accounts that somebody asked about, from so many blocks back. */
  | { accounts: 'asked'; blocks: number }

/**
 * Follows a chain by its node: reads the events of accounts and tokens block by block, notices forks, reverts
 * (`evm_revert`), and a chain that was replaced.
 *
 * @param chainId of the chain that the node has to serve; another one is not read
 * @param options `longestReading` is how long one `sync` reads a long chain before it says how far it came, in milliseconds;
 *   `stepLength` is how many blocks are read before what they tell is kept, so that a reading that breaks off goes on there
 */
export function followChain(
  node: Node,
  scope: ReadingScope,
  chainId: number,
  {
    longestReading = 15_000,
    stepLength = 5000,
  }: { longestReading?: number | undefined; stepLength?: number | undefined } = {},
): ChainFollower {
  const reader = createLogReader(node)
  let genesis: Hash | undefined
  let index = createEventIndex()
  let known: readonly BlockMark[] = []
  /** The first block that is read. */
  let start = 0
  /** Whether the events of a watched account have been read from the first block on. */
  const watched = new Map<Address, boolean>()
  const isEverybody = scope.accounts === 'everybody'
  const isWatched = (address: Address) => isEverybody || watched.get(address) === true
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

  /** The newest block, of the chain that is meant. */
  async function readHead(): Promise<BlockMark | null> {
    const [served, latest] = await Promise.all([getChainId(node), getBlock(node, 'latest')])
    if (served !== chainId)
      throw unavailable(
        `The node of chain ${chainId} serves chain ${served}. Nothing is read from it.`,
      )
    if (latest && latest.number > mostBlocks)
      throw unavailable(`The node of chain ${chainId} claims to have ${latest.number} blocks.`)
    return latest
  }

  /** True when it caught up, false when the chain changed under it. */
  async function advance(deadline: number): Promise<boolean> {
    const head = known.at(-1)
    let latest = await readHead()
    for (let look = 0; look < secondLooks && head && latest && latest.number < head.number; look++)
      latest = await readHead()
    if (!latest) return false
    if (genesis !== undefined && head?.hash === latest.hash) return catchUpOnNew(head)
    if (genesis === undefined) {
      const first = await getBlock(node, 0)
      if (!first) return false
      reset(first.hash)
    } else if (head && latest.parentHash !== head.hash && !(await isStillThere(head))) {
      await goBack()
    }
    return (await readUpTo(latest, deadline)) && catchUpOnNew(latest)
  }

  /** Reads the past of accounts that are watched since the last time. */
  async function catchUpOnNew(head: BlockMark): Promise<boolean> {
    for (const [address, isRead] of watched) {
      if (isRead || isEverybody) continue
      const past = { from: start, to: head.number, accounts: [address], blocks: known }
      const events = await readRange(node, reader, past)
      if (!events) return false
      index.add(events, (other) => other === address)
      watched.set(address, true)
    }
    return true
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

  /** Reads step by step: what a step has brought is kept when the next one fails. */
  async function readUpTo(latest: BlockMark, deadline: number): Promise<boolean> {
    if (known.length === 0)
      start = scope.accounts === 'asked' ? Math.max(0, latest.number - scope.blocks) : 0
    for (;;) {
      const head = known.at(-1)
      const from = head ? head.number + 1 : start
      const end = from + stepLength - 1
      if (end >= latest.number) return readStep(head, from, latest)
      const last = await getBlock(node, end)
      if (!last || !(await readStep(head, from, last))) return false
      if (Date.now() > deadline)
        throw unavailable(
          `Chain ${chainId} is still being read: block ${end} of ${latest.number}. Ask again.`,
        )
    }
  }

  async function readStep(
    head: BlockMark | undefined,
    from: number,
    last: BlockMark,
  ): Promise<boolean> {
    const fetched = await Promise.all(
      range(Math.max(head ? from : 0, last.number - rememberedBlocks + 1), last.number - 1).map(
        (number) => getBlock(node, number),
      ),
    )
    const before = fetched.filter((block) => block !== null)
    if (before.length !== fetched.length) return false
    const blocks = last.number < from ? before : [...before, last]
    if (!isUnbroken(head, blocks)) return false

    const accounts = isEverybody ? 'everybody' : [...watched.keys()].filter(isWatched)
    const events = await readRange(node, reader, { from, to: last.number, accounts, blocks })
    if (!events) return false
    // Where not every block was looked at, what was read before may be of a fork that is gone. The end of this step is looked at in
    // the next one.
    const isWhole = blocks.length === last.number - from + 1
    if (head && !isWhole && !(await isStillThere(head))) return false
    index.add(events, isWatched)
    known = remember(known, blocks)
    tell({ type: 'blocks', head: last, addresses: [...new Set(events.flatMap(addressesOf))] })
    return true
  }

  async function catchUp(): Promise<ChainView> {
    const deadline = Date.now() + longestReading
    for (let attempt = 0; attempt < attempts; attempt++) {
      const caughtUp = await advance(deadline)
      const head = known.at(-1)
      if (caughtUp && genesis !== undefined && head) return { genesis, head, index }
    }
    // It changed faster than it could be read: whoever asks again may be luckier.
    throw unavailable()
  }

  return {
    sync: inTurns(catchUp),
    watch(address) {
      if (!isEverybody && !watched.has(address)) watched.set(address, false)
    },
    unwatch: (address) => void watched.delete(address),
    watched: () => [...watched.keys()],
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
