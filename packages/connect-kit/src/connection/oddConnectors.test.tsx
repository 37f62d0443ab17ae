import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, createConnector, createStorage, http, WagmiProvider } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { mainnet, optimism } from 'wagmi/chains'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { reconnectTimeout } from '../limits.ts'
import { ConnectKitProvider } from '../provider/ConnectKitProvider.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createKitConfig } from './createKitConfig.ts'

const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)
beforeEach(() => void process.on('unhandledRejection', onRejection))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  process.off('unhandledRejection', onRejection)
  expect(rejections.splice(0)).toEqual([])
})

const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

/** A connector of the host's own, written without types: it may say anything. */
type Odd = { [name: string]: unknown }

/** A page whose config has one connector of the host's own, as the kit makes configs or as wagmi does. */
function createPage(odd: Odd, make: 'kit' | 'wagmi' = 'kit') {
  let emit: (event: 'change', report: never) => void = () => {}
  const connector = createConnector(({ emitter }) => {
    emit = (event, report) => emitter.emit(event, report)
    const usual = {
      ...{ id: 'odd', name: 'Odd', type: 'odd' },
      connect: () => Promise.resolve({ accounts: [account], chainId: 1 }),
      disconnect: () => Promise.resolve(),
      getAccounts: () => Promise.resolve([account]),
      getChainId: () => Promise.resolve(1),
      getProvider: () => Promise.resolve({ request: () => Promise.resolve(null), on() {} }),
      isAuthorized: () => Promise.resolve(true),
      ...{ onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {} },
    }
    // The compiler would not let a connector say what some say.
    return { ...usual, ...odd } as never
  })
  const items = memoryStorage()
  items.setItem('wagmi.recentConnectorId', JSON.stringify('odd'))
  const parameters = {
    chains: [mainnet, optimism],
    transports: {
      [mainnet.id]: http('http://127.0.0.1:1'),
      [optimism.id]: http('http://127.0.0.1:1'),
    },
    connectors: [connector],
    storage: createStorage({ storage: items }),
  } as const
  const config = make === 'kit' ? createKitConfig(parameters) : createConfig(parameters)
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectKitProvider>
          <p>The page</p>
          <ConnectButton />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const connection = () => config.state.connections.get(config.state.current ?? '')
  return {
    config,
    connection,
    report: (report: object) => act(() => emit('change', report as never)),
  }
}

async function connect() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Odd/ }))
}

const right = { accounts: [account], chainId: 1 }

describe.each<[string, unknown, object]>([
  ['a chain in hex', { ...right, chainId: '0xa' }, { ...right, chainId: 10 }],
  ['a chain as a decimal text', { ...right, chainId: '10' }, { ...right, chainId: 10 }],
  ['a chain as a bigint', { ...right, chainId: 10n }, { ...right, chainId: 10 }],
  ['no chain', { accounts: [account] }, right],
  ['a chain that is none', { accounts: [account], chainId: {} }, right],
  ['junk among its accounts', { ...right, accounts: [null, 'x', account] }, right],
  ['a checksum that is wrong', { ...right, accounts: [account.replace('7E', '7e')] }, right],
  [
    'accounts with what they can do',
    { ...right, accounts: [{ address: account, capabilities: {} }] },
    right,
  ],
])('a connector that answers with %s', (_, answer, read) => {
  test.each(['kit', 'wagmi'] as const)('is read, in a config of the %s', async (make) => {
    const { connection } = createPage({ connect: () => Promise.resolve(answer) }, make)
    await connect()
    await screen.findByRole('button', { name: /^Account/ })
    expect(connection()).toMatchObject(read)
    expect(screen.getByText('The page')).toBeTruthy()
  })

  test('is read when the visitor comes back', async () => {
    const { config, connection } = createPage({ connect: () => Promise.resolve(answer) })
    await reconnect(config)
    await screen.findByRole('button', { name: /^Account/ })
    expect(connection()).toMatchObject(read)
  })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no accounts', { chainId: 1 }],
  ['accounts that are none', { accounts: ['x', null, {}], chainId: 1 }],
  ['a text for its accounts', { accounts: account, chainId: 1 }],
])('a connector that answers with %s has given no account', async (_, answer) => {
  const { connection } = createPage({ connect: () => Promise.resolve(answer) })
  await connect()
  await screen.findByText(/Odd gave no account/)
  expect(connection()).toBeUndefined()
})

test('a chain that is asked for and fails as well is no chain of the page', async () => {
  const { connection } = createPage({
    connect: () => Promise.resolve({ accounts: [account] }),
    getChainId: () => Promise.reject(new Error('no chain')),
  })
  await connect()
  await screen.findByRole('button', { name: /Wrong network/ })
  expect(connection()?.chainId).toBeNaN()
})

test.each<[string, object, object]>([
  ['a chain in hex', { chainId: '0xa' }, { ...right, chainId: 10 }],
  ['a chain as a bigint', { chainId: 10n }, { ...right, chainId: 10 }],
  ['accounts that are none', { accounts: [{}, 'x'] }, right],
  ['another account, and junk', { accounts: [7, other] }, { accounts: [other], chainId: 1 }],
  ['another account in small letters', { accounts: [other.toLowerCase()] }, { accounts: [other] }],
])('a connector that reports %s', async (_, reported, read) => {
  const { connection, report } = createPage({})
  await connect()
  await screen.findByRole('button', { name: /^Account/ })
  report(reported)
  await screen.findByRole('button', { name: /^Account/ })
  expect(connection()).toMatchObject(read)
  expect(screen.getByText('The page')).toBeTruthy()
})

test.each<[string, Odd]>([
  ['never says that it has disconnected', { disconnect: () => new Promise(() => {}) }],
  [
    'throws at once where others answer later',
    Object.fromEntries(
      ['disconnect', 'getProvider', 'getChainId', 'getAccounts', 'setup'].map((name) => [
        name,
        () => {
          throw new Error(name)
        },
      ]),
    ),
  ],
])('a connector that %s can be connected and left', async (_, odd) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { connection } = createPage(odd)
  await connect()
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await vi.advanceTimersByTimeAsync(reconnectTimeout)
  await waitFor(() => expect(connection()).toBeUndefined())
  await screen.findByRole('button', { name: 'Connect Wallet' })
})
