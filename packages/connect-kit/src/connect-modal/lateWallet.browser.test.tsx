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
