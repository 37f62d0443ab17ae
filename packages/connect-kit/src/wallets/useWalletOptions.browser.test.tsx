import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Config,
  createConfig as createWagmiConfig,
  createStorage,
  http,
  WagmiProvider,
} from 'wagmi'
import { foundry } from 'wagmi/chains'
import { announceTestWallets, createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { wagmiInternals } from '../connection/wagmiInternals.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { connectorsForWallets } from './connectorsForWallets.ts'
import { recentWalletIds, rememberWallet } from './recentWallets.ts'
import { useWalletOptions } from './useWalletOptions.ts'
import type { Wallet } from './Wallet.ts'
import type { WalletOption } from './WalletOption.ts'

const badger: Wallet = {
  id: 'badger',
  name: 'Badger',
  rdns: 'test.badger',
  iconUrl: 'data:image/svg+xml,badger',
  iconBackground: '#123456',
  downloadUrls: { browserExtension: 'https://badger.test' },
  injected: { namespace: 'badger' },
}

beforeEach(() => localStorage.clear())
const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(window, 'badger')
})

function testWallet(name: string, rdns: string) {
  return createTestWallet({
    name,
    rdns,
    privateKey: `0x${'11'.repeat(32)}`,
    chains: [{ id: foundry.id }],
  })
}

/** Adds wallets to the page that announce themselves on request. */
function announce(...wallets: TestWallet[]) {
  act(() => void stops.push(announceTestWallets(wallets)))
}

