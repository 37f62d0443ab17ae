import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { leadHistoryBack, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { useHistory } from './useHistory.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

test('a history that leads back to a page that was read is followed no further, and is not whole', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, neighbours.treasury)
  const asked = leadHistoryBack(tab, account)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useHistory(account), {
    wrapper: withTab(tab, queryClient),
  })
  const at = { timeout: 15_000 }
  await waitFor(() => {
    expect(result.current.isRead).toBe(true)
  }, at)
  expect(result.current).toMatchObject({ hasMore: true, isLoop: false })
  act(() => result.current.loadMore())
  await waitFor(() => {
    expect(result.current.isLoop).toBe(true)
  }, at)
  expect(result.current.hasMore).toBe(true)
  const before = asked().length
  act(() => result.current.loadMore())
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0)
  }, at)
  expect(asked()).toHaveLength(before)
})
