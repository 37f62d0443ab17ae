import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { ConnectKitProvider } from '@ghost-pay/connect-kit'
import { type Draft, emptyDraft } from '@ghost-pay/safe-account/store'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { offerPayment } from '../../../kept/useDraft.ts'
import {
  dollarsOf,
  execute,
  mintDollars,
  payment,
  propose,
  shop,
  treasuryOf,
} from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeDraft } from '../../../testing/writeDraft.ts'

// React looks for a page while it is loaded: without one it hears no typing.
await vi.hoisted(() => import('../../../testing/page.ts'))

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
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
  tab = neighbours.openTab()
  await mintDollars(neighbours, tab, 5_000_000_000n)
})
afterEach(cleanup)
const patience = { timeout: 30_000 }
vi.setConfig({ testTimeout: 120_000 })

/** The form of a payment that was begun, as Alice sees it, once it is known what the account holds. */
async function openForm(begun: Partial<Draft>) {
  // Asks where the page is when it is loaded.
  const { PayFlow } = await import('./PayFlow.tsx')
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const type = (draft: Partial<Draft>) => {
    writeDraft(account, draft)
  }
  type(begun)
  const { hook, history } = memoryLocation({ path: `${account.path}/pay`, record: true })
  const screen = createElement(
    SharedAccountContext,
    { value: account },
    createElement(ConnectKitProvider, null, createElement(PayFlow)),
  )
  const page = render(createElement(Router, { hook, children: screen }), {
    wrapper: withTab(tab, new QueryClient({ defaultOptions: { queries: { retry: false } } })),
  })
  await page.findByRole('button', { name: /dUSD/ }, patience)
  const says = (token: string) =>
    waitFor(() => {
      expect(page.getByRole('combobox', { name: 'With' }).textContent).toContain(token)
    }, patience)
  return { ...page, account, history, type, says }
}

test('an account that holds several tokens reviews nothing before one is chosen', async () => {
  const { says, getByRole, findByText, history } = await openForm({ recipient: shop, amount: '7' })
  await says('Choose a token')
  fireEvent.click(getByRole('button', { name: 'Review' }))
  await findByText('Choose what to pay with.')
  expect(history).toHaveLength(1)

  fireEvent.click(getByRole('button', { name: /dUSD/ }))
  await says('dUSD')
  fireEvent.click(getByRole('button', { name: 'Review' }))
  await waitFor(() => {
    expect(history.at(-1)).toContain('/review/')
  }, patience)
})

test('a payee is paid in what they got last, and another payee is not', async () => {
  const call = erc20TransferCall({ token: dollarsOf(neighbours), to: shop, amount: 5n })
  const paid = payment(neighbours, { to: dollarsOf(neighbours), value: 0n, data: call.data })
  await propose(neighbours, tab, paid)
  await execute(neighbours, tab, paid)
  const { type, says } = await openForm({ recipient: shop })
  await says('dUSD')
  act(() => {
    type({ recipient: neighbours.devnet.owners[2]?.address ?? '' })
  })
  await says('Choose a token')
  // Another payee changes no token under an amount: it is asked.
  act(() => {
    type({ recipient: shop, amount: '7' })
  })
  await says('Choose a token')
})

test('an amount that is typed fixes the token that stands there, whoever is paid in the end', async () => {
  const call = erc20TransferCall({ token: dollarsOf(neighbours), to: shop, amount: 5n })
  const paid = payment(neighbours, { to: dollarsOf(neighbours), value: 0n, data: call.data })
  await propose(neighbours, tab, paid)
  await execute(neighbours, tab, paid)
  const { says, getByRole, getByLabelText, history } = await openForm({ recipient: shop })
  await says('dUSD')
  const amount = getByLabelText('Amount')
  fireEvent.change(amount, { target: { value: '7' } })
  await says('dUSD')
  const other = neighbours.devnet.owners[2]?.address ?? ''
  fireEvent.change(getByRole('combobox', { name: 'To' }), { target: { value: other } })
  await says('dUSD')
  // It stays where the amount is typed anew.
  fireEvent.change(amount, { target: { value: '' } })
  await says('dUSD')
  fireEvent.change(amount, { target: { value: '8' } })
  fireEvent.click(getByRole('button', { name: 'Review' }))
  await waitFor(() => {
    expect(history.at(-1)).toContain('/review/')
  }, patience)
})

test('a payment that is chosen elsewhere takes the place of what was typed only where the person says so', async () => {
  const { account, findByRole, getByRole, getByLabelText, queryByRole } = await openForm({
    recipient: shop,
    amount: '7',
  })
  const chosen = { ...emptyDraft, recipient: shop, amount: '9', token: '' }
  const amount = () => getByLabelText('Amount').getAttribute('value')
  act(() => {
    offerPayment(account, chosen)
  })
  await findByRole('button', { name: 'Take the other one' })
  expect(amount()).toBe('7')
  fireEvent.click(getByRole('button', { name: 'Keep what I typed' }))
  expect(queryByRole('button', { name: 'Take the other one' })).toBeNull()
  expect(amount()).toBe('7')

  // Who types on has decided.
  act(() => {
    offerPayment(account, chosen)
  })
  fireEvent.change(getByLabelText('Amount'), { target: { value: '8' } })
  expect(queryByRole('button', { name: 'Take the other one' })).toBeNull()

  act(() => {
    offerPayment(account, chosen)
  })
  fireEvent.click(getByRole('button', { name: 'Take the other one' }))
  expect(amount()).toBe('9')
  expect(queryByRole('button', { name: 'Take the other one' })).toBeNull()
})
