import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'

import type { OffchainEvent } from './OffchainEvent.ts'
import { emptyOffchainState } from './OffchainState.ts'
import { openOffchainStore } from './openOffchainStore.ts'
import { memoryStore } from './stores/memory.ts'
import { applyOffchainEvents, historyOf } from './transitions.ts'

const safe = '0x00000000000000000000000000000000000000A1'
const alice = '0x00000000000000000000000000000000000000A2'
const bob = '0x00000000000000000000000000000000000000A3'
const first = `0x${'11'.repeat(32)}` as const
const second = `0x${'22'.repeat(32)}` as const

const proposed = (safeTxHash: Hash, at = 1): OffchainEvent => ({
  type: 'proposed',
  at,
  safe,
  safeTxHash,
  fields: {
    to: safe,
    value: '0',
    data: '0x',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: safe,
    refundReceiver: safe,
    nonce: '0',
  },
  proposer: alice,
  proposedByDelegate: null,
  origin: null,
})
const confirmed = (owner: typeof alice | typeof bob, at = 2): OffchainEvent => ({
  type: 'confirmed',
  at,
  safeTxHash: first,
  owner,
  signature: '0x12',
})
const named = (delegate: typeof bob | typeof alice, label: string): OffchainEvent => ({
  type: 'delegateAdded',
  at: 3,
  safe,
  delegate,
  delegator: alice,
  label,
})
const message = (at: number): OffchainEvent => ({
  type: 'messageProposed',
  at,
  safe,
  messageHash: second,
  message: 'Hello',
  proposedBy: alice,
  origin: null,
})

const story: OffchainEvent[] = [
  proposed(first),
  confirmed(alice),
  confirmed(bob, 5),
  confirmed(bob, 9),
  proposed(second),
  { type: 'deleted', at: 4, safeTxHash: second },
  named(bob, 'Assistant'),
  named(bob, 'Deputy'),
  message(6),
  { type: 'messageConfirmed', at: 7, messageHash: second, owner: bob, signature: '0x34' },
  { type: 'confirmed', at: 8, safeTxHash: second, owner: bob, signature: '0x34' },
]

const replay = (history: readonly OffchainEvent[]) =>
  applyOffchainEvents(emptyOffchainState, history)

describe('off-chain events', () => {
  test('an owner counts once, and the first time', () => {
    const proposal = replay(story).proposals.get(first)
    expect(proposal?.confirmations.map(({ owner, at }) => [owner, at])).toEqual([
      [alice, 2],
      [bob, 5],
    ])
    expect(proposal).toMatchObject({ submittedAt: 1, modifiedAt: 5 })
  })

  test('a delegate has one label for each owner and account', () => {
    expect(replay(story).delegates).toMatchObject([{ delegate: bob, label: 'Deputy' }])
    const removed: OffchainEvent = {
      type: 'delegateRemoved',
      at: 9,
      safe: null,
      delegate: bob,
      delegator: alice,
    }
    expect(replay([...story, removed]).delegates).toEqual([])
  })

  test('what was deleted can be proposed again, without its old confirmations', () => {
    const again = [
      ...story,
      { type: 'deleted', at: 9, safeTxHash: first } as const,
      proposed(first, 10),
    ]
    expect(replay(again).proposals.get(first)).toMatchObject({ submittedAt: 10, confirmations: [] })
  })

  test('one by one and all at once lead to the same', () => {
    for (let length = 0; length <= story.length; length++) {
      const part = story.slice(0, length)
      expect(replay(part)).toEqual(
        part.reduce((state, event) => applyOffchainEvents(state, [event]), emptyOffchainState),
      )
    }
  })

  test('the short history leads to the same state as the long one', () => {
    const state = replay(story)
    const short = historyOf(state)
    expect(short.length).toBeLessThan(story.length)
    expect(replay(short)).toEqual(state)
  })

  test('an event leaves the state before it unchanged', () => {
    const before = replay([proposed(first)])
    applyOffchainEvents(before, [confirmed(alice), named(bob, 'Deputy'), message(6)])
    expect(before.proposals.get(first)?.confirmations).toEqual([])
    expect([before.messages.size, before.delegates]).toEqual([0, []])
  })
})

describe('a store of off-chain events', () => {
  test('remembers over a new opening, all of a write or nothing', async () => {
    const store = memoryStore()
    const events = await openOffchainStore(store, 'scope')
    await events.record([proposed(first), confirmed(alice)])
    expect(await store.read('scope')).toHaveLength(1)
    expect((await openOffchainStore(store, 'scope')).current()).toEqual(events.current())
    await events.clear()
    expect((await openOffchainStore(store, 'scope')).current()).toEqual(emptyOffchainState)
  })

  test('is written again when much of it is superfluous', async () => {
    const store = memoryStore()
    await store.append('scope', story)
    for (let count = 0; count < 200; count++) await store.append('scope', [named(bob, `L${count}`)])
    const before = replay((await store.read('scope')).flat() as OffchainEvent[])
    const events = await openOffchainStore(store, 'scope')
    expect(events.current()).toEqual(before)
    expect(await store.read('scope')).toHaveLength(1)
    expect((await openOffchainStore(store, 'scope')).current()).toEqual(before)
  })

  test('skips what it does not know', async () => {
    const store = memoryStore()
    await store.append('scope', [{ type: 'invented', at: 1 }, proposed(first), null, 7])
    expect((await openOffchainStore(store, 'scope')).current().proposals.size).toBe(1)
  })
})
