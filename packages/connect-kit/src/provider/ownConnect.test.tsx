import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createConnector } from 'wagmi'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { useConnectWallet } from '../connect-modal/useConnectWallet.ts'
import { showKit } from '../testing/showKit.tsx'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { defineWallet } from '../wallets/Wallet.ts'
import { ConnectPanel } from './ConnectPanel.tsx'
import { LazyDialog } from './LazyDialog.ts'

beforeAll(() => LazyDialog.preload(), 60_000)
afterEach(cleanup)

/** A wallet that is paired, and whose codes a test shows. */
function lantern() {
  const shown: { code: (uri: string) => void } = { code: () => {} }
  const wallet = defineWallet({
    id: 'lantern',
    name: 'Lantern',
    iconBackground: '#000000',
    qrCode: { getUri: 'lantern:{uri}' },
    createConnector: () =>
      createConnector(({ emitter }) => ({
        id: 'lantern',
        name: 'Lantern',
        type: 'lantern',
        connect: () => {
          shown.code = (data) => emitter.emit('message', { type: 'display_uri', data })
          return new Promise(() => {})
        },
        disconnect: () => Promise.resolve(),
        getAccounts: () => Promise.resolve([]),
        getChainId: () => Promise.resolve(1),
        getProvider: () => Promise.resolve(null),
        isAuthorized: () => Promise.resolve(false),
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      })),
  })
  const connectors = connectorsForWallets([{ groupName: 'Ours', wallets: [wallet] }], {
    appName: 'Shop',
  })
  return { connectors, show: (uri: string) => act(() => shown.code(uri)) }
}

function Own() {
  const { wallets, status, wallet, pairing, failure, connect, retry, cancel } = useConnectWallet()
  return (
    <>
      {wallets.map(({ id, name }) => (
        <button type="button" key={id} onClick={() => connect(id.toUpperCase())}>
          {name}
        </button>
      ))}
      <p>{[status, wallet?.name, pairing?.uri, pairing?.qrCode, failure?.kind].join(' ').trim()}</p>
      <button type="button" onClick={retry}>
        Again
      </button>
      <button type="button" onClick={cancel}>
        Stop
      </button>
    </>
  )
}

test('a page draws the connection by itself', async () => {
  const { wallet, approve } = showKit(<Own />)
  await screen.findByText('idle')
  await userEvent.click(await screen.findByRole('button', { name: 'A' }))
  await screen.findByText('asking A')
  await waitFor(() => expect(wallet.questions).toHaveLength(1))
  wallet.questions.splice(0)[0]?.refuse(Object.assign(new Error('No.'), { code: 4001 }))
  await screen.findByText(/^failed A\s+rejected$/)
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('asking A')
  await approve()
  await screen.findByText('connected')
})

test('what was given up does not connect', async () => {
  const { approve, config } = showKit(<Own />)
  await userEvent.click(await screen.findByRole('button', { name: 'A' }))
  await screen.findByText('asking A')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('idle')
  await approve()
  expect(config.state.current).toBeNull()
})

test('a page draws the code of a wallet that is paired, and each new one', async () => {
  const { connectors, show } = lantern()
  showKit(<Own />, { connectors })
  await userEvent.click(await screen.findByRole('button', { name: 'Lantern' }))
  await screen.findByText('asking Lantern')
  show('wc:1?a=b')
  await screen.findByText('code Lantern wc:1?a=b lantern:wc%3A1%3Fa%3Db')
  show('wc:2')
  await screen.findByText('code Lantern wc:2 lantern:wc%3A2')
})

test('the wallets stand in the page, and are gone once a visitor is connected', async () => {
  const { approve, wallet } = showKit(
    <main>
      <ConnectPanel />
      <ConnectButton />
    </main>,
  )
  const panel = await screen.findByRole('region', { name: 'Connect a Wallet' })
  expect(screen.getByRole('main').contains(panel)).toBe(true)
  expect(within(panel).queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.click(await within(panel).findByRole('button', { name: /^A/ }))
  const asking = await screen.findByRole('region', { name: 'A' })
  expect(screen.queryByRole('dialog')).toBeNull()
  // The row that was pressed is gone; the focus is not.
  await waitFor(() => expect(asking.contains(document.activeElement)).toBe(true))
  await userEvent.click(within(asking).getByRole('button', { name: 'Back' }))
  await userEvent.click(
    await within(await screen.findByRole('region', { name: 'Connect a Wallet' })).findByRole(
      'button',
      { name: /^A/ },
    ),
  )
  // That of the first press, which was left, and that of the second.
  await waitFor(() => expect(wallet.questions).toHaveLength(2))
  await approve()
  await approve()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  await screen.findByRole('button', { name: /Account/ })
})
