import { expect, test } from 'vitest'
import { createConfig, createStorage, http, type Storage } from 'wagmi'
import { disconnect, reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { manualAddress, manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { wagmiInternals } from './wagmiInternals.ts'

const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

/** A config of wagmi's own, as it is installed, and a wallet of the page. */
function page({ storage = null, ssr = false }: { storage?: Storage | null; ssr?: boolean } = {}) {
  const wallet = manualWallet()
  const config = createConfig({
    chains: [mainnet, gnosis],
    transports: { [mainnet.id]: http(), [gnosis.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage,
    ssr,
  })
  const { connectors, events, store } = wagmiInternals(config)
  /** A connector that is set up and added as the kit does it. */
  const add = (id = 'a', { provider } = wallet) => {
    const connector = connectors.setup(
      injected({ target: { id, name: id, provider: provider as never } }),
    )
    connectors.setState((known) => [...known, connector])
    return connector
  }
  return { wallet, config, events, store, add }
}

/** A wallet that is in use, as wagmi leaves it when it has found it again. */
async function connected() {
  const { wallet, config, add, events } = page()
  const connector = add()
  wallet.accounts = [manualAddress]
  await reconnect(config)
  expect(config.state.status).toBe('connected')
  const listeners = () =>
    (['connect', 'change', 'disconnect'] as const).map((event) =>
      connector.emitter.listenerCount(event),
    )
  const connection = () => config.state.connections.get(connector.uid)
  return { wallet, config, add, events, connector, connection, listeners }
}

test('a connector that is added is listed, has a uid of its own, and listens to its wallet', async () => {
  const { config, add, wallet } = page()
  const [first, second] = [add('first'), add('second')]
  expect(config.connectors).toEqual([first, second])
  expect(first.uid).not.toBe(second.uid)
  expect(first.emitter.uid).toBe(first.uid)
  await settle()
  wallet.accounts = [manualAddress]
  wallet.emit('connect', { chainId: '0x64' })
  await settle()
  expect(config.state).toMatchObject({ status: 'connected', chainId: 100 })
})

test('the store has not hydrated before it is asked to, and has then', async () => {
  const storage = createStorage({ storage: memoryStorage() })
  const { store } = page({ storage, ssr: true })
  expect(store.persist?.hasHydrated()).toBe(false)
  // Zustand's store has it; wagmi's type names only what wagmi itself reads.
  const persist = store.persist as unknown as { rehydrate: () => unknown }
  await persist.rehydrate()
  expect(store.persist?.hasHydrated()).toBe(true)

  const browser = page({ storage })
  await settle()
  expect(browser.store.persist?.hasHydrated()).toBe(true)
  expect(page().store.persist).toBeUndefined()
})

test('“disconnect” ends a connection, does not ask the wallet, and lets it report by itself again', async () => {
  const { wallet, config, connector, events, listeners } = await connected()
  expect(listeners()).toEqual([0, 1, 1])
  const asked = wallet.asked.length
  // A connector has all that wagmi reads of the event, which is its uid.
  events.disconnect(connector)
  expect(config.state).toMatchObject({ status: 'disconnected', current: null })
  expect(wallet.asked).toHaveLength(asked)
  expect(listeners()).toEqual([1, 0, 0])
  events.disconnect(connector)
  expect(config.state.status).toBe('disconnected')
})

test('… and of two connections leaves the other in use', async () => {
  const { config, add, connector, events } = await connected()
  const second = add('b', manualWallet({ address: other }))
  second.emitter.emit('connect', { accounts: [other], chainId: 1 })
  expect(config.state.current).toBe(second.uid)
  events.disconnect(second)
  expect(config.state).toMatchObject({ status: 'connected', current: connector.uid })
})

test('“change” and “disconnect” are the very listeners that wagmi puts on a connector in use', async () => {
  const { config, connector, connection, events, listeners } = await connected()
  const { emitter } = connector
  emitter.emit('change', { accounts: [other] })
  emitter.emit('change', { chainId: 100 })
  expect(connection()).toMatchObject({ accounts: [other], chainId: 100 })
  // Another object would leave wagmi's own in place.
  emitter.off('change', events.change)
  emitter.off('disconnect', events.disconnect)
  expect(listeners()).toEqual([0, 0, 0])
  emitter.on('disconnect', events.disconnect)
  emitter.emit('disconnect')
  expect(config.state.status).toBe('disconnected')
})

test('“connect” is the very listener that wagmi puts on a connector that is not in use', async () => {
  const { config, add, events } = page()
  const connector = add()
  const { emitter } = connector
  const report = () => emitter.emit('connect', { accounts: [manualAddress], chainId: 1 })
  emitter.off('connect', events.connect)
  expect(emitter.listenerCount('connect')).toBe(0)
  report()
  expect(config.state.status).toBe('disconnected')
  emitter.on('connect', events.connect)
  config.setState((state) => ({ ...state, status: 'connecting' }))
  report()
  // A visitor who is being asked decides.
  expect(config.state.connections.size).toBe(0)
  config.setState((state) => ({ ...state, status: 'disconnected' }))
  report()
  expect(config.state.connections.get(connector.uid)?.accounts).toEqual([manualAddress])
  await disconnect(config, { connector })
  emitter.off('connect', events.connect)
  expect(emitter.listenerCount('connect')).toBe(0)
})

test('no other file of the kit reaches for them', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts', '!../**/*.test.tsx'],
    { query: '?raw', import: 'default', eager: true },
  )
  const reaching = Object.keys(sources).filter((path) => sources[path]?.includes('_internal'))
  expect(reaching).toEqual(['./wagmiInternals.ts'])
})
