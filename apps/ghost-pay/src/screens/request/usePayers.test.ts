import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { GatewayLie } from '@ghost-pay/gateway-testing'

import { shop } from '../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../testing/neighbours.ts'
import { withTab } from '../../testing/withTab.tsx'
import { usePayers } from './usePayers.ts'

import '../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

/** Who could pay, as Alice sees it. */
async function renderPayers(lie?: GatewayLie) {
  const tab = neighbours.openTab()
  await tab.connectAs('Alice')
  tab.gateway.lie(lie)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = withTab(tab, queryClient)
  const hook = renderHook(() => usePayers(neighbours.chainId, shop), { wrapper })
  return { tab, queryClient, ...hook }
}

const patient = { timeout: 15_000 }

test('the accounts of the connected address are told by the gateway, and until then are not known', async () => {
  const { result } = await renderPayers()
  expect(result.current).toEqual({ accounts: [], isUntold: true })
  await waitFor(() => {
    expect(result.current.isUntold).toBe(false)
  }, patient)
  expect(result.current.accounts.map(({ address }) => address)).toContain(neighbours.treasury)
})

test.each([
  ['fails', () => new Response('', { status: 503 })],
  ['could not ask the chain', () => Response.json({ [neighbours.chainId]: null })],
])('a gateway that %s has told no accounts: that is not none', async (_, answer) => {
  const { result, tab, queryClient } = await renderPayers(({ path }) =>
    path.includes('/owners/') ? answer() : undefined,
  )
  await waitFor(() => {
    expect(tab.gateway.asked.some((asked) => asked.includes('/owners/'))).toBe(true)
    expect(queryClient.isFetching()).toBe(0)
  }, patient)
  expect(result.current).toEqual({ accounts: [], isUntold: true })
})
