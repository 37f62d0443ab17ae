import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { addSheet, addToPage, leaveHostPage, mountIn } from '../testing/hostPage.tsx'
import { addLiveRegion } from './addLiveRegion.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

/** Every sheet of the page off, as on a page whose kit has its own in a shadow root. */
function withoutSheets(): () => void {
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
  for (const sheet of sheets) sheet.disabled = true
  return () => {
    for (const sheet of sheets) sheet.disabled = false
  }
}

test('what is read out takes no room of a page that is as high as the window', () => {
  addSheet('body { margin: 0 } main { height: 100vh }')
  addToPage('main', {})
  const { documentElement: root } = document
  const before = root.scrollHeight
  const remove = addLiveRegion()
  expect(document.querySelector('[data-ck-live]')).not.toBeNull()
  expect(root.scrollHeight).toBe(before)
  remove()
})

test('… and is drawn nowhere, also where the stylesheet stands in a shadow root', () => {
  const dress = withoutSheets()
  const remove = addLiveRegion()
  try {
    const region = document.querySelector<HTMLElement>('body > [data-ck-live]')!
    region.textContent = 'Connected with account 0x7E…5Bdf.'
    const { width, height } = region.getBoundingClientRect()
    expect([width, height]).toEqual([1, 1])
    const { clipPath, overflow, position } = getComputedStyle(region)
    expect({ clipPath, overflow, position }).toEqual({
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      position: 'absolute',
    })
  } finally {
    remove()
    dress()
  }
})

test('what is said while a dialog is open is said in it, also in a modal dialog of the page', async () => {
  const order = addToPage('dialog', {}) as HTMLDialogElement
  order.showModal()
  mountIn(
    addToPage('div', {}, '', order),
    <ExampleKit personality={silent()}>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  const said = () =>
    [...document.querySelectorAll('[data-ck-live]')].filter(({ textContent }) => textContent)
  await waitFor(() => expect(said()).not.toEqual([]))
  for (const region of said()) expect(region.closest('dialog')).toBe(order)
})

test('what happens once no dialog is open is said beside the page', async () => {
  mountIn(
    addToPage('div', {}),
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await waitFor(() =>
    expect(document.querySelector('body > [data-ck-live]')?.textContent).toMatch(
      /^Connected with account/,
    ),
  )
})
