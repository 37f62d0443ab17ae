import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** With the three that the page suggests they are eight, as many as there are tiles. */
const installed = ['Harbour', 'Juniper', 'Kestrel', 'Meridian', 'Saffron']

const groupOf = (row: HTMLElement) => row.closest('section')!.querySelector('h3')!.textContent

test.each([
  ['that the page does not know', 'Zebra'],
  ['of a later group', 'Lantern'],
])('a wallet %s, which announces itself late, moves no row under the pointer', async (_, name) => {
  render(
    <ExampleKit suggests="example">
      <ConnectButton />
    </ExampleKit>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const row = await screen.findByRole('button', { name: /Orchard/ })
  await comeToRest()
  await pointer.hover(row)
  const { top } = row.getBoundingClientRect()
  const wallets = document.querySelectorAll('.ck-list [data-ck-row]').length
  exampleVisit().install(name)
  const late = await screen.findByRole('button', { name: new RegExp(name) })
  await waitFor(() => {
    const now = document.querySelectorAll('.ck-list [data-ck-row]').length
    expect(now).toBe(name === 'Zebra' ? wallets + 1 : wallets)
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(row.getBoundingClientRect().top).toBe(top)
  expect(late.isConnected).toBe(true)
  await pointer.hover(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(groupOf(screen.getByRole('button', { name: new RegExp(name) }))).toBe('Installed'),
  )
})

/** Waits until what came late has settled, and says where an element is. */
async function placeOf(element: HTMLElement) {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { left, top } = element.getBoundingClientRect()
  return { left, top }
}

test.each([
  ['where there is place for it', 'example', 'Orchard'],
  ['where it is one of many', 'seven', 'Trust'],
  ['where it makes them many', 'three', 'Rainbow'],
] as const)(
  'a wallet that announces itself late moves no tile of the sheet under the pointer: %s',
  async (_, suggests, name) => {
    await page.viewport(390, 780)
    render(
      <ExampleKit suggests={suggests} installed={suggests === 'three' ? installed : undefined}>
        <ConnectButton />
      </ExampleKit>,
    )
    await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    const tile = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
    await placeOf(tile)
    await pointer.hover(tile)
    const before = await placeOf(tile)
    exampleVisit().install('Zebra')
    expect(await placeOf(tile)).toEqual(before)
    await pointer.hover(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('button', { name: /^Zebra/ })
  },
)

test('a wallet that is installed meanwhile moves no row of those to get under the pointer', async () => {
  render(
    <ExampleKit suggests="example">
      <ConnectButton />
    </ExampleKit>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await pointer.click(await screen.findByRole('button', { name: 'Get a Wallet' }))
  const button = await screen.findByRole('button', { name: 'Get Pocket Orchard' })
  await placeOf(button)
  await pointer.hover(button)
  const before = await placeOf(button)
  exampleVisit().install('Lantern')
  expect(await placeOf(button)).toEqual(before)
  await pointer.hover(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get Lantern' })).toBeNull())
})
