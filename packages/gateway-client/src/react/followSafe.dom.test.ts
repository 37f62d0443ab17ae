import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answering } from '../testing/answering.ts'
import { buildPage, buildSafeInfo, safe } from '../testing/wire.ts'
import { changedParts } from './changedParts.ts'
import { followSafe } from './followSafe.ts'
import { getMessagesQueryOptions } from './queries/getMessages.ts'
import { getTransactionHistoryQueryOptions } from './queries/getTransactionHistory.ts'
import { getTransactionQueueQueryOptions } from './queries/getTransactionQueue.ts'

const account = { chainId: 1, address: safe }
const tags = { txQueuedTag: '1', txHistoryTag: '1', collectiblesTag: '1', messagesTag: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only what has another tag has changed', () => {
  expect(changedParts(tags, tags)).toEqual([])
  expect(changedParts(tags, { ...tags, messagesTag: '2' })).toEqual(['messages'])
  expect(changedParts(tags, { ...tags, collectiblesTag: null })).toEqual(['collectibles'])
  expect(changedParts(tags, { ...tags, txQueuedTag: '2', txHistoryTag: '2' })).toEqual([
    'queue',
    'nonces',
    'transaction',
    'history',
    'balances',
    'relays',
  ])
})

test('asks for the info again and again, and for a list when its tag changes', async () => {
  let now = tags
  const { client, requests } = answering(({ path }) =>
    path.endsWith(safe) ? buildSafeInfo(now) : buildPage([]),
  )
  const count = (end: string) => requests.filter(({ path }) => path.endsWith(end)).length
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  await queryClient.fetchInfiniteQuery(getTransactionQueueQueryOptions(client, account))
  await queryClient.fetchInfiniteQuery(getTransactionHistoryQueryOptions(client, account))
  await queryClient.fetchInfiniteQuery(getMessagesQueryOptions(client, account))
  const stale = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: (query) => query.isStale() })
      .map(({ queryKey }) => queryKey[4])

  const changes: unknown[] = []
  const stop = followSafe(queryClient, client, account, {
    interval: 1000,
    onChange: (info) => changes.push(info.txQueuedTag),
  })
  await vi.advanceTimersByTimeAsync(3500)
  expect(count(safe)).toBe(4)
  expect(count('/queued')).toBe(1)
  expect(stale()).toEqual([])

  now = { ...tags, txQueuedTag: '2' }
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale()).toEqual(['queue'])
  expect(changes).toEqual(['2'])

  stop()
  const before = requests.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(before)
})

test('an executed transaction leaves the queue, of which the tag stays that of a newer one', () => {
  expect(changedParts(tags, { ...tags, txHistoryTag: '2' })).toEqual([
    'history',
    'queue',
    'nonces',
    'balances',
    'transaction',
    'relays',
  ])
  expect(changedParts(tags, { ...tags, txQueuedTag: '2' })).toEqual([
    'queue',
    'nonces',
    'transaction',
  ])
})
