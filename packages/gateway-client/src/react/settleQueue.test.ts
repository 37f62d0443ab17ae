import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { getSafeInfo } from '../endpoints/getSafeInfo.ts'
import { answering } from '../testing/answering.ts'
import { buildSafeInfo, safe } from '../testing/wire.ts'
import { getTransactionQueueQueryOptions } from './queries/getTransactionQueue.ts'
import { settleQueue } from './settleQueue.ts'

const account = { chainId: 1, address: safe }
/** Longer than any test goes on. */
const never = 10 ** 9

async function setting(tagAt: (look: number) => string | null) {
  const { client, requests } = answering((_, index) => buildSafeInfo({ txQueuedTag: tagAt(index) }))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = getTransactionQueueQueryOptions(client, account)
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] })
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
  const before = await getSafeInfo(client, account)
  const looks = () => requests.length - 1
  return { client, queryClient, isStale, before, looks }
}

test('without a tag there is nothing to wait for', async () => {
  for (const known of [true, false]) {
    const { client, queryClient, isStale, before, looks } = await setting(() => null)
    await settleQueue(queryClient, client, account, {
      before: known ? before : undefined,
      delays: [never],
    })
    expect(looks()).toBe(0)
    expect(isStale()).toBe(true)
  }
})

test('looks until the tag is another, and not once more', async () => {
  const { client, queryClient, isStale, before, looks } = await setting((look) =>
    look < 3 ? '1' : '2',
  )
  await settleQueue(queryClient, client, account, { before, delays: [0, 1, 1, never] })
  expect(looks()).toBe(3)
  expect(isStale()).toBe(true)
})

test('a tag that stays as it is, and looks that fail, end all the same', async () => {
  const { client, queryClient, isStale, before, looks } = await setting((look) => {
    if (look > 0) throw new Error('no network')
    return '1'
  })
  await settleQueue(queryClient, client, account, { before, delays: [0, 1] })
  expect(looks()).toBe(2)
  expect(isStale()).toBe(true)
})
