import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const sheet of document.styleSheets) sheet.disabled = false
})

/** Opens the dialog, and says what the console was told. */
async function warnings(): Promise<string> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByText('Connect Wallet'))
  await screen.findByRole('dialog')
  return warn.mock.calls.flat().join('\n')
}

test('a dialog with its stylesheet says nothing', async () => {
  expect(await warnings()).toBe('')
})

test('a dialog without its stylesheet tells the developer what to import', async () => {
  for (const sheet of document.styleSheets) sheet.disabled = true
  expect(await warnings()).toContain('import "@ghost-pay/connect-kit/styles.css"')
})
