import { afterEach, expect, test } from 'vitest'
import { createStorage } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { manualAddress, type ManualWallet, manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { cancelConnect, connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'
import { followTabs, readTabNews } from './followTabs.ts'

const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Two tabs of one page: what one writes, the other receives as an event. The wallets report nothing. */
function tabs() {
  const items = memoryStorage()
  const a = manualWallet()
  const b = manualWallet({ address: other })
  a.emit = () => {}
  b.emit = () => {}
  const tab = () => {
    const writing = {
      getItem: (key: string) => items.getItem(key),
      setItem(key: string, value: string) {
        items.setItem(key, value)
        notify(key, value)
      },
      removeItem(key: string) {
        items.removeItem(key)
        notify(key, null)
      },
    }
    const notify = (key: string, newValue: string | null) => {
      for (const listener of others(config))
        listener(new StorageEvent('storage', { key, newValue }))
    }
    const config = createKitConfig({
      chains: [mainnet, gnosis],
      connectors: [a, b].map(({ provider }, index) =>
        injected({
          target: { id: 'ab'[index] ?? '', name: 'Wallet', provider: provider as never },
        }),
      ),
      storage: createStorage({ storage: writing }),
    })
    return config
  }
  const listeners = new Map<object, (event: StorageEvent) => void>()
  const others = (config: object) =>
    [...listeners].filter(([of]) => of !== config).map(([, listener]) => listener)
  const listen = (config: ReturnType<typeof tab>) => {
    // Each tab has a window of its own; here they share one, so each is given only what the other wrote.
    const add = window.addEventListener.bind(window)
    window.addEventListener = ((type: string, listener: (event: StorageEvent) => void) => {
      if (type === 'storage') listeners.set(config, listener)
    }) as never
    stops.push(followTabs(config), () => listeners.delete(config))
    window.addEventListener = add
  }
  const [first, second] = [tab(), tab()]
  listen(first)
  listen(second)
  const connect = async (config: typeof first, wallet: ManualWallet, index: number) => {
    const connector = config.connectors[index]
    if (!connector) throw new Error('no connector')
    const asked = connectWallet(config, connector)
    await settle()
    await wallet.approve()
    await asked
    await settle()
  }
  const account = ({ state }: typeof first) =>
    state.connections.get(state.current ?? '')?.accounts[0]
  return { a, b, first, second, connect, account }
}

test('a visitor who disconnects in one tab is disconnected in the other', async () => {
  const { a, first, second, connect, account } = tabs()
  await connect(first, a, 0)
  await connect(second, a, 0)
  await disconnect(first)
  await settle()
  expect(account(second)).toBeUndefined()
  expect(second.state.status).toBe('disconnected')
})

test('another wallet that is connected in one tab is used in the other', async () => {
  const { a, b, first, second, connect, account } = tabs()
  await connect(first, a, 0)
  await connect(second, a, 0)
  await connect(first, b, 1)
  expect(account(first)).toBe(other)
  expect(account(second)).toBe(other)
})

test('a tab without a connection stays so', async () => {
  const { a, first, second, connect, account } = tabs()
  await connect(first, a, 0)
  expect(account(first)).toBe(manualAddress)
  expect(account(second)).toBeUndefined()
})

test('another chain or account that one tab was notified of is requested in the other', async () => {
  const { a, first, second, connect, account } = tabs()
  await connect(first, a, 0)
  await connect(second, a, 0)
  a.chainId = '0x64'
  a.accounts = [other]
  first.connectors[0]?.onChainChanged('0x64')
  await settle()
  expect(second.state.connections.get(second.state.current ?? '')?.chainId).toBe(100)
  expect(account(second)).toBe(other)
})

test('a tab that opens, and has nothing stored yet, has no effect', async () => {
  const { a, first, connect, account } = tabs()
  await connect(first, a, 0)
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'wagmi.store', newValue: '{"state":{"connections":[]}}' }),
  )
  await settle()
  expect(account(first)).toBe(manualAddress)
})

test('a pending request in this tab is not replaced by another tab', async () => {
  const { a, b, first, second, connect, account } = tabs()
  await connect(second, a, 0)
  const asked = connectWallet(second, second.connectors[1]!).catch(() => {})
  await settle()
  b.accounts = [other]
  await first.storage?.setItem('recentConnectorId', 'b')
  await settle()
  expect(account(second)).toBe(manualAddress)
  cancelConnect(second.connectors[1]!)
  await asked
})

test('what another tab wrote is not believed: a wallet that the visitor left stays left', async () => {
  const { a, b, first, second, connect, account } = tabs()
  await connect(second, a, 0)
  b.accounts = [other]
  await first.storage?.setItem('b.disconnected', true)
  await first.storage?.setItem('recentConnectorId', 'b')
  await settle()
  expect(account(second)).toBe(manualAddress)
})

test.each([
  ['by the way back', 'left', 'wagmi.a.disconnected', undefined],
  ['by the way back', 'used', 'other.a.disconnected', manualAddress],
  ['once React shows it again', 'left', 'wagmi.a.disconnected', undefined],
])(
  'a page that comes back %s finds a wallet as it was %s meanwhile',
  async (way, _, key, found) => {
    localStorage.clear()
    const a = manualWallet()
    const config = createKitConfig({
      chains: [mainnet],
      connectors: [injected({ target: { id: 'a', name: 'A', provider: a.provider as never } })],
    })
    const stop = followTabs(config)
    stops.push(stop, () => localStorage.clear())
    const asked = connectWallet(config, config.connectors[0]!)
    await settle()
    await a.approve()
    await asked
    const isKept = way === 'by the way back'
    if (isKept) window.dispatchEvent(new Event('pagehide'))
    else stop()
    // Another tab writes, of which this page hears nothing.
    localStorage.setItem(key, 'true')
    if (isKept) window.dispatchEvent(new Event('pageshow'))
    else stops.push(followTabs(config))
    await settle()
    expect(config.state.connections.get(config.state.current ?? '')?.accounts[0]).toBe(found)
  },
)

test.each([
  ['wagmi.a.b.disconnected', 'true', { type: 'left', connectorId: 'a.b' }],
  ['wagmi.a.b.disconnected', null, undefined],
  ['wagmi.walletConnect.pairing', null, { type: 'left', connectorId: 'walletConnect' }],
  ['wagmi.walletConnect.pairing', '{}', undefined],
  ['wagmi.recentConnectorId', '"a.b"', { type: 'chosen', connectorId: 'a.b' }],
  ['wagmi.recentConnectorId', null, undefined],
  ['wagmi.recentConnectorId', '{', undefined],
  ['wagmi.recentConnectorId', '7', undefined],
  ['wagmi.store', 'anything', { type: 'changed' }],
  ['other.store', 'anything', undefined],
  ['wagmi.else', 'anything', undefined],
  [null, null, undefined],
])('%s becoming %j says %j', (key, value, news) => {
  expect(readTabNews('wagmi', { key, value })).toEqual(news)
})
