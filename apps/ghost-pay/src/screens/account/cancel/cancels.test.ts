import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { type Address, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransactionHistory } from '@ghost-pay/gateway-client'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { execute, payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { readEntry } from '../activity/activityEntry.ts'
import { exportRows } from '../activity/activityFile.ts'
import { readRecords } from '../activity/readRecords.ts'
import { OverviewScreen } from '../overview/OverviewScreen.tsx'
import { TransactionScreen } from '../transaction/TransactionScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[shop, 'Shop']])))
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const rejection = (nonce = 0) => payment(neighbours, { to: neighbours.treasury, value: 0n, nonce })
const eventually = (check: () => void) => waitFor(check, { timeout: 30_000 })

/** A screen of the treasury, as Alice sees it. */
async function open(screen: FunctionComponent, path = '') {
  const account = await treasuryOf(neighbours, tab, alice)
  const { hook } = memoryLocation({ path: `${account.path}${path}` })
  return render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, {
        value: account,
        children: createElement(Route, {
          path: path === '' ? account.path : `${account.path}/tx/:id`,
          component: screen,
        }),
      }),
    }),
    { wrapper: withTab(tab, new QueryClient({ defaultOptions: { queries: { retry: false } } })) },
  )
}

test('the first page names what a rejection that waits would cancel', async () => {
  await propose(neighbours, tab)
  await propose(neighbours, tab, rejection())
  const page = await open(OverviewScreen)
  await eventually(() => {
    expect(page.getByRole('heading', { name: 'Cancels “1 ETH to Shop”' })).toBeDefined()
  })
  expect(page.container.textContent).toContain('No money moves.')
})

test('beside the approval of a cancellation stands what opens the payment that it cancels', async () => {
  const paid = await propose(neighbours, tab)
  await propose(neighbours, tab, payment(neighbours, { nonce: 1 }))
  const hash = await propose(neighbours, tab, rejection(1))
  const page = await open(TransactionScreen, `/tx/multisig_${neighbours.treasury}_${hash}`)
  await eventually(() => {
    const bar = page.getByRole('region', { name: 'What happens next' })
    const actions = [...bar.querySelectorAll('.gp-signbar-actions :is(a, button)')]
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Review payment',
      'Approve the cancellation',
    ])
    expect(actions[0]?.getAttribute('href')).not.toContain(paid)
  })
})

test('first page, page and file name what a rejection has cancelled', async () => {
  await propose(neighbours, tab)
  const hash = await propose(neighbours, tab, rejection())
  await execute(neighbours, tab, rejection())
  const home = await open(OverviewScreen)
  await eventually(() => {
    expect(home.container.textContent).toContain('Cancelled 1 ETH to Shop')
  })
  cleanup()
  const page = await open(TransactionScreen, `/tx/multisig_${neighbours.treasury}_${hash}`)
  await eventually(() => {
    expect(page.getByRole('heading', { name: 'Cancelled 1 ETH to Shop', level: 1 })).toBeDefined()
    expect(page.getByRole('article', { name: 'Receipt' }).textContent).toContain('No money moved.')
  })
  const safe = { chainId: neighbours.chainId, address: neighbours.treasury }
  const { results } = await getTransactionHistory(tab.gateway.client, safe)
  const currency = { symbol: 'ETH', decimals: 18 }
  const records = await readRecords(
    results.flatMap((item) =>
      item.type === 'TRANSACTION' ? [readEntry(item.transaction, currency)] : [],
    ),
    {
      config: tab.config,
      client: tab.gateway.client,
      account: { ...safe, version: '1.4.1' },
      currency,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  )
  const rows = records.flatMap((record) => exportRows(record, () => 'Shop'))
  expect(rows.map(({ cancelled }) => cancelled)).toContain('Cancelled 1 ETH to Shop')
})
