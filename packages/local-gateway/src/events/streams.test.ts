import { Hono } from 'hono'
import { expect, test } from 'vitest'

import type { Gateway } from '../Gateway.ts'
import { getEvents } from '../routes/getEvents.ts'
import { createChanges } from './changes.ts'

/** Event streams, and how many listeners they have registered. */
function openStreams() {
  const changes = createChanges({ poll: () => Promise.resolve(), interval: 60_000 })
  const subscribed = { changes: 0, closings: 0 }
  /** How many listeners were called at the end. */
  const closed = { count: 0 }
  const counted = (kind: keyof typeof subscribed, unsubscribe: () => void) => {
    subscribed[kind] += 1
    let isUnsubscribed = false
    return () => {
      if (!isUnsubscribed) subscribed[kind] -= 1
      isUnsubscribed = true
      unsubscribe()
    }
  }
  const app = new Hono()
  const gateway: Pick<Gateway, 'changes'> = {
    changes: {
      ...changes,
      subscribe: (listener) => counted('changes', changes.subscribe(listener)),
      onClose: (listener) =>
        counted(
          'closings',
          changes.onClose(() => {
            closed.count += 1
            listener()
          }),
        ),
    },
  }
  // The route needs nothing else of a gateway.
  getEvents(app, gateway as Gateway)
  const open = async (signal?: AbortSignal) => {
    const request = new Request('http://gateway.test/events', { signal: signal ?? null })
    const { body } = await app.fetch(request)
    if (!body) throw new Error('There is no stream.')
    return body.getReader()
  }
  return { changes, subscribed, closed, open }
}

const none = { changes: 0, closings: 0 }
const change = { type: 'change', chainId: '31337', addresses: [] } as const

test('a closed stream leaves no listener', async () => {
  const { changes, subscribed, closed, open } = openStreams()
  for (let count = 0; count < 5; count++) await (await open()).cancel()
  expect(subscribed).toEqual(none)
  const abort = new AbortController()
  const reader = await open(abort.signal)
  expect(subscribed).toEqual({ changes: 1, closings: 1 })
  abort.abort()
  expect(subscribed).toEqual(none)
  await reader.read()
  expect((await reader.read()).done).toBe(true)
  changes.close()
  expect(closed.count).toBe(0)
})

test('closing the gateway closes every stream', async () => {
  const { changes, subscribed, open } = openStreams()
  const readers = [await open(), await open()]
  changes.close()
  expect(subscribed).toEqual(none)
  for (const reader of readers) {
    await reader.read()
    expect((await reader.read()).done).toBe(true)
  }
})

test('a stream that is not read is closed', async () => {
  const { changes, subscribed, open } = openStreams()
  await open()
  for (let count = 0; count < 900; count++) changes.emit(change)
  expect(subscribed).toEqual({ changes: 1, closings: 1 })
  for (let count = 0; count < 200; count++) changes.emit(change)
  expect(subscribed).toEqual(none)
})
