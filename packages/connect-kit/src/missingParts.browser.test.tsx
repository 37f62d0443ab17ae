import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { ConnectButton } from './connect-button/ConnectButton.tsx'
import { ExampleKit } from './testing/ExampleKit.tsx'
import { watchMissingFiles, withhold } from './testing/missingFiles.ts'

import './styles.css'

const uncaught = watchMissingFiles()

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
    'lookUpName.ts',
    'readBalance.ts',
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
