import { getEventListeners } from 'node:events'

import { expect, test } from 'vitest'

import { GatewayAbortError } from '../errors.ts'
import { type Flight, share } from './share.ts'

/** Requests of one address that are answered by hand, each with its number. */
function desk() {
  const inFlight = new Map<string, Flight>()
  const begun: ((answer: string) => void)[] = []
  const ask = (schema: string, signal?: AbortSignal) =>
    share(
      inFlight,
      { key: '/v1/chains', schema, signal },
      () => new Promise<string>((resolve) => begun.push(resolve)),
    )
  return { inFlight, begun, ask }
}

test('one address that is read in two ways is requested twice', async () => {
  const { begun, ask } = desk()
  const [one, other] = [ask('list'), ask('page')]
  expect(begun).toHaveLength(2)
  begun[0]!('a list')
  begun[1]!('a page')
  expect(await Promise.all([one, other])).toEqual(['a list', 'a page'])
})

test('an answer ends its own request, and none that has taken its place', async () => {
  const { inFlight, begun, ask } = desk()
  const first = ask('list')
  const second = ask('page')
  begun[0]!('a list')
  await first
  const third = ask('page')
  expect(begun).toHaveLength(2)
  begun[1]!('a page')
  expect(await Promise.all([second, third])).toEqual(['a page', 'a page'])
  expect(inFlight.size).toBe(0)
})

test('who leaves takes nothing away from a request that has taken the place', async () => {
  const { begun, ask } = desk()
  const controller = new AbortController()
  const first = ask('list', controller.signal)
  const second = ask('page')
  controller.abort()
  await expect(first).rejects.toBeInstanceOf(GatewayAbortError)
  const third = ask('page')
  expect(begun).toHaveLength(2)
  begun[1]!('a page')
  expect(await Promise.all([second, third])).toEqual(['a page', 'a page'])
})

test('a signal that outlives many calls is not listened to by those that are over', async () => {
  const { begun, ask } = desk()
  const { signal } = new AbortController()
  for (let index = 0; index < 20; index++) {
    const answer = ask('list', signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    begun[index]!('a list')
    await answer
    await Promise.resolve()
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  }
})
