import { gnosis, mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'
import { createStorage } from 'wagmi'
import { connect, reconnect } from 'wagmi/actions'
import { afterEach, expect, test, vi } from 'vitest'

import type { AutoConnect } from './autoConnect.ts'
import { createKitConfig } from './createKitConfig.ts'
import { discover } from './discovery.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function wallet(name: string, key = '1') {
  return createTestWallet({
    name,
    privateKey: `0x${key.padStart(64, '0')}`,
    rdns: `example.${name.toLowerCase()}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
  })
}

function storage(items = new Map<string, string>()) {
  return createStorage({
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
}

function page({
  autoConnect,
  items,
}: { autoConnect?: AutoConnect; items?: Map<string, string> } = {}) {
  const config = createKitConfig({
    chains: [mainnet, gnosis],
    autoConnect,
    storage: storage(items),
  })
  return { config, listen: () => void stops.push(discover(config)) }
}

test('a wallet that announces itself again and again is one connector', () => {
  const { config, listen } = page()
  const harbour = wallet('Harbour')
  stops.push(announceTestWallets([harbour]))
  listen()
  announceTestWallets([harbour])()
  // A provider that is mounted a second time starts listening again.
  listen()
  expect(config.connectors.map(({ id }) => id)).toEqual(['example.harbour'])
})

test('a wallet that comes late is listed', () => {
  const { config, listen } = page()
  listen()
  expect(config.connectors).toHaveLength(0)
  stops.push(announceTestWallets([wallet('Juniper')]))
  expect(config.connectors.map(({ name }) => name)).toEqual(['Juniper'])
})

test('two objects under one domain name are two connectors', () => {
  const { config, listen } = page()
  stops.push(announceTestWallets([wallet('Harbour'), wallet('Harbour', '2')]))
  listen()
  expect(config.connectors.map(({ id }) => id)).toEqual(['example.harbour', 'example.harbour'])
})

test.each([
  ['nothing', undefined],
  ['a text', 'wallet'],
  ['no provider', { info: { uuid: 'a', name: 'A', icon: '', rdns: 'example.a' } }],
  ['a provider that takes no requests', { info: { rdns: 'example.a' }, provider: {} }],
  ['no domain name', { info: { rdns: 'nodots' }, provider: { request: () => {} } }],
  ['a domain name that is none', { info: { rdns: 'a."><b.c' }, provider: { request: () => {} } }],
  [
    'a trap',
    {
      get info() {
        throw new Error('trap')
      },
    },
  ],
])('an announcement with %s is left out', (_, detail) => {
  const { config, listen } = page()
  listen()
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  expect(config.connectors).toHaveLength(0)
})

/** Two wallets trust the page; Juniper was connected here before, or neither. */
async function visit(autoConnect: AutoConnect, last: string | null) {
  const items = new Map(last ? [['wagmi.recentConnectorId', JSON.stringify(last)]] : [])
  const wallets = [wallet('Harbour'), wallet('Juniper', '2')]
  for (const { provider } of wallets) await provider.request({ method: 'eth_requestAccounts' })
  const { config, listen } = page({ autoConnect, items })
  stops.push(announceTestWallets(wallets))
  listen()
  await reconnect(config)
  return [...config.state.connections.values()].map(({ connector }) => connector.name)
}

test.each([
  ['last', null, []],
  ['last', 'example.juniper', ['Juniper']],
  ['last', 'example.gone', []],
  ['any', null, ['Harbour', 'Juniper']],
  [false, 'example.juniper', []],
] as [AutoConnect, string | null, string[]][])(
  'autoConnect %s after %s connects %j',
  async (autoConnect, last, expected) => {
    expect(await visit(autoConnect, last)).toEqual(expected)
  },
)

test('a wallet that reports by itself that it is connected does not connect a visitor who never chose it', async () => {
  const harbour = wallet('Harbour')
  await harbour.provider.request({ method: 'eth_requestAccounts' })
  const { config, listen } = page()
  stops.push(announceTestWallets([harbour]))
  listen()
  const [connector] = config.connectors
  connector?.onConnect?.({ chainId: '0x1' })
  // Long enough for a connection that came of it to show.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(config.state.status).toBe('disconnected')
})

test('the wallet connected last is connected again although it announces itself late', async () => {
  const items = new Map<string, string>()
  const juniper = wallet('Juniper')
  const first = page({ items })
  stops.push(announceTestWallets([juniper]))
  first.listen()
  const [connector] = first.config.connectors
  if (!connector) throw new Error('no connector')
  await connect(first.config, { connector })

  for (const stop of stops.splice(0)) stop()
  const second = page({ items })
  second.listen()
  // wagmi has read its storage and found no wallet to connect to.
  const { persist } = second.config._internal.store as {
    persist: { rehydrate: () => Promise<void> }
  }
  await persist.rehydrate()
  second.config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
  stops.push(announceTestWallets([juniper]))
  await vi.waitFor(() => expect(second.config.state.status).toBe('connected'))
})

test('polling, collecting and giving up follow the specification', () => {
  const { config } = page()
  const client = config.getClient({ chainId: 1 })
  expect(client.pollingInterval).toBe(4000)
  expect(client.batch).toEqual({ multicall: { wait: 32 } })
  expect(client.transport).toMatchObject({ timeout: 10_000 })
})
