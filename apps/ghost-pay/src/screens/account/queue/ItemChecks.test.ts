import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { payment, propose, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { InboxScreen } from './InboxScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  const { chainControl, treasury: address } = neighbours
  await chainControl.setBalance({ address, value: parseEther('10') })
  tab = neighbours.openTab()
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 90_000 })

test('the card of what is next has its checks in short, as its own page has them', async () => {
  await propose(neighbours, tab)
  await propose(neighbours, tab, payment(neighbours, { nonce: 1 }))
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const { hook } = memoryLocation({ path: `${account.path}/queue` })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, {
        value: account,
        children: createElement(InboxScreen),
      }),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  await waitFor(
    () => {
      const [next, later] = page.getAllByRole('article')
      // The payee was never paid, and the other proposal is the same payment.
      expect(next?.textContent).toMatch(/\d of \d checks/)
      expect(next?.querySelectorAll('.gp-seven i[data-state="passed"]').length).toBeGreaterThan(3)
      expect(next?.querySelectorAll('.gp-seven i[data-state="running"]')).toHaveLength(0)
      expect(later?.querySelector('.gp-seven')).toBeNull()
    },
    { timeout: 60_000 },
  )
})
