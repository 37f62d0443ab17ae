import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { HostPage } from './HostPage.tsx'
import { Ark, ArkPopover } from './hosts/ark.tsx'
import { BaseUi, BaseUiPopover } from './hosts/baseUi.tsx'
import { HeadlessUi, HeadlessUiPopover } from './hosts/headlessUi.tsx'
import type { Host } from './hosts/Host.ts'
import { Mantine, MantineDrawer, MantinePopover } from './hosts/mantine.tsx'
import { Mui, MuiDrawer, MuiPopover } from './hosts/mui.tsx'
import { NativeDialog, NativeOpenDialog, NativePopover } from './hosts/native.tsx'
import { Radix, RadixInOverlay, RadixNotModal } from './hosts/radix.tsx'
import { ReactAria, ReactAriaPopover } from './hosts/reactAria.tsx'
import { Vaul } from './hosts/vaul.tsx'

/** Three of them on every run; the others where all hosts are asked for. */
const first: readonly (readonly [string, Host])[] = [
  ['Radix UI', Radix],
  ['React Aria', ReactAria],
  ['dialog', NativeDialog],
]
const others: readonly (readonly [string, Host])[] = [
  ['Radix UI, content in its overlay', RadixInOverlay],
  ['Radix UI, not modal', RadixNotModal],
  ['vaul', Vaul],
  ['Headless UI', HeadlessUi],
  ['Base UI', BaseUi],
  ['MUI', Mui],
  ['Mantine', Mantine],
  ['Ark UI', Ark],
  ['popover', NativePopover],
  ['dialog, not modal', NativeOpenDialog],
  ['Headless UI, popover', HeadlessUiPopover],
  ['Base UI, popover', BaseUiPopover],
  ['MUI, drawer', MuiDrawer],
  ['MUI, popover', MuiPopover],
  ['Mantine, drawer', MantineDrawer],
  ['Mantine, popover', MantinePopover],
  ['Ark UI, popover', ArkPopover],
  ['React Aria, popover', ReactAriaPopover],
]
const hosts = import.meta.env['VITE_HOSTS'] === 'all' ? [...first, ...others] : first

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

const kitDialog = () => document.querySelector('.ck-layer:not([data-leaving]) [role=dialog]')
const order = () => screen.queryByRole('heading', { name: 'Your order', hidden: true })
const isOrderOpen = () => order()?.checkVisibility() ?? false

/** Looks once nothing moves any more: a dialog that closes as well is there until it has gone out, and some begin that frames later. */
async function seeOrderStays() {
  for (let still = 0; still < 12; still += 1) {
    await new Promise(requestAnimationFrame)
    if (document.getAnimations().some(({ playState }) => playState === 'running')) still = 0
  }
  expect(isOrderOpen()).toBe(true)
}

/** Presses what is seen, as a pointer does: whatever lies over it gets the press. Some dialogs begin to come in a while after the press. */
async function press(element: Element) {
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(element.contains(hit)).toBe(true)
  })
  await userEvent.click(element)
}

const comeIn = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

async function openKit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Checkout' }))
  await waitFor(() => expect(isOrderOpen()).toBe(true))
  await comeIn()
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await press(button)
  await waitFor(() => expect(kitDialog()).not.toBeNull())
  const row = await screen.findByRole('button', { name: /Harbour/ })
  await comeIn()
  return { button, row }
}

describe.each(hosts)('in %s', (_name, Host) => {
  beforeEach(() => {
    render(<HostPage Host={Host} />)
  })

  test('the dialog lies above, has the focus and keeps it', async () => {
    await openKit()
    expect(kitDialog()?.getAttribute('aria-modal')).toBe('true')
    for (let stop = 0; stop < 8; stop++) {
      expect(kitDialog()?.contains(document.activeElement)).toBe(true)
      await userEvent.keyboard(stop % 3 === 2 ? '{Shift>}{Tab}{/Shift}' : '{Tab}')
    }
    const { left, top, width } = kitDialog()!.getBoundingClientRect()
    expect(kitDialog()?.contains(document.elementFromPoint(left + width / 2, top + 8))).toBe(true)
  })

  test('Escape closes it alone, and the focus goes back to its button', async () => {
    const { button } = await openKit()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(kitDialog()).toBeNull())
    await seeOrderStays()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('a press on a wallet connects, and the page’s own dialog stays', async () => {
    const { row } = await openKit()
    await press(row)
    const account = await screen.findByRole('button', { name: /Account/ })
    expect(kitDialog()).toBeNull()
    await seeOrderStays()
    await waitFor(() =>
      expect(account.closest('.ck-connect')?.contains(document.activeElement)).toBe(true),
    )
  })

  test('the account opens over it as well, and who disconnects stays in the page’s own dialog', async () => {
    const { row } = await openKit()
    await press(row)
    await waitFor(() => expect(kitDialog()).toBeNull())
    await press(await screen.findByRole('button', { name: /Account/ }))
    await press(await screen.findByRole('button', { name: 'Disconnect' }))
    const button = await screen.findByRole('button', { name: 'Connect Wallet' })
    await seeOrderStays()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('a press beside it closes it alone', async () => {
    await openKit()
    await new Promise((resolve) => setTimeout(resolve, 600))
    await userEvent.click(document.querySelector('.ck-backdrop')!, { position: { x: 8, y: 8 } })
    await waitFor(() => expect(kitDialog()).toBeNull())
    await seeOrderStays()
  })
})
