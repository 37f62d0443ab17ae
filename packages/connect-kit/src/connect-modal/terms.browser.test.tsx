import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approving, type Personality } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { WalletButton } from '../connect-button/WalletButton.tsx'
import { writeItem } from '../platform/localStorage.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

const why = 'To choose a wallet, tick the box first.'

beforeEach(() => {
  localStorage.clear()
  return page.viewport(1280, 800)
})
afterEach(cleanup)

/** A page with terms and a button. */
function visit({
  version = '1',
  personality = approving(),
  button = <ConnectButton />,
}: { version?: string; personality?: Personality; button?: ReactNode } = {}) {
  const terms = {
    version,
    text: (
      <>
        I agree to the <a href="https://example.test/terms">terms</a>
      </>
    ),
  }
  render(
    <ExampleKit personality={personality} kit={{ appInfo: { terms } }}>
      {button}
    </ExampleKit>,
  )
}

const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree to the terms/ })
const wallet = () => screen.findByRole('button', { name: /^Harbour/ })
/** Longer than a wallet of these tests takes to connect. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400))

test('a wallet that is pressed before the box is ticked leads to the box, which says why', async () => {
  visit()
  await open()
  const row = await wallet()
  expect(row.getAttribute('aria-disabled')).toBe('true')
  await box()
  await userEvent.dblClick(row)
  expect(document.activeElement).toBe(await box())
  const said = (await box()).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(said)?.textContent).toBe(why)
  expect(row.getAttribute('aria-describedby')).toBe(said)
  await aWhile()
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull()
})

test('by keys alone: to the box, tick it, to the wallets, choose one', async () => {
  visit()
  await open()
  await box()
  const user = userEvent.setup()
  for (let presses = 0; document.activeElement !== (await box()); presses += 1) {
    expect(presses).toBeLessThan(8)
    await user.tab()
  }
  await user.keyboard(' ')
  expect(screen.queryByText(why)).toBeNull()
  await waitFor(async () => expect((await wallet()).hasAttribute('aria-disabled')).toBe(false))
  ;(await wallet()).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: /Account/ })
})

test('what was ticked is remembered for this version of the terms, and not for another', async () => {
  visit()
  await open()
  await userEvent.click(await box())
  cleanup()
  visit()
  await open()
  expect((await box()).checked).toBe(true)
  cleanup()
  visit({ version: '2' })
  await open()
  expect((await box()).checked).toBe(false)
  expect((await wallet()).getAttribute('aria-disabled')).toBe('true')
})

test('a box that is ticked in another tab is ticked here', async () => {
  visit()
  await open()
  await box()
  localStorage.setItem('ck.terms', '1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'ck.terms' }))
  await waitFor(async () => expect((await box()).checked).toBe(true))
})

test('a page that comes back by the way back has what was ticked in another tab meanwhile, of which it heard nothing', async () => {
  visit()
  await open()
  const input = await box()
  // A page that is kept gets no `storage` event, and none is sent to the window that writes.
  localStorage.setItem('ck.terms', '1')
  await aWhile()
  expect(input.checked).toBe(false)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(input.checked).toBe(true))
  localStorage.removeItem('ck.terms')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(input.checked).toBe(false))
})

test('where the browser stores nothing, the tick is good for this dialog', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  try {
    visit()
    await open()
    await userEvent.click(await box())
    expect((await box()).checked).toBe(true)
    await userEvent.click(await wallet())
    await screen.findByRole('button', { name: /Account/ })
  } finally {
    set.mockRestore()
    for (const key of ['ck.terms', 'ck.recentWallets', 'ck.walletIcons']) writeItem(key, null)
  }
})

test('where the browser forgets nothing, the tick can be taken back in this dialog', async () => {
  localStorage.setItem('ck.terms', '1')
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Not now.', 'InvalidStateError')
  })
  try {
    visit()
    await open()
    await waitFor(async () => expect((await box()).checked).toBe(true))
    await userEvent.click(await box())
    await aWhile()
    expect((await box()).checked).toBe(false)
  } finally {
    remove.mockRestore()
    writeItem('ck.terms', null)
  }
})

test('whoever takes it back is not connected by an answer that comes later', async () => {
  let agree = () => {}
  const agreed = new Promise<boolean>((resolve) => (agree = () => resolve(true)))
  visit({
    personality: { name: 'slow', decide: () => ({ answer: 'approve' }), consent: () => agreed },
  })
  await open()
  await userEvent.click(await box())
  await userEvent.click(await wallet())
  await userEvent.click(await box())
  expect((await box()).checked).toBe(false)
  agree()
  await aWhile()
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull()
})

test('a button for one wallet asks it once the box is ticked', async () => {
  visit({ button: <WalletButton wallet="example.harbour" /> })
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await box()
  await aWhile()
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull()
  await userEvent.click(await box())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: /Harbour/ })
})

test('on a phone the box stands above the wallets', async () => {
  await page.viewport(390, 780)
  visit()
  await open()
  const ticked = await box()
  await userEvent.click(await wallet())
  expect(document.activeElement).toBe(ticked)
  const order = ticked.compareDocumentPosition(await wallet())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(ticked)
  await userEvent.click(await wallet())
  await screen.findByRole('button', { name: /Account/ })
})
