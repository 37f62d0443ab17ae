import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { toProposal } from '@ghost-pay/payments/cosign'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { keptProposals } from '../../../kept/useKeptProposals.ts'
import { execute, keyOf, payment, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { CosignScreen } from './CosignScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  // There is a page: what is asked now and then is, as in a browser.
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
beforeEach(async () => {
  await neighbours.devnet.reset()
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
})
afterAll(() => neighbours.stop())
afterEach(cleanup)

const patience = { timeout: 30_000 }
// The page asks the chain every few seconds.
vi.setConfig({ testTimeout: 120_000 })

/** The page of a payment of which this browser keeps Alice's approval. */
async function open() {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const signable = payment(neighbours)
  const alice = keyOf(neighbours, 0)
  const proposal = toProposal({
    ...signable,
    signatures: [
      { owner: alice.address, signature: await alice.signTypedData(safeTxTypedData(signable)) },
    ],
  })
  keptProposals.keep(proposal)
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[alice.address, 'Alice']])))
  const { hook } = memoryLocation({ path: account.path })
  const screen = createElement(CosignScreen, { hash: proposal.safeTxHash })
  const app = createElement(Router, {
    hook,
    children: createElement(SharedAccountContext, { value: account }, screen),
  })
  const page = render(app, { wrapper: withTab(tab) })
  await page.findByRole('heading', { name: '1 of 2 approvals' }, patience)
  return { tab, app, page, proposal, signable }
}

test('what another owner has executed meanwhile becomes the receipt, and the chain is asked for it only then', async () => {
  const { tab, app, page, proposal, signable } = await open()
  const searches = () => tab.node.asked.filter((method) => method === 'eth_getLogs').length
  expect(searches()).toBe(0)

  await execute(neighbours, tab, signable)
  const receipt = await page.findByRole('article', { name: 'Receipt' }, patience)
  expect(receipt.textContent).toContain('1.00 ETH')
  // It is kept as done, and is not looked for again.
  expect(keptProposals.find(proposal)?.executed).toMatch(/^0x[\da-f]{64}$/)
  cleanup()
  const queryClient = new QueryClient()
  const again = render(app, { wrapper: withTab(tab, queryClient) })
  await waitFor(() => {
    expect(again.getByRole('article', { name: 'Receipt' }).textContent).toContain('Alice')
  }, patience)
  const queryKey = ['found-execution', neighbours.chainId]
  expect(queryClient.getQueryCache().find({ queryKey, exact: false })?.state).toMatchObject({
    status: 'pending',
    fetchStatus: 'idle',
  })
})

test('what the chain has gone back behind waits again, and is not done when another takes its place', async () => {
  const goBack = await neighbours.snapshot()
  const { tab, page, proposal, signable } = await open()
  await execute(neighbours, tab, signable)
  await page.findByRole('article', { name: 'Receipt' }, patience)
  await goBack()
  await page.findByRole('heading', { name: '1 of 2 approvals' }, patience)
  expect(page.queryByRole('article', { name: 'Receipt' })).toBeNull()
  expect(keptProposals.find(proposal)?.executed).toBeUndefined()

  await execute(neighbours, tab, payment(neighbours, { value: 9n }))
  await page.findByText('Its number in line is used up', {}, patience)
  expect(keptProposals.find(proposal)?.executed).toBeUndefined()
})
