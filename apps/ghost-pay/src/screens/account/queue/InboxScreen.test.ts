import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { maxUint256, parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import { type SharedAccount, SharedAccountContext } from '../../../account/SharedAccount.ts'
import { agreeOn, payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { writeDraft } from '../../../testing/writeDraft.ts'
import { InboxScreen } from './InboxScreen.tsx'

import '../../../testing/page.ts'

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
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[shop, 'Shop']])))
  tab = neighbours.openTab()
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 120_000 })

function show(account: SharedAccount) {
  const { hook, history } = memoryLocation({ path: `${account.path}/queue`, record: true })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, { value: account }, createElement(InboxScreen)),
    }),
    { wrapper: withTab(tab, new QueryClient({ defaultOptions: { queries: { retry: false } } })) },
  )
  return { ...page, history }
}

/** The inbox, as Alice sees it. */
const open = async () => show(await treasuryOf(neighbours, tab, await tab.connectAs('Alice')))

/** The boxes of the inbox: nothing for one that can be ticked, else why it cannot. */
const reasonsIn = (page: Awaited<ReturnType<typeof open>>) =>
  page
    .getAllByRole('checkbox', { name: /no\. \d in line/ })
    .map((box) =>
      box.hasAttribute('disabled')
        ? document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent
        : '',
    )

test('a payment that would fail cannot be ticked, and the reason stands beside it', async () => {
  await propose(neighbours, tab, payment(neighbours, { nonce: 0 }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 1, value: parseEther('99') }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 2, value: parseEther('2') }))
  const page = await open()
  await waitFor(
    () => {
      const [first, second, third] = reasonsIn(page)
      expect(first).toBe('')
      expect(second).toMatch(/What a trial run says: It would fail/)
      expect(third).toBe('')
    },
    { timeout: 30_000 },
  )
})

test('while nothing of several is read, each of their trial runs is a question of its own', async () => {
  const complaints = vi.spyOn(console, 'warn')
  await propose(neighbours, tab, payment(neighbours, { nonce: 0 }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 1, value: 2n }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 2, value: 3n }))
  const page = await open()
  await waitFor(
    () => {
      expect(reasonsIn(page)).toEqual(['', '', ''])
    },
    { timeout: 30_000 },
  )
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('a payment that breaks the policy of the owners cannot be ticked, and the broken limit stands beside it', async () => {
  await agreeOn(neighbours, tab, {
    limits: [
      { token: zeroAddress, perDay: parseEther('3'), perMonth: maxUint256, toAnyone: maxUint256 },
    ],
  })
  await propose(neighbours, tab, payment(neighbours, { nonce: 0 }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 1, value: parseEther('5') }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 2, value: parseEther('2') }))
  const page = await open()
  await waitFor(
    () => {
      const [first, second, third] = reasonsIn(page)
      expect(first).toBe('')
      expect(second).toMatch(/breaks the policy .* 5 ETH would leave within a day/)
      expect(third).toBe('')
    },
    { timeout: 30_000 },
  )
})

test('a first payment among others cannot be ticked, and the reason stands beside it', async () => {
  const stranger = privateKeyToAccount(`0x${'77'.repeat(32)}`).address
  await propose(neighbours, tab, payment(neighbours, { nonce: 0 }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 1, to: stranger }))
  await propose(neighbours, tab, payment(neighbours, { nonce: 2, value: parseEther('2') }))
  const page = await open()
  await waitFor(
    () => {
      const boxes = page.getAllByRole('checkbox', { name: /no\. \d in line/ })
      expect(boxes.map((box) => box.hasAttribute('disabled'))).toEqual([false, true, false])
      const [, box] = boxes
      const why = document.getElementById(box?.getAttribute('aria-describedby') ?? '')
      expect(why?.textContent).toMatch(/Open this one by itself: it is the first payment to 0x/)
    },
    { timeout: 30_000 },
  )
})

test('without an answer of the gateway the page begins with its title', async () => {
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  tab.gateway.lie(() => {
    throw new TypeError('Failed to fetch')
  })
  const page = show(account)
  await waitFor(() => expect(page.getByText('In this browser')).toBeDefined(), { timeout: 30_000 })
  expect(page.getByRole('alert').textContent).toContain('Safe’s service did not answer.')
  expect(page.getAllByRole('heading')[0]?.textContent).toBe('Inbox')
})

test('to replace a payment leaves one that was begun as it is', async () => {
  await propose(neighbours, tab, payment(neighbours, { nonce: 0 }))
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  writeDraft(account, { amount: '7' })
  const page = show(account)
  const more = { name: 'More for this one' }
  fireEvent.click(await page.findByRole('button', more, { timeout: 30_000 }))
  fireEvent.click(page.getByRole('button', { name: 'Replace it' }))
  expect(page.history.at(-1)).toMatch(/\/pay$/)
  expect(localStorage.getItem('ghost-pay.drafts.v1')).toContain('"amount":"7"')
})
