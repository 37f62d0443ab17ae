import { type BlockHeader, getBlock } from '../chain/node.ts'
import { unavailable } from '../problems.ts'
import { addressesOf } from './EventIndex.ts'
import { type IndexState, isIndexed, isStillThere } from './IndexState.ts'
import { readRange } from './readRange.ts'
import { isUnbroken, recentBlockCount, withRecentBlocks } from './rewind.ts'

/**
 * Reads the events up to a block in steps. The events of a step are kept when the next step fails.
 *
 * @param deadline when a long reading stops, in milliseconds since 1970
 * @returns false when the chain changed during the reading
 * @throws ProblemError 503 with the progress, after the deadline
 */
export async function readNewBlocks(
  state: IndexState,
  latest: BlockHeader,
  deadline: number,
): Promise<boolean> {
  const { node, scope, chainId } = state
  if (state.recent.length === 0)
    state.start = scope.accounts === 'watched' ? Math.max(0, latest.number - scope.blocks) : 0
  for (;;) {
    const head = state.recent.at(-1)
    const from = head ? head.number + 1 : state.start
    const end = from + state.step - 1
    if (end >= latest.number) return readStep(state, from, latest)
    const last = await getBlock(node, end)
    if (!last || !(await readStep(state, from, last))) return false
    if (Date.now() > deadline)
      throw unavailable(
        `Chain ${chainId} is still being read: block ${end} of ${latest.number}. Ask again.`,
      )
  }
}

async function readStep(state: IndexState, from: number, last: BlockHeader): Promise<boolean> {
  const { node, reader, index, scope, watched, emit } = state
  const head = state.recent.at(-1)
  const fetched = await Promise.all(
    range(Math.max(head ? from : 0, last.number - recentBlockCount + 1), last.number - 1).map(
      (number) => getBlock(node, number),
    ),
  )
  const before = fetched.filter((block) => block !== null)
  if (before.length !== fetched.length) return false
  const blocks = last.number < from ? before : [...before, last]
  if (!isUnbroken(head, blocks)) return false

  const accounts =
    scope.accounts === 'all' ? 'all' : [...watched.keys()].filter((it) => isIndexed(state, it))
  const events = await readRange(node, reader, { from, to: last.number, accounts, blocks })
  if (!events) return false
  // When some block hashes of the step were not read, the earlier steps may belong to a fork that is gone. The next step checks the
  // end of this one.
  const isWhole = blocks.length === last.number - from + 1
  if (head && !isWhole && !(await isStillThere(node, head))) return false
  index.add(events, (address) => isIndexed(state, address))
  state.step = nextStep(state, last.number - from + 1, events.length)
  state.recent = withRecentBlocks(state.recent, blocks)
  state.keeper?.changed(state, events.length)
  emit({ type: 'blocks', head: last, addresses: [...new Set(events.flatMap(addressesOf))] })
  return true
}

/** A step with more events than this is too long: they are in memory at the same time. */
const manyEvents = 1000

/** The length of the next step: about as many blocks as have half of the most events. */
function nextStep({ step, stepLength }: IndexState, blocks: number, events: number): number {
  if (events > manyEvents) return Math.max(1, Math.floor((blocks * manyEvents) / 2 / events))
  return events < manyEvents / 4 ? Math.min(step * 2, stepLength) : step
}

/**
 * Reads the past of the accounts that are watched since the last reading.
 *
 * @returns false when the chain changed during the reading
 */
export async function readWatchedAccounts(state: IndexState, head: BlockHeader): Promise<boolean> {
  const { node, reader, index, scope, start, watched, recent } = state
  if (scope.accounts === 'all') return true
  for (const [address, isRead] of watched) {
    if (isRead) continue
    const past = { from: start, to: head.number, accounts: [address], blocks: recent }
    const events = await readRange(node, reader, past)
    if (!events) return false
    index.add(events, (other) => other === address)
    watched.set(address, true)
  }
  return true
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
