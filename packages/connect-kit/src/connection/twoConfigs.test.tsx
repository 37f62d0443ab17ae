import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Fragment, StrictMode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { disconnect, reconnect } from 'wagmi/actions'
import { mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'

import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'
import { discover } from './discovery.ts'

const stops: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function wallet(name: string, key: string) {
  return createTestWallet({
    name,
    privateKey: `0x${key.padStart(64, '0')}`,
    rdns: `example.${name.toLowerCase()}`,
    chains: [{ id: 1 }],
    allow: { chainIds: [1] },
  })
}

/** What one visit of a page makes of the keys of its configs: a config each, which lists the wallets. */
function visit(keys: readonly (string | undefined)[]) {
  return keys.map((storageKey) => {
    const config = createKitConfig({ chains: [mainnet], storageKey })
    stops.push(discover(config))
    return config
  })
}

type PageConfig = ReturnType<typeof visit>[number]

async function connect(config: PageConfig | undefined, { info }: TestWallet) {
  const connector = config?.connectors.find(({ id }) => id === info.rdns)
  if (!config || !connector) throw new Error('no connector')
  await connectWallet(config, connector)
}

const inUse = ({ state: { connections, current } }: PageConfig) =>
  connections.get(current ?? '')?.connector.name

/** Harbour connects to the first config, Juniper to the second, and the page is loaded again. */
async function reloaded(keys: readonly [string | undefined, string | undefined]) {
  const [harbour, juniper] = [wallet('Harbour', '1'), wallet('Juniper', '2')]
  stops.push(announceTestWallets([harbour, juniper]))
  const [first, second] = visit(keys)
  await connect(first, harbour)
  await connect(second, juniper)
  const later = visit(keys)
  for (const config of later) await reconnect(config)
  return later
}

test('with one key for both, the wallet that connected last decides for both', async () => {
  const [first, second] = await reloaded([undefined, undefined])
  expect([inUse(first!), inUse(second!)]).toEqual(['Juniper', 'Juniper'])
})

test('two configs with a key each keep their wallets over a reload', async () => {
  const [first, second] = await reloaded(['shop', 'admin'])
  expect([inUse(first!), inUse(second!)]).toEqual(['Harbour', 'Juniper'])
})

test('one of them may have the key that wagmi gives', async () => {
  const [first, second] = await reloaded([undefined, 'admin'])
  expect([inUse(first!), inUse(second!)]).toEqual(['Harbour', 'Juniper'])
  expect(localStorage.getItem('wagmi.recentConnectorId')).toBe('"example.harbour"')
  expect(localStorage.getItem('admin.recentConnectorId')).toBe('"example.juniper"')
})

test('who leaves a wallet in one of them stays connected in the other', async () => {
  const [first, second] = await reloaded(['shop', 'admin'])
  await disconnect(first!)
  const [shop, admin] = visit(['shop', 'admin'])
  await reconnect(shop!)
  await reconnect(admin!)
  expect([inUse(shop!), inUse(second!), inUse(admin!)]).toEqual([undefined, 'Juniper', 'Juniper'])
})

test('a config that is made again under the same key, as by a hot reload, finds the wallet of the one before', async () => {
  const harbour = wallet('Harbour', '1')
  stops.push(announceTestWallets([harbour]))
  const [before] = visit(['shop'])
  await connect(before, harbour)
  stops.pop()?.()
  const [after] = visit(['shop'])
  await reconnect(after!)
  expect(inUse(after!)).toBe('Harbour')
  // Each wallet once, in the new one alone.
  stops.push(announceTestWallets([wallet('Juniper', '2')]))
  expect([before!, after!].map(({ connectors }) => connectors.length)).toEqual([1, 2])
})

/** The page of docs/two-configs.md. */
function Page({ shop, admin }: { shop: PageConfig; admin: PageConfig }) {
  useEffect(() => {
    void reconnect(shop).then(() => reconnect(admin))
  }, [shop, admin])
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <WagmiProvider config={shop} reconnectOnMount={false}>
        <ConnectKitProvider theme={null}>shop</ConnectKitProvider>
      </WagmiProvider>
      <WagmiProvider config={admin} reconnectOnMount={false}>
        <ConnectKitProvider theme={null}>admin</ConnectKitProvider>
      </WagmiProvider>
    </QueryClientProvider>
  )
}

test.each([
  ['in development', StrictMode],
  ['in production', Fragment],
])('the page of the docs finds the wallets of both again, %s', async (_, Mode) => {
  for (const config of await reloaded(['shop', 'admin'])) expect(inUse(config)).toBeDefined()
  const [shop, admin] = ['shop', 'admin'].map((storageKey) =>
    createKitConfig({ chains: [mainnet], storageKey }),
  )
  render(
    <Mode>
      <Page shop={shop!} admin={admin!} />
    </Mode>,
  )
  await expect.poll(() => [inUse(shop!), inUse(admin!)]).toEqual(['Harbour', 'Juniper'])
  // Long enough for what would end a connection again.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([inUse(shop!), inUse(admin!)]).toEqual(['Harbour', 'Juniper'])
})

test.each([
  [['one', 'one'], 1],
  [['one', 'another'], 0],
])('a page whose configs remember under %j warns its developer %i times', (keys, times) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [shop, admin] = visit(keys)
  render(
    <StrictMode>
      <Page shop={shop!} admin={admin!} />
    </StrictMode>,
  )
  const said = warn.mock.calls.filter(([words]) => String(words).includes('storageKey'))
  expect(said).toHaveLength(times)
  warn.mockRestore()
})
