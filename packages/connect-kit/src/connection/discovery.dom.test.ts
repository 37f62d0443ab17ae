import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStorage } from 'wagmi'
import { connect, disconnect, reconnect } from 'wagmi/actions'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'

import * as limits from '../limits.ts'
import type { AutoConnect } from './configState.ts'
import { connectWallet } from './connectWallet.ts'
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
    'a provider that is a promise too',
    { info: { rdns: 'example.a' }, provider: { request: () => {}, then: () => {} } },
  ],
  [
    'a provider that has every method there could be',
    { info: { rdns: 'example.a' }, provider: new Proxy({}, { get: () => () => {} }) },
  ],
  [
    'a domain name without end',
    { info: { rdns: `a.${'b'.repeat(300)}` }, provider: { request: () => {} } },
  ],
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
  await expect.poll(() => second.config.state.status).toBe('connected')
})

test('polling, multicalls and timeouts are those of behaviour/connection#defaults', () => {
  const { config } = page()
  const client = config.getClient({ chainId: 1 })
  expect(client.pollingInterval).toBe(4000)
  expect(client.batch).toEqual({ multicall: { wait: 32 } })
  expect(client.transport).toMatchObject({ timeout: 10_000 })
})

/** Announces something that is no wallet of ours. */
function announce(info: object, provider: object = { request: () => Promise.resolve(null) }) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
}

test('what is handed to wagmi of a name and an icon is short, and can be seen', () => {
  const { config, listen } = page()
  listen()
  announce({
    rdns: 'example.a',
    // Reversed, and with a soft hyphen and a tag, which nobody sees.
    name: `\u202eks\u00ada\u{e0041}M\u0000${'x'.repeat(9_000)}`,
    icon: 'x'.repeat(70_000),
  })
  const [connector] = config.connectors
  expect(connector?.name).toMatch(/^ksaMx{80,100}$/)
  expect(connector?.icon).toBe('')
})

test('a script that announces without end is listed so far and no further', () => {
  const { config, listen } = page()
  listen()
  for (let i = 0; i < limits.announcements + 50; i += 1) announce({ rdns: `example.a${i}` })
  expect(config.connectors).toHaveLength(limits.announcements)
})

test('where two claim to be the wallet of last time, neither is reconnected', async () => {
  const items = new Map([['wagmi.recentConnectorId', '"example.harbour"']])
  const wallets = [wallet('Harbour'), wallet('Harbour', '2')]
  for (const { provider } of wallets) await provider.request({ method: 'eth_requestAccounts' })
  const { config, listen } = page({ items })
  stops.push(announceTestWallets(wallets))
  listen()
  await reconnect(config)
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('… also when one of them reports by itself that it is connected', async () => {
  const items = new Map([['wagmi.recentConnectorId', '"example.harbour"']])
  const wallets = [wallet('Harbour'), wallet('Harbour', '2')]
  for (const { provider } of wallets) await provider.request({ method: 'eth_requestAccounts' })
  const { config, listen } = page({ items })
  stops.push(announceTestWallets(wallets))
  listen()
  for (const connector of config.connectors) connector.onConnect?.({ chainId: '0x1' })
  // Long enough for a connection that came of it to show.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('… and when the second one comes while the first is being found again', async () => {
  const items = new Map([['wagmi.recentConnectorId', '"example.harbour"']])
  const { provider } = wallet('Harbour')
  await provider.request({ method: 'eth_requestAccounts' })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow = {
    async request(call: { method: string }) {
      if (call.method === 'eth_accounts') await asked
      return provider.request(call)
    },
  }
  const { config, listen } = page({ items })
  listen()
  announce({ rdns: 'example.harbour', name: 'Harbour' }, slow)
  const found = reconnect(config)
  stops.push(announceTestWallets([wallet('Harbour', '2')]))
  answer()
  await found
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('the wallet of last time is let go when a second one claims to be it', async () => {
  const items = new Map([['wagmi.recentConnectorId', '"example.harbour"']])
  const [impostor, true_] = [wallet('Harbour'), wallet('Harbour', '2')]
  for (const { provider } of [impostor, true_])
    await provider.request({ method: 'eth_requestAccounts' })
  const { config, listen } = page({ items })
  stops.push(announceTestWallets([impostor]))
  listen()
  await reconnect(config)
  expect(config.state.status).toBe('connected')
  stops.push(announceTestWallets([true_]))
  expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
})

test('the wallet that the visitor chose in this page is kept when a second one claims to be it', async () => {
  const { config, listen } = page()
  stops.push(announceTestWallets([wallet('Harbour')]))
  listen()
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connectWallet(config, connector)
  stops.push(announceTestWallets([wallet('Harbour', '2')]))
  expect(config.state.current).toBe(connector.uid)
})

describe('where the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each([
    [
      'the storage itself',
      () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked),
    ],
    [
      'what it does',
      () =>
        vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked }),
    ],
  ])('%s throws, and a wallet is connected and disconnected all the same', async (_, block) => {
    block()
    const config = createKitConfig({ chains: [mainnet] })
    stops.push(discover(config))
    stops.push(announceTestWallets([wallet('Harbour')]))
    const [connector] = config.connectors
    if (!connector) throw new Error('no connector')
    await connectWallet(config, connector)
    expect(config.state.status).toBe('connected')
    await disconnect(config)
    expect(config.state.status).toBe('disconnected')
    // For as long as the page lives it is remembered that the visitor left.
    expect(await connector.isAuthorized()).toBe(false)
  })

  test('a storage of the host that throws does not break anything either', async () => {
    const storage = { key: 'x', getItem: blocked, setItem: blocked, removeItem: blocked }
    const config = createKitConfig({ chains: [mainnet], storage })
    await reconnect(config)
    expect(config.state.status).toBe('disconnected')
  })

  test.each(['{', 'null', '7', '[]', '{"__type":"Map"}'])(
    'a remembered wallet that reads %s is ignored',
    async (stored) => {
      const harbour = wallet('Harbour')
      await harbour.provider.request({ method: 'eth_requestAccounts' })
      const { config, listen } = page({ items: new Map([['wagmi.recentConnectorId', stored]]) })
      stops.push(announceTestWallets([harbour]))
      listen()
      await reconnect(config)
      expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
    },
  )
})

test.each(['on', 'removeListener'])(
  'a wallet whose “%s” throws is connected and left all the same',
  async (name) => {
    const { info, provider } = wallet('Harbour')
    const odd = {
      request: (asked: never) => provider.request(asked),
      ...{ on() {}, removeListener() {} },
      [name]() {
        throw new Error('Not here.')
      },
    }
    const { config, listen } = page()
    listen()
    const detail = { info, provider: odd }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const [connector] = config.connectors
    await connectWallet(config, connector!)
    expect(config.state.status).toBe('connected')
    await disconnect(config)
    expect(config.state.status).toBe('disconnected')
  },
)
