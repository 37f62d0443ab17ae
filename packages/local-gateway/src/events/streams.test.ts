import { Hono } from 'hono'
import { expect, test } from 'vitest'

import type { Gateway } from '../Gateway.ts'
import { getEvents } from '../routes/getEvents.ts'
import { createChanges } from './changes.ts'

/** Streams over changes that count who listens to them. */
function openStreams() {
  const changes = createChanges({ look: () => Promise.resolve(), interval: 60_000 })
  const listening = { changes: 0, endings: 0 }
  /** How many were told of the end. */
  const ended = { count: 0 }
  const counted = (kind: keyof typeof listening, stop: () => void) => {
    listening[kind] += 1
    let isStopped = false
    return () => {
      if (!isStopped) listening[kind] -= 1
      isStopped = true
      stop()
    }
  }
  const app = new Hono()
  const gateway: Pick<Gateway, 'changes'> = {
    changes: {
      ...changes,
      listen: (listener) => counted('changes', changes.listen(listener)),
      onEnd: (listener) =>
        counted(
          'endings',
          changes.onEnd(() => {
            ended.count += 1
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
  return { changes, listening, ended, open }
}

const nobody = { changes: 0, endings: 0 }
const change = { type: 'change', chainId: '31337', addresses: [] } as const

test('who leaves a stream leaves nothing behind', async () => {
  const { changes, listening, ended, open } = openStreams()
  for (let count = 0; count < 5; count++) await (await open()).cancel()
  expect(listening).toEqual(nobody)
  const abort = new AbortController()
  const reader = await open(abort.signal)
  expect(listening).toEqual({ changes: 1, endings: 1 })
  abort.abort()
  expect(listening).toEqual(nobody)
  await reader.read()
  expect((await reader.read()).done).toBe(true)
  changes.end()
  expect(ended.count).toBe(0)
})

test('the end of the gateway ends every stream', async () => {
  const { changes, listening, open } = openStreams()
  const readers = [await open(), await open()]
  changes.end()
  expect(listening).toEqual(nobody)
  for (const reader of readers) {
    await reader.read()
    expect((await reader.read()).done).toBe(true)
  }
})

test('who does not read is let go', async () => {
  const { changes, listening, open } = openStreams()
  await open()
  for (let count = 0; count < 900; count++) changes.tell(change)
  expect(listening).toEqual({ changes: 1, endings: 1 })
  for (let count = 0; count < 200; count++) changes.tell(change)
  expect(listening).toEqual(nobody)
})
