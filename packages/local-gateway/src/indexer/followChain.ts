import type { Address, Hash } from 'viem'

import { type BlockMark, getBlock, type Node } from '../chain/node.ts'
import { unavailable } from '../problems.ts'
import { addressesOf, createEventIndex, type EventIndex } from './EventIndex.ts'
import { inTurns } from './inTurns.ts'
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

/** How much of a chain is read. */
export type ReadingScope =
  /** Everybody's events, from the first block on. */
  | { accounts: 'everybody' }
  /** Those of the accounts that somebody asked about, from so many blocks back. */
  | { accounts: 'asked'; blocks: number }

/**
 * Follows a chain by its node: reads the events of accounts and tokens block by block, notices forks, reverts
 * (`evm_revert`), and a chain that was replaced.
 */
export function followChain(node: Node, scope: ReadingScope): ChainFollower {
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
    for (const address of watched.keys()) watched.set(address, false)
    tell({ type: 'reset', genesis: first })
  }

  /** True when it caught up, false when the chain changed under it. */
  async function advance(): Promise<boolean> {
    const latest = await getBlock(node, 'latest')
    const head = known.at(-1)
    if (!latest) return false
    if (genesis !== undefined && head?.hash === latest.hash) return catchUpOnNew(head)
    if (genesis === undefined) {
      const first = await getBlock(node, 0)
      if (!first) return false
      reset(first.hash)
    } else if (head && latest.parentHash !== head.hash && !(await isStillThere(head))) {
      await goBack()
    }
    return (await readUpTo(latest)) && catchUpOnNew(latest)
  }

  /** Reads the past of accounts that are watched since the last time. */
  async function catchUpOnNew(head: BlockMark): Promise<boolean> {
    for (const [address, isRead] of watched) {
      if (isRead || isEverybody) continue
      const past = { from: start, to: head.number, accounts: [address], blocks: known }
      const events = await readRange(node, past)
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

  async function readUpTo(latest: BlockMark): Promise<boolean> {
    const head = known.at(-1)
    if (!head && scope.accounts === 'asked') start = Math.max(0, latest.number - scope.blocks)
    const from = head ? head.number + 1 : start
    const fetched = await Promise.all(
      range(Math.max(head ? from : 0, latest.number - rememberedBlocks + 1), latest.number).map(
        (number) => getBlock(node, number),
      ),
    )
    const blocks = fetched.filter((block) => block !== null)
    if (blocks.length !== fetched.length) return false
    if (!isUnbroken(head, blocks)) return false
    if (blocks.length > 0 && blocks.at(-1)?.hash !== latest.hash) return false

    const accounts = isEverybody ? 'everybody' : [...watched.keys()].filter(isWatched)
    const events = await readRange(node, { from, to: latest.number, accounts, blocks })
    if (!events) return false
    index.add(events, isWatched)
    known = remember(known, blocks)
    tell({ type: 'blocks', head: latest, addresses: [...new Set(events.flatMap(addressesOf))] })
    return true
  }

  async function catchUp(): Promise<ChainView> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const caughtUp = await advance()
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
