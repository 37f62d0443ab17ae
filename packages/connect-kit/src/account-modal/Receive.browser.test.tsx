import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { exampleAddress, ExampleKit } from '../testing/ExampleKit.tsx'
import { qrShapes } from '../ui/qrPath.ts'

import '../styles.css'

beforeEach(() => page.viewport(390, 700))
afterEach(cleanup)

async function open() {
  render(
    <ExampleKit connected>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  return screen.findByRole('button', { name: 'Receive' })
}

const code = () => screen.queryByRole('img', { name: 'QR code with your address' })

test('by the keyboard, the code of the bare address opens with its network, and shuts', async () => {
  // The dialog may draw its lines again while it fills: each step looks for the button anew.
  const receive = (expanded: boolean) => screen.findByRole('button', { name: 'Receive', expanded })
  await open()
  expect(code()).toBeNull()
  ;(await receive(false)).focus()
  await userEvent.keyboard('{Enter}')
  const button = await receive(true)
  const drawn = code()?.querySelector('path')?.getAttribute('d')
  expect(drawn).toBe(qrShapes(exampleAddress, 0).bars)
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe(
    'Only on Ethereum: what is sent here on another network may be lost.',
  )
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  await receive(false)
  expect(code()).toBeNull()
})

test('on a small screen the code and its network come into view', async () => {
  await userEvent.click(await open())
  await waitFor(() => {
    const { bottom, top } = screen.getByText(/^Only on Ethereum/).getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(top).toBeGreaterThan(0)
  })
})
