import type { Hash } from 'viem'

import type { BlockHeader } from '../chain/node.ts'
import type { Kept, Store } from '../offchain/stores/Store.ts'
import { createEventIndex, type IndexContents } from './EventIndex.ts'
import type { IndexKeeper, IndexState } from './IndexState.ts'
import { packing } from './packedEvents.ts'

/** Creates the keeper of a chain over a store. */
export type KeepIndex = (store: Store, chainId: number) => IndexKeeper

/** Grows when what is kept changes in a way that `packing` does not name: the lists of an account, or what they mean. */
const version = 3

/** What is kept beside the bytes of the events. */
type KeptIndex = {
  form: string
  recent: readonly BlockHeader[]
  start: number
  /** How many events and steps were read. */
  size: number
  contents: IndexContents
  /** How many parts the log of each address has. */
  parts: readonly number[]
}

const form = `${version} ${packing}`

/** So much that was read is kept at once, or an eighth of everything when that is more. */
const manyChanges = 2000
/** What is less than that is kept after this time, in milliseconds, and later where there is more to write. */
const quietTime = 5000

/** Keeps the index of a chain in a store. What cannot be kept or read is read from the chain again. */
export const keepIndex: KeepIndex = (store, chainId) => {
  let size = 0
  let unkept = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()

  function keep(state: IndexState): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running = running.then(async () => {
      const { genesis, scope } = state
      // The past of a watched account begins where it was watched first.
      if (unkept === 0 || genesis === undefined || scope.accounts !== 'all') return
      unkept = 0
      await store.keep?.(scopeOf(chainId, genesis), pack(state, size)).catch(() => undefined)
    })
    return running
  }

  return {
    async restore(state, genesis) {
      if (state.scope.accounts !== 'all') return
      const kept = await store.readKept?.(scopeOf(chainId, genesis)).catch(() => undefined)
      const found = kept && unpack(kept)
      if (!found) return
      state.index = createEventIndex(found.contents)
      state.recent = found.recent
      state.start = found.start
      size = found.size
    },
    changed(state, events) {
      size += events + 1
      unkept += events + 1
      if (unkept >= Math.max(manyChanges, size / 8)) return void keep(state)
      timer ??= setTimeout(() => void keep(state), quietTime + size)
      letEnd(timer)
    },
    close: keep,
  }
}

/** A process that has nothing else to do may end before the timer does. In a page a timer is a number. */
function letEnd(timer: unknown): void {
  // Only Node's timers are objects.
  if (typeof timer === 'object' && timer !== null) (timer as { unref: () => void }).unref()
}

const scopeOf = (chainId: number, genesis: Hash) => `${chainId}-${genesis}`

function pack({ index, recent, start }: IndexState, size: number): Kept {
  const contents = index.contents()
  const filed = contents.filed.map((one) => ({ ...one, log: { ...one.log, bytes: [] } }))
  const head: KeptIndex = {
    form,
    recent,
    start,
    size,
    contents: { ...contents, filed },
    parts: contents.filed.map(({ log }) => log.bytes.length),
  }
  return { head, bytes: contents.filed.flatMap(({ log }) => log.bytes) }
}

/** What was kept; undefined when it is of another form. */
function unpack({ head, bytes }: Kept): KeptIndex | undefined {
  if (typeof head !== 'object' || head === null || !('form' in head) || head.form !== form)
    return undefined
  // The store has found no damage, and the form is this one.
  const kept = head as KeptIndex
  let next = 0
  const filed = kept.contents.filed.map((one, index) => {
    const first = next
    next += kept.parts[index] ?? 0
    return { ...one, log: { ...one.log, bytes: bytes.slice(first, next) } }
  })
  return { ...kept, contents: { ...kept.contents, filed } }
}
