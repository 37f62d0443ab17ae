import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { ConnectButton } from './connect-button/ConnectButton.tsx'
import { ExampleKit } from './testing/ExampleKit.tsx'

import './styles.css'

/** What the page did not catch. */
const uncaught: string[] = []
function onRejection(event: PromiseRejectionEvent) {
  event.preventDefault()
  uncaught.push(String(event.reason))
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  uncaught.length = 0
  window.addEventListener('unhandledrejection', onRejection)
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  await withhold()
  window.removeEventListener('unhandledrejection', onRejection)
})

/** The server has these files no more, as after a new version of the site; without any, it has all of them. */
async function withhold(...files: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: files.map((file) => `*/${file}*`) })
}

test('a dialog stands without any of the parts that are fetched by themselves', async () => {
  await withhold(
    'confetti.ts',
    'moving.ts',
    'suggestWallets.ts',
    'KeyAndDoorDrawing.tsx',
    'StatusAnnouncer.tsx',
    'addLegacyWallets.ts',
    'ConnectedButton.tsx',
    'ProfileReader.tsx',
    'AccountLines.tsx',
    'RecentTransactions.tsx',
    'ConnectionList.tsx',
    'Receive.tsx',
    'lookUpName.ts',
    'readTokenBalance.ts',
  )
  render(
    <ExampleKit kit={{ coolMode: true, showRecentTransactions: true }}>
      <ConnectButton />
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The account is at least named.
  await userEvent.click(await screen.findByRole('button', { name: '0x7E…5Bdf' }))
  await screen.findByRole('dialog')
  await screen.findByRole('button', { name: 'Disconnect' })
  expect(uncaught).toEqual([])
})
