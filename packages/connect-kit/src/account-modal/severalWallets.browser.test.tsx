import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useConfig, useConnectors } from 'wagmi'
import { connect } from 'wagmi/actions'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** Connects both wallets, Juniper last. */
function ConnectBoth() {
  const config = useConfig()
  const connectors = useConnectors()
  const [harbour, juniper] = ['Harbour', 'Juniper'].map((name) =>
    connectors.find((connector) => connector.name === name),
  )
  async function both() {
    for (const connector of [harbour, juniper]) if (connector) await connect(config, { connector })
  }
  return (
    <button type="button" onClick={() => void both()}>
      Both
    </button>
  )
}

async function open() {
  render(
    <StrictMode>
      <ExampleKit>
        <ConnectBoth />
        <ConnectButton />
      </ExampleKit>
    </StrictMode>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Both' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Account.*0x2B/ }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('heading', { name: 'Connected wallets' })
  return within(dialog)
}

const said = () => screen.getByRole('dialog').querySelector('[data-ck-live]')?.textContent
const isOnAccount = (address: RegExp) =>
  waitFor(() => {
    expect(document.activeElement?.tagName).toBe('H3')
    expect(document.activeElement?.textContent).toMatch(address)
  })

test('the wallet in use is disconnected: the focus is on the account that is left, which is said', async () => {
  const dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
  await isOnAccount(/^0x7E/)
  await waitFor(() =>
    expect(said()).toBe('Juniper: Disconnected. Harbour: Connected with account 0x7E…5Bdf.'),
  )
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('another wallet is disconnected by its row: the focus does not go with the row', async () => {
  const dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: /^Disconnect Harbour/ }))
  await isOnAccount(/^0x2B/)
  await waitFor(() => expect(said()).toMatch(/^Harbour: Disconnected\. Juniper: Connected with/))
})

test('another wallet is used: its row keeps the focus', async () => {
  const dialog = await open()
  await userEvent.click(dialog.getByRole('button', { name: /^(H?)Harbour/ }))
  await waitFor(() => expect(document.activeElement?.ariaCurrent).toBe('true'))
  expect(document.activeElement?.textContent).toContain('Harbour')
})
