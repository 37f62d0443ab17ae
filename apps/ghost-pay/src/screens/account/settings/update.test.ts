import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { type Address, concat } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransactionQueue } from '@ghost-pay/gateway-client'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { createPreviousAccount } from '../../../testing/previousAccount.ts'
import { withTab } from '../../../testing/withTab.tsx'

import '../../../testing/page.ts'

const { address: migration } = getOfficialContract({ name: 'SafeMigration', version: '1.4.1' })

let neighbours: Neighbours
let tab: Tab
let account: Address
let goBack: () => Promise<void>
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
  const [chain] = neighbours.devnet.chains
  const [alice, bob] = neighbours.devnet.owners.map(({ address }) => address)
  if (chain === undefined || alice === undefined || bob === undefined) throw new Error('No demo.')
  account = await createPreviousAccount(chain.rpcUrl, [alice, bob])
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  goBack = await neighbours.snapshot()
  localStorage.clear()
  tab = neighbours.openTab()
})
afterEach(async () => {
  cleanup()
  await goBack()
})

/** Settings and the review that they lead to, for an owner of the account. */
async function openSettings() {
  const viewer = await tab.connectAs('Alice')
  const value = await treasuryOf({ ...neighbours, treasury: account }, tab, viewer)
  const { hook } = memoryLocation({ path: `${value.path}/settings` })
  // They look at the page while they are loaded, so it has to be there.
  const [{ ReviewScreen }, { SettingsScreen }] = await Promise.all([
    import('../review/ReviewScreen.tsx'),
    import('./SettingsScreen.tsx'),
  ])
  const routes = [
    createElement(Route, { key: 1, path: '/a/:id/settings', component: SettingsScreen }),
    createElement(Route, { key: 2, path: '/a/:id/review/:draft', component: ReviewScreen }),
  ]
  const children = createElement(SharedAccountContext, { value }, ...routes)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(createElement(Router, { hook, children }), { wrapper: withTab(tab, queryClient) })
}

const patience = { timeout: 30_000 }
const offer = { name: 'Update to version 1.4.1' }
const sign = { name: 'Approve the update to version 1.4.1' }

test('Settings offer the newest version; its draft is proven, signed and proposed', async () => {
  const page = await openSettings()
  fireEvent.click(await page.findByRole('button', offer, patience))
  await page.findByText('Update the account from version 1.3.0 to version 1.4.1.', {}, patience)
  const version = await page.findByRole('row', { name: /^Version/ }, patience)
  expect(version.textContent).toMatch(/1\.3\.0.*1\.4\.1/)
  expect(page.getByRole('row', { name: /^Owners/ }).textContent).toContain('as before')
  const button = await page.findByRole('button', sign, patience)
  await waitFor(() => {
    expect(button.hasAttribute('disabled')).toBe(false)
  }, patience)
  fireEvent.click(button)
  await waitFor(async () => {
    const queue = await getTransactionQueue(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: account,
    })
    const listed = JSON.stringify(queue.results, (_, part: unknown) =>
      typeof part === 'bigint' ? String(part) : part,
    )
    expect(listed).toContain(migration)
  }, patience)
})

test('an update stops when other code has come into the place of the official one', async () => {
  const page = await openSettings()
  const button = await page.findByRole('button', offer, patience)
  // It does all that the official one does, and nobody vouches for it.
  const code = (await getCode(neighbours.chainControl, { address: migration })) ?? '0x'
  await neighbours.chainControl.setCode({ address: migration, bytecode: concat([code, '0x00']) })
  fireEvent.click(button)
  await page.findByText('This would run code that nobody vouches for', {}, patience)
  expect(page.queryByRole('button', sign)).toBeNull()
})
