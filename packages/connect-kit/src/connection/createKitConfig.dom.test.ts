import { createClient, custom, type EIP1193RequestFn } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { expect, test } from 'vitest'
import { createConnector } from 'wagmi'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { announceTestWallets, createTestWallet } from '@ghost-pay/test-wallet'

import { configState } from './configState.ts'
import { connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'

const chains = [mainnet, gnosis] as const
const answer = (result: unknown) =>
  custom({ request: (() => Promise.resolve(result)) as EIP1193RequestFn })

test('a client polls every 4 s and collects its calls for 32 ms, where the host says nothing', () => {
  const config = createKitConfig({ chains, storage: null, pollingInterval: undefined })
  const { pollingInterval, batch } = config.getClient({ chainId: gnosis.id })
  expect({ pollingInterval, batch }).toEqual({
    pollingInterval: 4000,
    batch: { multicall: { wait: 32 } },
  })
})

test('what wagmi hands to a client is handed to it, by chain id as well', () => {
  const config = createKitConfig({
    chains,
    storage: null,
    pollingInterval: { [mainnet.id]: 12_000, [gnosis.id]: 1000 },
    cacheTime: 7,
    batch: { multicall: false },
    ccipRead: false,
  })
  const one = config.getClient({ chainId: mainnet.id })
  expect(one).toMatchObject({ cacheTime: 7, batch: { multicall: false }, ccipRead: false })
  expect(one.pollingInterval).toBe(12_000)
  expect(config.getClient({ chainId: gnosis.id }).pollingInterval).toBe(1000)
})

test('a client of the host’s own is used as it is', () => {
  const config = createKitConfig({
    chains,
    storage: null,
    client: ({ chain }) => createClient({ chain, name: 'ours', transport: answer('0x5') }),
  })
  expect(config.getClient({ chainId: mainnet.id }).name).toBe('ours')
})

test('… and asks the Safe app about transactions while the visitor is connected through it', async () => {
  const asked: string[] = []
  const config = createKitConfig({
    chains,
    storage: null,
    client: ({ chain }) => createClient({ chain, transport: answer(null) }),
    connectors: [
      createConnector(() => ({
        id: 'safe',
        name: 'Safe',
        type: 'safe',
        connect: () =>
          Promise.resolve({
            accounts: ['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
            chainId: 1,
          }) as never,
        disconnect: () => Promise.resolve(),
        getAccounts: () => Promise.resolve([]),
        getChainId: () => Promise.resolve(1),
        getProvider: () =>
          Promise.resolve({
            request: ({ method }: { method: string }) => {
              asked.push(method)
              return Promise.resolve({ status: '0x1' })
            },
          }),
        isAuthorized: () => Promise.resolve(false),
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      })),
    ],
  })
  const [safe] = config.connectors
  if (!safe) throw new Error('no connector')
  await connectWallet(config, safe)
  const hash = `0x${'1'.repeat(64)}` as const
  expect(await getTransactionReceipt(config.getClient(), { hash })).toMatchObject({
    status: 'success',
  })
  expect(asked).toEqual(['eth_getTransactionReceipt'])
})

test('the config follows the wallet’s chain, unless the host does not want it', async () => {
  for (const syncConnectedChain of [undefined, false]) {
    const config = createKitConfig({ chains, storage: null, syncConnectedChain })
    const stop = configState(config).discover?.()
    const leave = announceTestWallets([
      createTestWallet({
        name: 'Harbour',
        privateKey: `0x${'1'.padStart(64, '0')}`,
        rdns: 'example.harbour',
        chains: [{ id: gnosis.id }],
        allow: { chainIds: [gnosis.id] },
      }),
    ])
    const [harbour] = config.connectors
    if (!harbour) throw new Error('no wallet')
    await connectWallet(config, harbour)
    expect(config.state.chainId).toBe(syncConnectedChain === false ? mainnet.id : gnosis.id)
    leave()
    stop?.()
  }
})

test('wallets that announce themselves are listed, unless wagmi’s option says no', () => {
  const listed = [undefined, false].map((multiInjectedProviderDiscovery) => {
    const config = createKitConfig({ chains, storage: null, multiInjectedProviderDiscovery })
    const stop = configState(config).discover?.()
    const wallet = createTestWallet({
      name: 'Harbour',
      privateKey: `0x${'1'.padStart(64, '0')}`,
      rdns: 'example.harbour',
      chains: [{ id: 1 }],
      allow: { chainIds: [1] },
    })
    announceTestWallets([wallet])()
    stop?.()
    return config.connectors.length
  })
  expect(listed).toEqual([1, 0])
})
