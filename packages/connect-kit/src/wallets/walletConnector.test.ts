import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http } from 'wagmi'
import { connect, disconnect, getConnection, reconnect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { createTestWallet } from '@ghost-pay/test-wallet'
import { clientStorage, type Relay, startRelay } from '@ghost-pay/test-wallet/relay'

import { describeWalletError } from '../errors/describeWalletError.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { allow, createScanningWallet, pairedAccount, scan } from '../testing/scanningWallet.ts'
import { loadSignClient } from '../walletconnect/sharedSignClient.ts'
import { connectorsForWallets } from './connectorsForWallets.ts'
import type { Wallet } from './Wallet.ts'

const otter: Wallet = {
  id: 'otter',
  name: 'Otter',
  iconUrl: 'data:image/svg+xml,otter',
  iconBackground: '#654321',
  injected: { namespace: 'otter' },
  qrCode: { getUri: '{rawUri}' },
}

let relay: Relay
let names = 0

beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.stop())
afterEach(() => vi.unstubAllGlobals())

/** A page whose list has one wallet, which can be in the page or be paired. */
function createPage() {
  names += 1
  const load = vi.fn(loadSignClient)
  const connectors = connectorsForWallets([{ groupName: 'Popular', wallets: [otter] }], {
    appName: 'Shop',
    appUrl: 'https://shop.test',
    projectId: `list-${names}`,
    walletConnectParameters: {
      relayUrl: relay.url,
      storage: clientStorage(),
      storagePrefix: `list-${names}`,
      loadSignClient: load,
    },
  })
  const storage = createStorage({ storage: memoryStorage() })
  const uris: string[] = []
  const create = () => {
    const config = createConfig({
      chains: [foundry],
      transports: { [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }) },
      connectors,
      multiInjectedProviderDiscovery: false,
      storage,
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('There is no connector.')
    connector.emitter.on('message', ({ type, data }) => {
      if (type === 'display_uri') uris.push(String(data))
    })
    return { config, connector }
  }
  return { ...create(), again: create, load, uris }
}

/** Puts the wallet into the page. */
function install() {
  const wallet = createTestWallet({
    name: 'Otter',
    privateKey: `0x${'33'.repeat(32)}`,
    chains: [{ id: foundry.id }],
  })
  vi.stubGlobal('window', Object.assign(globalThis, { otter: wallet.provider }))
  return wallet
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'otter')
})

async function pair({ config, connector, uris }: ReturnType<typeof createPage>) {
  const wallet = await createScanningWallet(relay.url)
  const seen = uris.length
  const connecting = connect(config, { connector })
  const { id } = await scan(wallet, uris, seen)
  await wallet.approve({ id, namespaces: allow([foundry.id]) })
  await connecting
  return wallet
}

test('a wallet that is not in the page is paired', async () => {
  const page = createPage()
  await pair(page)
  expect(getConnection(page.config)).toMatchObject({
    address: pairedAccount.address,
    connector: { id: 'otter', name: 'Otter' },
  })
})

test('a wallet that is in the page is asked there, and nothing is loaded', async () => {
  const page = createPage()
  const { control } = install()
  await connect(page.config, { connector: page.connector })
  expect(getConnection(page.config).address).toBe(control.accounts[0])
  expect(page.load).not.toHaveBeenCalled()
  expect(page.uris).toEqual([])
})

test('a wallet that is installed while the page is open is found the next time', async () => {
  const page = createPage()
  await pair(page)
  await disconnect(page.config)
  const { control } = install()
  await connect(page.config, { connector: page.connector })
  expect(getConnection(page.config).address).toBe(control.accounts[0])
})

test('a paired wallet is connected again after a reload, unless the visitor disconnected', async () => {
  const page = createPage()
  await pair(page)
  const back = page.again()
  await reconnect(back.config)
  expect(getConnection(back.config).address).toBe(pairedAccount.address)
  expect(page.uris).toHaveLength(1)

  await disconnect(back.config)
  const later = page.again()
  expect(await reconnect(later.config)).toEqual([])
})

test('a session stays in use after a reload, also when the wallet was installed since', async () => {
  const page = createPage()
  await pair(page)
  install()
  const back = page.again()
  await reconnect(back.config)
  expect(getConnection(back.config).address).toBe(pairedAccount.address)
})

test('without an earlier pairing a reload connects nothing and loads nothing', async () => {
  const page = createPage()
  expect(await reconnect(page.config)).toEqual([])
  expect(page.load).not.toHaveBeenCalled()
})

test('giving up while the code is being made, and while it is shown, releases the attempt', async () => {
  const page = createPage()
  const early = connect(page.config, { connector: page.connector })
  await page.connector.disconnect()
  expect(describeWalletError(await early.catch((error: unknown) => error)).kind).toBe('rejected')
  expect(page.uris).toEqual([])

  const shown = connect(page.config, { connector: page.connector })
  await vi.waitFor(() => expect(page.uris).toHaveLength(1), { timeout: 10_000 })
  await page.connector.disconnect()
  expect(describeWalletError(await shown.catch((error: unknown) => error)).kind).toBe('rejected')
})

test('giving up and trying again at once shows a new code that works', async () => {
  const page = createPage()
  const first = connect(page.config, { connector: page.connector }).catch(() => {})
  await vi.waitFor(() => expect(page.uris).toHaveLength(1), { timeout: 10_000 })
  void page.connector.disconnect()
  await pair(page)
  await first
  expect(getConnection(page.config).status).toBe('connected')
  expect(page.uris).toHaveLength(2)
})
