import { environmentManager, QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getTransactionHistoryQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { leadHistoryBack } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { useReachBack } from './useReachBack.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('a history that leads back to its first page is not read for ever, and is not read to its end', async () => {
  const tab = neighbours.openTab()
  const safe = { chainId: neighbours.chainId, address: neighbours.treasury }
  const asked = leadHistoryBack(tab, safe)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => {
      const pages = useInfiniteQuery(getTransactionHistoryQueryOptions(useGateway(), safe))
      useReachBack(pages, pages.data?.flatMap(({ items }) => items) ?? [])
      return pages
    },
    { wrapper: withTab(tab, queryClient) },
  )
  await waitFor(
    () => {
      expect(asked()).toHaveLength(2)
      expect(queryClient.isFetching()).toBe(0)
    },
    { timeout: 15_000 },
  )
  // Time for a third question, and many more.
  await new Promise((resolve) => {
    setTimeout(resolve, 500)
  })
  expect(asked()).toHaveLength(2)
  expect(result.current.hasNextPage).toBe(true)
})
