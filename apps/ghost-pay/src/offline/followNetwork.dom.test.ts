import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { followNetwork } from './followNetwork.ts'

const facts = ['account-facts', 31337, '0x42D718c3035d3f9A22222E4d8D48E11e60383D37']

let client: QueryClient
let stop: () => void
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } })
  stop = followNetwork(client)
  window.dispatchEvent(new Event('offline'))
  onlineManager.setOnline(false)
})
afterEach(() => {
  stop()
  client.clear()
  onlineManager.setOnline(true)
})

test('a chain that answers can be reached, whatever the browser says of its network', async () => {
  await client.query({ queryKey: facts, queryFn: () => 'account' })
  expect(onlineManager.isOnline()).toBe(true)
})

test('a chain that is silent leaves the page offline', async () => {
  const asked = client.query({
    queryKey: facts,
    queryFn: () => Promise.reject(new TypeError('fetch failed')),
  })
  await expect(asked).rejects.toThrow()
  expect(onlineManager.isOnline()).toBe(false)
})

test('what was brought back from the last visit, and what needs no chain, is no answer of one', async () => {
  client.setQueryData(facts, 'account')
  await client.query({ queryKey: ['people'], queryFn: () => 'Ana' })
  expect(onlineManager.isOnline()).toBe(false)
})