function createConfig() {
  return createKitConfig({
    chains: [foundry],
    transports: { [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: connectorsForWallets([{ groupName: 'Popular', wallets: [badger] }]),
    storage: createStorage({ storage: memoryStorage() }),
  })
}

/** The same without `createKitConfig`. */
const createConfigOfWagmi = () =>
  createWagmiConfig({
    chains: [foundry],
    transports: { [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: connectorsForWallets([{ groupName: 'Popular', wallets: [badger] }]),
    storage: createStorage({ storage: memoryStorage() }),
  })

const wrapperFor =
  (config: Config) =>
  ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <ConnectKitProvider>{children}</ConnectKitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )

function options(config: Config) {
  const { result } = renderHook(() => useWalletOptions(), { wrapper: wrapperFor(config) })
  return {
    ids: () => result.current.map(({ id }) => id),
    option: (id: string) => result.current.find((option) => option.id === id),
  }
}

test('a wallet that announces itself late appears without a reload, once, and takes the place of its definition', async () => {
  const list = options(createConfig())
  await waitFor(() => expect(list.ids()).toEqual(['badger']))
  expect(list.option('badger')).toMatchObject({ ready: false, installed: false })

  announce(testWallet('Badger', 'test.badger'), testWallet('Heron', 'test.heron'))
  await waitFor(() => expect(list.ids()).toEqual(['badger', 'test.heron']))
  expect(list.option('badger')).toMatchObject({
    ready: true,
    installed: true,
    groupName: 'Installed',
  })
  act(() => void window.dispatchEvent(new Event('eip6963:requestProvider')))
  expect(list.ids()).toEqual(['badger', 'test.heron'])
})

test('the first list already knows what a wallet has put into the page', () => {
  Object.assign(window, { badger: testWallet('Badger', 'test.badger').provider })
  const config = createConfig()
  const { result } = renderHook(
    () => {
      const first = useRef<WalletOption[]>(undefined)
      const now = useWalletOptions()
      first.current ??= now
      return first.current
    },
    { wrapper: wrapperFor(config) },
  )
  expect(result.current).toMatchObject([{ id: 'badger', ready: true, installed: true }])
})

test.each([
  ['the kit', createConfig],
  ['wagmi', createConfigOfWagmi],
])('a wallet that announces itself changes the list once, in a config of %s', async (_, create) => {
  const config = create()
  const lists = new Set<WalletOption[]>()
  renderHook(
    () => {
      const now = useWalletOptions()
      useEffect(() => void lists.add(now), [now])
    },
    { wrapper: wrapperFor(config) },
  )
  // What wagmi has stored is read, and what it answers is drawn.
  const settle = () =>
    act(() => Promise.all(config.connectors.map((connector) => connector.getProvider())))
  await waitFor(() => expect(wagmiInternals(config).store.persist?.hasHydrated()).toBe(true))
  await settle()
  const before = lists.size
  announce(testWallet('Heron', 'test.heron'))
  await settle()
  expect([...lists].slice(before).map((list) => list.map(({ id }) => id))).toEqual([
    ['test.heron', 'badger'],
  ])
})

test('the icon that a wallet announced stays for when it is away', async () => {
  const list = options(createConfig())
  await waitFor(() => expect(list.option('badger')?.iconUrl).toBe(badger.iconUrl))
  announce(testWallet('Badger', 'test.badger'))
  await waitFor(() => expect(list.option('badger')?.installed).toBe(true))
  const announced = list.option('badger')?.iconUrl
  expect(announced).toMatch(/^data:image\//)
  expect(announced).not.toBe(badger.iconUrl)

  cleanup()
  for (const stop of stops.splice(0)) stop()
  const later = options(createConfig())
  await waitFor(() =>
    expect(later.option('badger')).toMatchObject({ installed: false, iconUrl: announced }),
  )
})

test('a wallet that was installed without announcing itself is found when the visitor comes back to the page', async () => {
  const list = options(createConfig())
  await waitFor(() => expect(list.option('badger')?.ready).toBe(false))
  Object.assign(window, { badger: testWallet('Badger', 'test.badger').provider })
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(list.option('badger')).toMatchObject({ ready: true, installed: true }))
})

test('connecting through an option connects, says when the wallet is asked, and remembers it', async () => {
  const config = createConfig()
  const list = options(config)
  announce(testWallet('Heron', 'test.heron'))
  await waitFor(() => expect(list.ids()).toContain('test.heron'))
  const asked = vi.fn()
  const leave = list.option('test.heron')?.onConnecting?.(asked)
  await act(async () => {
    await list.option('test.heron')?.connect?.()
  })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(config.state.status).toBe('connected')
  expect(recentWalletIds()).toEqual(['test.heron'])
  await waitFor(() => expect(list.option('test.heron')?.recent).toBe(true))
  leave?.()
})

test('a refusal is not remembered', async () => {
  const list = options(createConfig())
  const heron = testWallet('Heron', 'test.heron')
  announce(heron)
  await waitFor(() => expect(list.ids()).toContain('test.heron'))
  heron.control.rejectNext()
  await expect(list.option('test.heron')?.connect?.()).rejects.toMatchObject({ code: 4001 })
  expect(recentWalletIds()).toEqual([])
})

test('a request that is open already is reported as such, and goes on until it is given up', async () => {
  const list = options(createConfig())
  const heron = testWallet('Heron', 'test.heron')
  announce(heron)
  await waitFor(() => expect(list.ids()).toContain('test.heron'))
  heron.control.lock()
  const pending = new Promise<void>((resolve) => list.option('test.heron')?.onPending?.(resolve))
  const asked = list.option('test.heron')?.connect?.()
  await pending
  list.option('test.heron')?.cancel?.()
  await expect(asked).rejects.toMatchObject({ code: 4001 })
})

test('what another tab remembers moves to the front here', async () => {
  const list = options(createConfig())
  announce(testWallet('Heron', 'test.heron'), testWallet('Ibis', 'test.ibis'))
  await waitFor(() => expect(list.ids()).toEqual(['test.heron', 'test.ibis', 'badger']))
  act(() => rememberWallet('test.ibis'))
  await waitFor(() => expect(list.ids()).toEqual(['test.ibis', 'test.heron', 'badger']))
})
