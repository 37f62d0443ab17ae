import type { Address, Hash } from 'viem'

import type { ChainEvent, EventContent } from './ChainEvent.ts'
import {
  type AddressTable,
  hasHash,
  packEvent,
  peekEvent,
  readHash,
  unpackEvent,
} from './packedEvents.ts'

/**
 * Events in the chain's order, packed: an event takes a fifth of what it takes as an object, and the collector of garbage does not
 * go through them. An event is named by its place, which grows with every event.
 */
export type EventLog = {
  /** Behind the last event. */
  readonly end: number
  /** The block of the last event; -1 without events. */
  readonly lastBlock: number
  /** Adds an event, and returns its place. */
  push(event: ChainEvent): number
  /** Reads an event. */
  at(place: number): ChainEvent
  /** The contract that emitted an event, and its kind. The rest of it is not read. */
  peek(place: number): { kind: EventContent['kind'] | undefined; emitter: Address }
  /** Whether an event is of an Ethereum transaction. The rest of it is not read. */
  isIn(place: number, transactionHash: Hash): boolean
  /** Reads the events from a place on. */
  from(place: number): Generator<Placed>
  /** Where the events after a block begin. */
  endOf(block: number): number
  /** The events before a place, to which others can be added. This log is not changed. */
  cut(place: number): EventLog
  /** Everything in it, to be kept. It is only to be read, and what is added later is not in its bytes. */
  contents(): LogContents
}

/** The bytes of a log, part by part, and its blocks with the places where they begin. */
export type LogContents = {
  bytes: readonly Uint8Array[]
  blocks: readonly number[]
  starts: readonly number[]
}

/** An event and its place. */
export type Placed = { place: number; event: ChainEvent }

/** The events of one transaction often stand together: the hash is in the first of them. */
type Last = { hash: Hash; place: number } | undefined

/** The places of a part. */
const partLength = 65_536
/** The length of the first part when it begins: most logs have few events. */
const firstLength = 128

/** The bytes of a log. An event begins in the first `partLength` of its part, and may be longer than the part. */
type Parts = { bytes: Uint8Array[]; used: number[]; blocks: number[]; starts: number[] }

/** A log without events, or with those of another one. */
export function createEventLog(
  addresses: AddressTable,
  { bytes, blocks, starts }: LogContents = { bytes: [], blocks: [], starts: [] },
): EventLog {
  const used = bytes.map((part) => part.length)
  return logOver({ bytes: [...bytes], used, blocks: [...blocks], starts: [...starts] }, addresses)
}

function logOver(parts: Parts, addresses: AddressTable): EventLog {
  const { bytes, used, blocks, starts } = parts
  let last: Last
  const bytesOf = (place: number) => bytes[Math.floor(place / partLength)] ?? new Uint8Array()
  const readHashOf = (place: number) => readHash(bytesOf(place), place % partLength)
  const peek = (place: number) => peekEvent(bytesOf(place), place % partLength, addresses)
  const endOfParts = () =>
    Math.max(0, used.length - 1) * partLength + Math.min(used.at(-1) ?? 0, partLength)

  /** Copies bytes behind the last ones; where a part is full they begin the next one. */
  function append(event: Uint8Array): number {
    const lengthBefore = used.at(-1) ?? partLength
    if (lengthBefore + event.length > partLength) {
      bytes.push(
        new Uint8Array(Math.max(event.length, bytes.length > 0 ? partLength : firstLength)),
      )
      used.push(0)
    }
    const part = bytes.length - 1
    const start = used[part] ?? 0
    const end = start + event.length
    let target = bytes[part] ?? new Uint8Array()
    if (end > target.length) {
      const longer = new Uint8Array(Math.max(end, Math.min(partLength, 2 * target.length)))
      longer.set(target)
      bytes[part] = target = longer
    }
    target.set(event, start)
    used[part] = end
    return part * partLength + start
  }

  function read(place: number) {
    return unpackEvent(bytesOf(place), place % partLength, addresses, readHashOf)
  }

  return {
    get end() {
      return endOfParts()
    },
    get lastBlock() {
      return blocks.at(-1) ?? -1
    },
    push(event) {
      const holder = last?.hash === event.transactionHash ? last.place : undefined
      const place = append(packEvent(event, holder, addresses))
      if (holder === undefined) last = { hash: event.transactionHash, place }
      if (blocks.at(-1) !== event.block) {
        blocks.push(event.block)
        starts.push(place)
      }
      return place
    },
    at: (place) => read(place).event,
    peek,
    isIn(place, hash) {
      const holder = peek(place).holder ?? place
      return hasHash(bytesOf(holder), holder % partLength, hash)
    },
    *from(start) {
      let [part, at] = [Math.floor(start / partLength), start % partLength]
      while (part < used.length) {
        if (at < (used[part] ?? 0)) {
          const place = part * partLength + at
          const { event, end } = read(place)
          at = end
          yield { place, event }
        } else {
          part += 1
          at = 0
        }
      }
    },
    endOf(block) {
      let kept = blocks.length
      while (kept > 0 && (blocks[kept - 1] ?? 0) > block) kept -= 1
      return starts[kept] ?? endOfParts()
    },
    contents: () => ({
      bytes: bytes.map((part, index) => part.subarray(0, used[index])),
      blocks,
      starts,
    }),
    cut(place) {
      const part = Math.floor(place / partLength)
      const rest = place % partLength
      const whole = rest === 0 ? part : part + 1
      const kept = starts.filter((start) => start < place).length
      return logOver(
        {
          // What is added is written behind the cut, where this log has other events.
          bytes: bytes
            .slice(0, whole)
            .map((own, index) => (index === part ? own.slice(0, rest) : own)),
          used: used.slice(0, whole).map((own, index) => (index === part ? rest : own)),
          blocks: blocks.slice(0, kept),
          starts: starts.slice(0, kept),
        },
        addresses,
      )
    },
  }
}
