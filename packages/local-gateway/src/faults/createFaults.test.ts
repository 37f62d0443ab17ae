import { afterEach, expect, test, vi } from 'vitest'

import { createFaults } from './createFaults.ts'

afterEach(() => vi.useRealTimers())

const ask = (fault: string) =>
  new Request('http://gateway.test/v1/chains', { headers: { 'x-ghost-fault': fault } })

test('a slow answer comes after two seconds', async () => {
  vi.useFakeTimers()
  const fetch = createFaults(() => Promise.resolve(Response.json({})))
  let isThere = false
  const answer = fetch(ask('slow')).then((response) => {
    isThere = true
    return response
  })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(200)
})

test('every second flapping answer fails', async () => {
  const fetch = createFaults(() => Promise.resolve(Response.json({})))
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await fetch(ask('flapping'))).status)
  expect(statuses).toEqual([503, 200, 503, 200])
})
