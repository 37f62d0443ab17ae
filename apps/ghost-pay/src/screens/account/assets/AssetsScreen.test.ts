import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import type { GatewayLie } from '@ghost-pay/gateway-testing'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { AssetsScreen } from './AssetsScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

/** The assets of the account, as its gateway answers. */
async function openAssets(lie: GatewayLie) {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  tab.gateway.lie(lie)
  const { hook } = memoryLocation({ path: account.path })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    createElement(Router, {
      hook,
      children: createElement(
        SharedAccountContext,
        { value: account },
        createElement(AssetsScreen),
      ),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
}

test('collectibles that cannot be read are counted', async () => {
  const page = await openAssets(({ path }) =>
    path.includes('/collectibles')
      ? Response.json({ count: 1, next: null, previous: null, results: [{ address: 'none' }] })
      : undefined,
  )
  const said = await page.findByText(/^1 .*cannot/, {}, { timeout: 15_000 })
  expect(said.closest('section')?.parentElement?.textContent).toContain('Collectibles')
})

test('that tokens and collectibles both fail is said once, with both', async () => {
  const page = await openAssets(({ path }) =>
    /\/(collectibles|balances)/.test(path) ? new Response('', { status: 503 }) : undefined,
  )
  await page.findByText(/what this account holds and its collectibles/, {}, { timeout: 15_000 })
  await waitFor(() => {
    expect(page.getAllByRole('alert')).toHaveLength(1)
  })
})
