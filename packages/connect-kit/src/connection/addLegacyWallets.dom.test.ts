import { afterEach, expect, test } from 'vitest'
import { type CreateConnectorFn, createStorage } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet, injectTestWallet } from '@ghost-pay/test-wallet'

import { memoryStorage } from '../testing/memoryStorage.ts'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { coinbase } from '../wallets/definitions/coinbase.ts'
import { metaMask } from '../wallets/definitions/metaMask.ts'
import { rabby } from '../wallets/definitions/rabby.ts'
import { walletEntryOf } from '../wallets/walletEntry.ts'
import { walletOptions } from '../wallets/walletOptions.ts'
import { connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'
import { discover } from './discovery.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(window, 'ethereum')
})

function wallet(flags: Record<string, unknown> = {}, rdns = 'example.harbour') {
  const made = createTestWallet({
    name: 'Harbour',
    rdns,
    privateKey: `0x${'1'.padStart(64, '0')}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
  })
  return { ...made, provider: Object.assign(made.provider, flags) }
}

/** What a visitor of the page could choose. */
async function list(connectors: CreateConnectorFn[] = [], items = memoryStorage()) {
  const config = createKitConfig({
    chains: [mainnet],
    connectors,
    storage: createStorage({ storage: items }),
  })
  stops.push(discover(config))
  // The code for such wallets is loaded when there is one. Long enough for a row too many to show.
  await import('./addLegacyWallets.ts')
  await new Promise((resolve) => setTimeout(resolve, 150))
  const options = async () =>
    walletOptions({
      connectors: await Promise.all(
        config.connectors.map(async (connector) => ({
          connector,
          provider:
            walletEntryOf(connector)?.findProvider() ??
            ((await connector.getProvider()) as object | undefined) ??
            null,
        })),
      ),
      browser: { name: 'chrome', os: 'linux' },
    })
  const ready = async () =>
    (await options()).filter(({ installed }) => installed).map(({ name }) => name)
  return { config, options, ready }
}

test.each([
  [{}, 'Unknown Wallet #1'],
  [{ isMetaMask: true }, 'MetaMask'],
  [{ isMetaMask: true, isRabby: true }, 'Rabby Wallet'],
  [{ isMetaMask: true, isBraveWallet: true }, 'Brave Wallet'],
  [{ isRainbow: true }, 'Rainbow'],
  [{ isCoinbaseWallet: true }, 'Coinbase Wallet'],
  [{ isTrust: true, isMetaMask: true }, 'Trust Wallet'],
  [{ isMetaMask: 'yes' }, 'Unknown Wallet #1'],
])('a wallet at window.ethereum with %j is found as %s', async (flags, name) => {
  stops.push(injectTestWallet(wallet(flags)))
  const { ready } = await list()
  expect(await ready()).toEqual([name])
})

test('it connects, and is there again after a reload', async () => {
  const items = memoryStorage()
  const harbour = wallet({ isRabby: true })
  stops.push(injectTestWallet(harbour))
  const { config } = await list([], items)
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connectWallet(config, connector)
  expect(config.state.status).toBe('connected')
  const later = await list([], items)
  await reconnect(later.config)
  expect(later.config.state.status).toBe('connected')
})

test('several at once are named by what they say, and numbered where they say nothing', async () => {
  const providers = [{ isMetaMask: true }, {}, {}, { isRabby: true, isMetaMask: true }].map(
    (flags) => wallet(flags).provider,
  )
  Object.assign(window, { ethereum: Object.assign(wallet().provider, { providers }) })
  const { config, ready } = await list()
  expect(await ready()).toEqual([
    'MetaMask',
    'Unknown Wallet #1',
    'Unknown Wallet #2',
    'Rabby Wallet',
  ])
  expect(new Set(config.connectors.map(({ id }) => id)).size).toBe(4)
})

test('one that announces itself as well has one row, also when the object is another', async () => {
  const same = wallet({ isMetaMask: true })
  stops.push(injectTestWallet(same), announceTestWallets([same]))
  expect(await (await list()).ready()).toEqual(['Harbour'])

  const wrapped = wallet({ isRabby: true })
  const twin = wallet({}, 'io.rabby')
  stops.push(injectTestWallet(wrapped), announceTestWallets([twin]))
  expect(await (await list()).ready()).not.toContain('Rabby Wallet')
})

test('one that announces itself late loses its second row', async () => {
  const harbour = wallet({ isMetaMask: true })
  stops.push(injectTestWallet(harbour))
  const { ready } = await list()
  expect(await ready()).toEqual(['MetaMask'])
  stops.push(announceTestWallets([harbour]))
  expect(await ready()).toEqual(['Harbour'])
})

test('a definition that knows it keeps the row, and does not take another’s', async () => {
  const definitions = () =>
    connectorsForWallets([{ groupName: 'Popular', wallets: [metaMask, rabby, coinbase] }])
  stops.push(injectTestWallet(wallet({ isRabby: true, isMetaMask: true })))
  const { options, ready } = await list(definitions())
  expect(await ready()).toEqual(['Rabby Wallet'])
  expect((await options()).find(({ id }) => id === 'rabby')?.installed).toBe(true)
})

test('a host that lists window.ethereum itself gets no second row', async () => {
  stops.push(injectTestWallet(wallet()))
  const { config } = await list([injected()])
  expect(config.connectors).toHaveLength(1)
})

test('one that comes after the page is found when it says so', async () => {
  const { ready } = await list()
  stops.push(injectTestWallet(wallet({ isMetaMask: true })))
  await expect.poll(ready).toEqual(['MetaMask'])
})

test.each([
  ['a promise', { request: () => {}, then: () => {} }],
  ['everything', new Proxy({}, { get: () => () => {} })],
  ['nothing', {}],
  ['a text', 'ethereum'],
  [
    'traps',
    {
      get request() {
        throw new Error('trap')
      },
    },
  ],
])('%s at window.ethereum is no wallet', async (_, ethereum) => {
  Object.assign(window, { ethereum })
  expect((await list()).config.connectors).toHaveLength(0)
})
