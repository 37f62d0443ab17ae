import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CreateConnectorFn, createStorage, WagmiProvider } from 'wagmi'
import { gnosis, mainnet } from '@ghost-pay/chains'
import {
  announceTestWallets,
  approving,
  createTestWallet,
  late,
  type Personality,
  type TestWallet,
} from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { WalletButton } from '../connect-button/WalletButton.tsx'
import { createKitConfig } from '../connection/createKitConfig.ts'
import * as limits from '../limits.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { LazyDialog } from '../provider/LazyDialog.ts'
import { manualAddress, type ManualWallet, manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { metaMask } from '../wallets/definitions/metaMask.ts'
import { recentWalletIds } from '../wallets/recentWallets.ts'

// What a page loads when the first dialog opens is no part of what is tested here.
beforeAll(() => LazyDialog.preload(), 60_000)

const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

/** Puts wallets that are answered by hand into the page. */
function announce(wallets: { name: string; wallet: ManualWallet }[]) {
  const say = () => {
    for (const { name, wallet } of wallets) {
      const info = { uuid: name, name, icon: '', rdns: `example.${name.toLowerCase()}` }
      const detail = Object.freeze({ info, provider: wallet.provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', say)
  stops.push(() => window.removeEventListener('eip6963:requestProvider', say))
}

function createConfig(connectors: CreateConnectorFn[] = []) {
  return createKitConfig({
    connectors,
    chains: [mainnet, gnosis],
    storage: createStorage({ storage: memoryStorage() }),
  })
}

type PageProps = { config: ReturnType<typeof createConfig>; wallet?: string }

function Page({ config, wallet }: PageProps) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <ConnectKitProvider>
            {wallet ? <WalletButton wallet={wallet} /> : <ConnectButton />}
          </ConnectKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}

/** A page with two wallets, A and B, in StrictMode. */
async function open() {
  const a = manualWallet()
  const b = manualWallet({ address: other })
  announce([
    { name: 'Alder', wallet: a },
    { name: 'Birch', wallet: b },
  ])
  const config = createConfig()
  const page = render(<Page config={config} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const choose = async (name: string) => {
    const { questions } = name === 'Alder' ? a : b
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
    await waitFor(() => expect(questions).toHaveLength(1))
  }
  const approve = (wallet: ManualWallet) => act(() => wallet.approve())
  const connected = () => [...config.state.connections.values()].map(({ accounts }) => accounts[0])
  return { a, b, approve, choose, config, connected, page }
}

const ways = {
  Cancel: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  Escape: () => userEvent.keyboard('{Escape}'),
  Close: () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
}

describe.each(Object.entries(ways))('%s', (_, leave) => {
  test('is final: a late answer has no effect and is not remembered', async () => {
    const { a, approve, choose, config, connected } = await open()
    await choose('Alder')
    await leave()
    await act(settle)
    await approve(a)
    expect(connected()).toEqual([])
    expect(config.state.status).toBe('disconnected')
    expect(recentWalletIds()).toEqual([])
    expect(await config.storage?.getItem('recentConnectorId')).toBeNull()
  })
})

test('choosing another wallet gives the first one up, whichever answers first', async () => {
  const { a, b, approve, choose, connected } = await open()
  await choose('Alder')
  await choose('Birch')
  await approve(a)
  expect(connected()).toEqual([])
  expect(screen.getByRole('dialog').textContent).toContain('Birch')
  await approve(b)
  expect(connected()).toEqual([other])
  expect(recentWalletIds()).toEqual(['example.birch'])
})

test('… also when it answers after the other has connected', async () => {
  const { a, b, approve, choose, config, connected } = await open()
  await choose('Alder')
  await choose('Birch')
  await approve(b)
  await approve(a)
  expect(connected()).toEqual([other])
  expect(config.state.current).toBe([...config.state.connections.keys()][0])
  expect(recentWalletIds()).toEqual(['example.birch'])
})

test('a page that has gone is not connected by what comes after it', async () => {
  const { a, approve, choose, connected, page } = await open()
  await choose('Alder')
  page.unmount()
  await settle()
  await approve(a)
  expect(connected()).toEqual([])
})

test('one that is not given up connects, also where React runs effects twice', async () => {
  const { a, approve, choose, connected } = await open()
  await choose('Alder')
  await approve(a)
  expect(connected()).toEqual([manualAddress])
  expect(recentWalletIds()).toEqual(['example.alder'])
})

test('a button for one wallet asks it once, and connects it', async () => {
  const a = manualWallet()
  announce([{ name: 'Alder', wallet: a }])
  const config = createConfig()
  render(<Page config={config} wallet="example.alder" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Alder' }))
  await waitFor(() => expect(a.questions).toHaveLength(1))
  await act(settle)
  expect(a.questions).toHaveLength(1)
  await act(() => a.approve())
  expect(config.state.connections.size).toBe(1)
})

test('a wallet without an account leaves the visitor where they can go on', async () => {
  const { a, choose, config } = await open()
  await choose('Alder')
  await act(() => a.approve([]))
  await act(() => a.approve([]))
  await screen.findByText(/gave no account/)
  expect(config.state.status).toBe('disconnected')
  await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
  await waitFor(() => expect(a.questions).toHaveLength(1))
  await act(() => a.approve())
  await screen.findByRole('button', { name: /Account/ })
})

test.each(['0x', 'abc', undefined, {}])(
  'on a chain that is %j, the visitor can switch and disconnect',
  async (chainId) => {
    const { a, approve, choose } = await open()
    a.chainId = chainId
    await choose('Alder')
    await approve(a)
    await userEvent.click(await screen.findByRole('button', { name: /Wrong network/ }))
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain(
        'Wrong network detected, switch or disconnect to continue.',
      ),
    )
    expect(screen.getByRole('button', { name: 'Ethereum' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await screen.findByRole('button', { name: 'Connect Wallet' })
  },
)

describe('with a wallet that is slow', () => {
  function wallets(): [TestWallet, TestWallet] {
    const make = (name: string, key: string, personality: Personality) =>
      createTestWallet({
        name,
        rdns: `example.${name.toLowerCase()}`,
        privateKey: `0x${key.padStart(64, '0')}`,
        chains: [{ id: 1 }],
        allow: { chainIds: [1] },
        personality,
      })
    return [make('Snail', '1', late()), make('Hare', '2', approving())]
  }

  test('the one that was left does not take over', async () => {
    const config = createConfig()
    const [snail, hare] = wallets()
    stops.push(announceTestWallets([snail, hare]))
    render(<Page config={config} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Snail/ }))
    await userEvent.click(await screen.findByRole('button', { name: /Hare/ }))
    await screen.findByRole('button', { name: /Account/ })
    snail.control.release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect([...config.state.connections.values()].map(({ accounts }) => accounts)).toEqual([
      [other],
    ])
  })
})

test('a wallet that does not answer for a minute: the dialog says so, and still accepts its answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    const { a, choose, connected } = await open()
    await choose('Alder')
    await act(() => vi.advanceTimersByTimeAsync(limits.connectTimeout))
    await screen.findByText(/did not answer in time/)
    vi.useRealTimers()
    await act(() => a.approve())
    expect(connected()).toEqual([manualAddress])
  } finally {
    vi.useRealTimers()
  }
})

test('“Get a Wallet” is there only where there is one to get', async () => {
  render(<Page config={createConfig()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Get a Wallet' })).toBeNull()
  cleanup()
  const connectors = connectorsForWallets([{ groupName: 'Popular', wallets: [metaMask] }])
  render(<Page config={createConfig(connectors)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('button', { name: 'Get a Wallet' })
})
