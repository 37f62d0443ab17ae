import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import type { ConnectionEvents } from '../context/Events.ts'
import { ChainNotConfiguredError } from '../errors/errors.ts'
import { showKit } from '../testing/showKit.tsx'
import { LazyDialog } from './LazyDialog.ts'

beforeAll(() => LazyDialog.preload(), 60_000)
afterEach(cleanup)

async function connected(requiredChainId: number, onError?: ConnectionEvents['onError']) {
  const shown = showKit(<ConnectButton />, { kit: { requiredChainId, onError } })
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^A/ }))
  await shown.approve()
  return shown
}

test('a visitor is asked to switch to the required chain after connecting', async () => {
  const { wallet } = await connected(1337)
  await waitFor(() => expect(wallet.asked).toContain('wallet_switchEthereumChain'))
})

test('on every other chain the button says so, and the dialog offers the required one alone', async () => {
  const { wallet } = await connected(1337)
  await userEvent.click(await screen.findByRole('button', { name: 'Wrong network' }))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getAllByText(/^Wrong network detected/)
  within(dialog).getByRole('button', { name: 'Localhost' })
  expect(within(dialog).queryByRole('button', { name: /Foundry/ })).toBeNull()
  act(() => wallet.emit('chainChanged', '0x539'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Wrong network' })).toBeNull())
  await screen.findByRole('button', { name: /Account/ })
})

test('a required chain that the config does not have is said to the developer', async () => {
  const told: unknown[] = []
  await connected(5, ({ error }) => told.push(error))
  await waitFor(() => expect(told).toEqual([expect.any(ChainNotConfiguredError)]))
})
