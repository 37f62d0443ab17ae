import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { createStorage, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createKitConfig } from './createKitConfig.ts'

const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const connector = { id: 'a', name: 'A', type: 'injected', uid: 'a' }
const connections = (...value: unknown[]) => ({ __type: 'Map', value })

describe.each<[string, unknown]>([
  ['no state', null],
  ['a text', 'connected'],
  ['connections that are a plain object', { connections: {}, current: null, chainId: 1 }],
  ['connections that are a list', { connections: [], current: null, chainId: 1 }],
  ['no connections', { connections: null, current: null, chainId: 1 }],
  [
    'a connection that is none',
    { connections: connections(['a', null]), current: 'a', chainId: 1 },
  ],
  [
    'a connection without accounts',
    { connections: connections(['a', { chainId: 1, connector }]), current: 'a', chainId: 1 },
  ],
  [
    'a connection without a connector',
    {
      connections: connections(['a', { accounts: [account], chainId: 1 }]),
      current: 'a',
      chainId: 1,
    },
  ],
  [
    'a current connection that is not there',
    { connections: connections(), current: 'a', chainId: 1 },
  ],
])('a page whose storage has %s', (_, state) => {
  test.each([true, false])('stands, and a visitor connects (ssr: %s)', async (ssr) => {
    const items = memoryStorage()
    items.setItem('wagmi.store', JSON.stringify({ state, version: 3 }))
    items.setItem('wagmi.recentConnectorId', JSON.stringify('a'))
    const config = createKitConfig({
      chains: [mainnet],
      storage: createStorage({ storage: items }),
      ssr,
    })
    const wallet = createTestWallet({
      name: 'Harbour',
      rdns: 'example.harbour',
      privateKey: `0x${'1'.padStart(64, '0')}`,
      chains: [{ id: 1 }],
      allow: { chainIds: [1] },
    })
    stops.push(announceTestWallets([wallet]))
    render(
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <ConnectKitProvider>
            <p>The page</p>
            <ConnectButton />
          </ConnectKitProvider>
        </QueryClientProvider>
      </WagmiProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    await screen.findByRole('button', { name: /^Account/ })
    expect(screen.getByText('The page')).toBeTruthy()
  })
})
