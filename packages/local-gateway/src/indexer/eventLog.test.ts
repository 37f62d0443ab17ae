import { type Hex, pad, toHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { account, alice, bob } from '../testing/buildTransaction.ts'
import type { ChainEvent, EventContent } from './ChainEvent.ts'
import { createEventLog, type EventLog } from './eventLog.ts'
import { createAddressTable } from './packedEvents.ts'

const largest = 2n ** 256n - 1n
const execution = {
  kind: 'multisigTransaction',
  to: bob,
  value: largest,
  data: '0x00ff10',
  operation: 1,
  safeTxGas: 1n,
  baseGas: 2n ** 48n - 1n,
  gasPrice: 2n ** 48n,
  gasToken: account,
  refundReceiver: alice,
  signatures: `0x${'ab'.repeat(130)}`,
  nonce: null,
  sender: null,
  threshold: null,
} as const
const contents: EventContent[] = [
  {
    kind: 'safeSetup',
    initiator: alice,
    owners: [alice, bob],
    threshold: 2n,
    fallbackHandler: bob,
  },
  { kind: 'proxyCreation', proxy: alice, singleton: null },
  { kind: 'proxyCreation', proxy: alice, singleton: bob },
  execution,
  { ...execution, data: '0x', operation: 0, nonce: 0n, sender: alice, threshold: 3n },
  { kind: 'executed', safeTxHash: pad('0xff'), success: true, payment: 0n },
  { kind: 'executed', safeTxHash: pad('0xfe'), success: false, payment: 255n },
  {
    kind: 'moduleTransaction',
    module: alice,
    to: bob,
    value: 256n,
    data: '0xa9059cbb',
    operation: 0,
  },
  { kind: 'moduleExecuted', module: alice, success: false },
  { kind: 'received', sender: bob, value: 10n ** 18n },
  { kind: 'ownerAdded', owner: alice },
  { kind: 'ownerRemoved', owner: alice },
  { kind: 'thresholdChanged', threshold: 128n },
  { kind: 'hashApproved', hash: pad('0xaa'), owner: bob },
  { kind: 'messageSigned', hash: pad('0xbb') },
  { kind: 'moduleEnabled', value: alice },
  { kind: 'moduleDisabled', value: alice },
  { kind: 'fallbackHandlerChanged', value: alice },
  { kind: 'guardChanged', value: alice },
  { kind: 'moduleGuardChanged', value: alice },
  { kind: 'singletonChanged', value: alice },
  { kind: 'erc20Transfer', from: alice, to: bob, value: 127n },
  { kind: 'erc721Transfer', from: alice, to: bob, tokenId: largest },
]
const place = (block: number, further: Partial<ChainEvent> = {}) => ({
  block,
  timestamp: 8_640_000_000_000_000 - block,
  transactionHash: pad(toHex(block)),
  logIndex: 2 ** 32 - 1,
  emitter: account,
  ...further,
})
const eventsOf = (log: EventLog) => [...log.from(0)].map(({ event }) => event)
const emptyLog = () => createEventLog(createAddressTable())

/** Transfers, three in each block, which fill several parts of a log; one has more data than a part. */
function manyEvents(): ChainEvent[] {
  const long: Hex = `0x${'cd'.repeat(100_000)}`
  return Array.from({ length: 3000 }, (_, index) => ({
    ...place(Math.floor(index / 3)),
    ...(index === 1501
      ? { ...execution, data: long }
      : ({ kind: 'erc20Transfer', from: alice, to: bob, value: BigInt(index) } as const)),
  }))
}

describe('a log of events', () => {
  test('gives every kind of event back as it was', () => {
    const log = emptyLog()
    const events = contents.map((content, index) => ({ ...place(index), ...content }))
    const places = events.map((event) => log.push(event))
    expect(places.map((at) => log.at(at))).toEqual(events)
    expect(eventsOf(log)).toEqual(events)
  })

  test('goes on where another one was when its contents were taken', () => {
    const [first, later] = [manyEvents(), { ...place(2000), ...execution }]
    for (const length of [0, 1, 1000, 1501, 1502, 1503, 3000]) {
      const [addresses, log] = [createAddressTable(), emptyLog()]
      const own = createEventLog(addresses)
      for (const event of first.slice(0, length)) own.push(event)
      const { bytes, blocks, starts } = own.contents()
      // As a store gives it back: bytes of one buffer, behind one another.
      const buffer = Buffer.concat(bytes)
      let at = 0
      const given = bytes.map(
        (part) =>
          new Uint8Array(
            buffer.buffer,
            buffer.byteOffset + (at += part.length) - part.length,
            part.length,
          ),
      )
      const kept = { bytes: given, blocks: [...blocks], starts: [...starts] }
      own.push(later)
      const restored = createEventLog(createAddressTable(addresses.all()), kept)
      expect(restored.end).toBe(restored.push(later))
      for (const event of [...first.slice(0, length), later]) log.push(event)
      expect(eventsOf(restored)).toEqual(eventsOf(log))
      const half = restored.endOf(400)
      expect(eventsOf(restored.cut(half))).toEqual(eventsOf(log.cut(log.endOf(400))))
    }
  })

  test('has the hash of a transaction once, and finds its events', () => {
    const [log, other] = [emptyLog(), emptyLog()]
    const hashes = [pad('0x01'), pad('0x01'), pad('0x02')]
    const places = hashes.map((transactionHash, index) =>
      log.push({
        ...place(1, { transactionHash, logIndex: index }),
        kind: 'ownerAdded',
        owner: bob,
      }),
    )
    expect(places.map((at) => log.at(at).transactionHash)).toEqual(hashes)
    expect(places.map((at) => log.isIn(at, pad('0x01')))).toEqual([true, true, false])
    expect(places.map((at) => log.isIn(at, '0x01'))).toEqual([false, false, false])
    for (const transactionHash of [pad('0x01'), pad('0x02'), pad('0x03')])
      other.push({ ...place(1, { transactionHash, logIndex: 1 }), kind: 'ownerAdded', owner: bob })
    expect(other.end - log.end).toBeGreaterThan(25)
  })

  test('is read across its parts, and from any place', () => {
    const log = emptyLog()
    const events = manyEvents()
    const places = events.map((event) => log.push(event))
    expect(log.end).toBeGreaterThan(2 * 65_536)
    expect(eventsOf(log)).toEqual(events)
    expect(log.peek(places[1501] ?? 0)).toMatchObject({
      kind: 'multisigTransaction',
      emitter: account,
    })
    for (const index of [0, 7, 1501, 1502, 2999]) {
      const [first] = log.from(places[index] ?? 0)
      expect(first).toEqual({ place: places[index], event: events[index] })
    }
    expect([...log.from(log.end)]).toEqual([])
  })

  test('continues where it ended, although the next event is in another part', () => {
    const log = emptyLog()
    for (const event of manyEvents()) {
      const before = log.end
      log.push(event)
      expect([...log.from(before)].map((added) => added.event)).toEqual([event])
    }
  })

  test.each([-1, 0, 1, 499, 500, 501, 998, 999])(
    'is cut after block %s, and the log from before the cut stays as it was',
    (block) => {
      const log = emptyLog()
      const events = manyEvents()
      for (const event of events) log.push(event)
      const cut = log.cut(log.endOf(block))
      const kept = events.filter((event) => event.block <= block)
      expect(eventsOf(cut)).toEqual(kept)
      expect(cut.lastBlock).toBe(block)
      const other = manyEvents().map((event) => ({ ...event, emitter: bob }))
      for (const event of other) cut.push(event)
      expect(eventsOf(cut)).toEqual([...kept, ...other])
      expect(eventsOf(log)).toEqual(events)
    },
  )
})
