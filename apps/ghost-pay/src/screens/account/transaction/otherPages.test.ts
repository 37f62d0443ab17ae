import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { type Address, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransactionHistory } from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'
import { accountKey, emptyDraft, readDrafts } from '@ghost-pay/safe-account/store'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import {
  execute,
  keyOf,
  mintDollars,
  payment,
  propose,
  shop,
  treasuryOf,
} from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

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
  const names = new Map([
    [shop, 'Shop'],
    [keyOf(neighbours, 2).address, 'Carol'],
  ])
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(names))
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const patient = { timeout: 30_000 }
const eventually = (check: () => void) => waitFor(check, patient)

/** The page of a transaction, as Alice sees it. */
async function open(id: string) {
  const account = await treasuryOf(neighbours, tab, alice)
  const { hook, history } = memoryLocation({ path: `${account.path}/tx/${id}`, record: true })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, {
        value: account,
        children: createElement(Route, {
          path: `${account.path}/tx/:id`,
          component: TransactionScreen,
        }),
      }),
    }),
    { wrapper: withTab(tab, new QueryClient({ defaultOptions: { queries: { retry: false } } })) },
  )
  return { ...page, history }
}

test('a payment that did not go through says why, and can be paid again', async () => {
  const plain = payment(neighbours, { value: parseEther('99') })
  // With gas of its own the account goes on when the call fails.
  const dear = { ...plain, transaction: { ...plain.transaction, safeTxGas: 100_000n } }
  await propose(neighbours, tab, dear)
  await execute(neighbours, tab, dear)
  const page = await open(`multisig_${neighbours.treasury}_${safeTxHash(dear)}`)
  await eventually(() => {
    expect(
      page.getByRole('heading', { level: 1, name: 'Did not go through: the account held less' }),
    ).toBeDefined()
  })
  const text = page.container.textContent
  expect(text).toContain('Nothing moved; the fee was spent.')
  expect(text).toContain('It held 10 ETH. 99 ETH was to leave.')
  expect(text).toContain('Turned back')
  expect(text).not.toContain('Ledger shows')
  fireEvent.click(page.getByRole('button', { name: 'Pay again' }))
  expect(page.history.at(-1)).toMatch(/\/pay$/)
  expect(localStorage.getItem('ghost-pay.drafts.v1')).toContain('"amount":"99"')
})

test('a payment that went through leads to what is next in line, and is paid again without its note', async () => {
  const first = payment(neighbours)
  await propose(neighbours, tab, first, 'Invoice 1')
  await execute(neighbours, tab, first)
  await propose(
    neighbours,
    tab,
    payment(neighbours, { nonce: 1, to: keyOf(neighbours, 2).address }),
  )
  const page = await open(`multisig_${neighbours.treasury}_${safeTxHash(first)}`)
  const next = await page.findByRole('link', { name: 'Next in line: Pay Carol' }, patient)
  expect(next.getAttribute('href')).toMatch(/\/tx\/multisig_/)

  localStorage.setItem(
    'ghost-pay.drafts.v1',
    JSON.stringify({
      [accountKey({ chainId: neighbours.chainId, address: neighbours.treasury })]: {
        ...emptyDraft,
        amount: '7',
      },
    }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: 'ghost-pay.drafts.v1' }))
  fireEvent.click(await page.findByRole('button', { name: 'Pay again' }, patient))
  expect(page.history.at(-1)).toMatch(/\/pay$/)
  // What was begun stays until the person says otherwise there.
  const kept = () => Object.values(readDrafts(localStorage.getItem('ghost-pay.drafts.v1')))
  expect(kept()).toEqual([{ ...emptyDraft, amount: '7' }])
  cleanup()
  localStorage.clear()
  const later = await open(`multisig_${neighbours.treasury}_${safeTxHash(first)}`)
  fireEvent.click(await later.findByRole('button', { name: 'Pay again' }, patient))
  expect(kept()).toEqual([{ ...emptyDraft, recipient: shop, amount: '1', token: '' }])
})

test('of several with one number the choice is next', async () => {
  const first = payment(neighbours)
  await propose(neighbours, tab, first)
  await execute(neighbours, tab, first)
  await propose(neighbours, tab, payment(neighbours, { nonce: 1 }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 1, value: 5n }))
  const page = await open(`multisig_${neighbours.treasury}_${safeTxHash(first)}`)
  const next = await page.findByRole('link', { name: 'Next in line: decide which one' }, patient)
  expect(next.getAttribute('href')).toMatch(/\/queue$/)
})

test('what was received names its sender, and what it is worth', async () => {
  const { provider } = tab.wallets.Carol
  await provider.request({ method: 'eth_requestAccounts' })
  await provider.request({
    method: 'eth_sendTransaction',
    params: [
      {
        from: keyOf(neighbours, 2).address,
        to: neighbours.treasury,
        value: '0xde0b6b3a7640000',
      },
    ],
  })
  await neighbours.chainControl.mine({ blocks: 1 })
  const { results } = await getTransactionHistory(tab.gateway.client, {
    chainId: neighbours.chainId,
    address: neighbours.treasury,
  })
  const [id] = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const page = await open(id ?? '')
  await eventually(() => {
    expect(page.getByRole('heading', { level: 1, name: /received this from Carol$/ })).toBeDefined()
    expect(page.getByRole('article', { name: 'What was received' }).textContent).toMatch(/\$/)
  })
  expect(page.container.textContent).not.toContain('Number')
})

test('what was received in a token is worth what the token is, and not what the chain’s currency is', async () => {
  await mintDollars(neighbours, tab, 20_000_000_000n)
  const { results } = await getTransactionHistory(tab.gateway.client, {
    chainId: neighbours.chainId,
    address: neighbours.treasury,
  })
  const [id] = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const page = await open(id ?? '')
  const slip = await page.findByRole('article', { name: 'What was received' })
  await eventually(() => {
    expect(slip.textContent).toContain('$20,000.00 at today’s price')
  })
})

test('what was received counts as its token counts, whatever decimals the gateway says', async () => {
  await mintDollars(neighbours, tab, 20_000_000_000n)
  const { results } = await getTransactionHistory(tab.gateway.client, {
    chainId: neighbours.chainId,
    address: neighbours.treasury,
  })
  const [id] = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  tab.gateway.lie(({ path }, ask) =>
    path.includes(`/transactions/${id}`)
      ? changed(ask, (text) => text.replace('"decimals":6', '"decimals":2'))
      : undefined,
  )
  const page = await open(id ?? '')
  const slip = await page.findByRole('article', { name: 'What was received' }, patient)
  await eventually(() => {
    expect(slip.textContent).toContain('+20,000')
    expect(page.container.textContent).toContain('has 2 decimals. Its contract says 6.')
    expect(slip.textContent).toContain('$20,000.00 at today’s price')
  })
})

test('a transaction that the gateway does not show has a page with a heading, and no second one', async () => {
  const plain = payment(neighbours)
  await propose(neighbours, tab, plain)
  const id = `multisig_${neighbours.treasury}_${safeTxHash(plain)}`
  tab.gateway.lie(({ path }) =>
    path.includes(`/transactions/${id}`) ? new Response('', { status: 503 }) : undefined,
  )
  const page = await open(id)
  await page.findByRole('alert', {}, patient)
  expect(page.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
    'Transaction',
  ])
})
