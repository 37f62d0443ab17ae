import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { afterPaint } from '../platform/afterPaint.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const sheet of document.styleSheets) sheet.disabled = false
})

/** Opens the dialog, and returns a function that says what the console was told. */
async function open(): Promise<() => string> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <ExampleKit>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByText('Connect Wallet'))
  await screen.findByRole('dialog')
  return () => warn.mock.calls.flat().join('\n')
}

test('a dialog with its stylesheet says nothing', async () => {
  const warnings = await open()
  // The dialog looks once its second frame is drawn.
  await new Promise<void>((resolve) => afterPaint(resolve, 4))
  expect(warnings()).toBe('')
})

test('a dialog without its stylesheet tells the developer what to import', async () => {
  for (const sheet of document.styleSheets) sheet.disabled = true
  const warnings = await open()
  await expect.poll(warnings).toContain('import "@ghost-pay/connect-kit/styles.css"')
})
