import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { custom } from 'viem'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type CreateConnectorFn, createStorage, WagmiProvider } from 'wagmi'
import { foundry, localhost } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'

import { connectWallet } from '../connection/connectWallet.ts'
import { createKitConfig } from '../connection/createKitConfig.ts'
import * as limits from '../limits.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { LazyDialog } from '../provider/LazyDialog.ts'
import { manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { connectorsForWallets, oneInch } from '../wallets/index.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { WalletButton } from './WalletButton.tsx'

// What a page loads when the first dialog opens is no part of what is tested here.
beforeAll(() => LazyDialog.preload(), 60_000)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function page(connectors: readonly CreateConnectorFn[] = []) {
  const asked: string[] = []
  const wallet = manualWallet()
  wallet.chainId = '0x7a69'
  const config = createKitConfig({
    // Without a multicall contract, so that a balance is a request of its own.
    chains: [foundry, localhost],
    transports: {
      // A node that does not answer.
      [localhost.id]: custom({ request: () => new Promise(() => {}) }),
      [foundry.id]: custom({
        request: ({ method }: { method: string }) => {
          asked.push(method)
          return Promise.resolve(method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x')
        },
      }),
    },
    connectors: [
      injected({ target: { id: 'a', name: 'A', provider: wallet.provider as never } }),
      ...connectors,
    ],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const show = (children: ReactNode, kit: { locale?: string } = {}) =>
    render(
      <StrictMode>
        <WagmiProvider config={config}>
          <QueryClientProvider client={new QueryClient()}>
            <ConnectKitProvider {...kit}>{children}</ConnectKitProvider>
          </QueryClientProvider>
        </WagmiProvider>
      </StrictMode>,
    )
  const connect = async () => {
    const [connector] = config.connectors
    if (!connector) throw new Error('no connector')
    const connecting = connectWallet(config, connector)
    await waitFor(() => expect(wallet.questions).toHaveLength(1))
    await act(() => wallet.approve())
    await connecting
  }
  return { asked, connect, show, wallet }
}

test('a custom button that shows no balance does not request it', async () => {
  const { asked, connect, show } = page()
  show(
    <ConnectButton.Custom>{({ account }) => <p>{account?.displayName}</p>}</ConnectButton.Custom>,
  )
  await act(settle)
  await connect()
  await screen.findByText('0x7E…5Bdf')
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(asked).not.toContain('eth_getBalance')
})

test('… and one that shows it has it', async () => {
  const { asked, connect, show } = page()
  show(
    <ConnectButton.Custom>
      {({ account }) => <p>{account?.displayBalance ?? 'none'}</p>}
    </ConnectButton.Custom>,
  )
  await act(settle)
  await connect()
  await screen.findByText('1 ETH')
  expect(asked).toContain('eth_getBalance')
})

test('after a switch it shows no balance of the chain before', async () => {
  const { connect, show, wallet } = page()
  const shown: string[] = []
  wallet.chainId = '0x7a69'
  show(
    <ConnectButton.Custom>
      {({ account, chain }) => {
        shown.push(`${chain?.name}: ${account?.displayBalance ?? 'none'}`)
        return <p>{shown.at(-1)}</p>
      }}
    </ConnectButton.Custom>,
  )
  await act(settle)
  await connect()
  await screen.findByText('Foundry: 1 ETH')
  act(() => wallet.emit('chainChanged', '0x539'))
  await screen.findByText(/^(?!Foundry)/, { selector: 'p' })
  expect(shown.filter((text) => /1 ETH/.test(text) && !text.startsWith('Foundry'))).toEqual([])
})

test('a button for a wallet is found by the wallet’s other ids', async () => {
  const { show } = page(connectorsForWallets([{ groupName: 'Phones', wallets: [oneInch] }]))
  show(<WalletButton wallet="1Inch" />)
  expect(await screen.findByRole('button', { name: /1inch Wallet/ })).toBeTruthy()
})

test('of two that claim to be its wallet a button asks none: the visitor chooses', async () => {
  const wallets = ['1', '2'].map((key) =>
    createTestWallet({
      name: 'Harbour',
      rdns: 'example.harbour',
      privateKey: `0x${key.padStart(64, '0')}`,
      chains: [{ id: foundry.id }],
    }),
  )
  const stop = announceTestWallets(wallets)
  page().show(<WalletButton wallet="example.harbour" />)
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getAllByText('Same name twice')).toHaveLength(2))
  await act(settle)
  expect(wallets.flatMap(({ control }) => control.requests.map(({ method }) => method))).toEqual([])
  stop()
})

test('a button for an unknown wallet warns the developer once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { show } = page()
  show(<WalletButton wallet="metamaks" />)
  await act(() => vi.advanceTimersByTimeAsync(limits.announcementGrace))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"metamaks"'))
})

test('a locale that is none is said to the developer, and the balance is shown in the browser’s own', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { connect, show } = page()
  show(
    <ConnectButton.Custom>
      {({ account }) => <p>{account?.displayBalance ?? 'none'}</p>}
    </ConnectButton.Custom>,
    { locale: 'x_!!' },
  )
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('x_!!'))
  await act(settle)
  await connect()
  await screen.findByText('1 ETH')
})

test('a custom button for a wallet has its pending state and its error', async () => {
  const { show, wallet } = page()
  show(
    <WalletButton.Custom wallet="A">
      {({ wallet, loading, error, connected, connect }) => (
        <button type="button" disabled={!wallet} onClick={connect}>
          {[
            loading && 'loading',
            connected && 'connected',
            error instanceof Error && error.name.replace('ConnectKit', ''),
          ]
            .filter(Boolean)
            .join(' ') || 'idle'}
        </button>
      )}
    </WalletButton.Custom>,
  )
  await userEvent.click(await screen.findByText('idle'))
  await screen.findByText('loading')
  await screen.findByRole('dialog')
  await waitFor(() => expect(wallet.questions).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByText('ConnectDismissedError'))
  await screen.findByText('loading')
  await screen.findByRole('dialog')
  await waitFor(() => expect(wallet.questions).toHaveLength(2))
  // The answer to the first request has no effect.
  await act(() => wallet.approve())
  expect(screen.getByText('loading')).toBeTruthy()
  await act(() => wallet.approve())
  await userEvent.click(await screen.findByText('connected'))
  await screen.findByText('connected ModalUnavailableError')
})
