import { expect, test, vi } from 'vitest'
import { createConfig, createStorage, http } from 'wagmi'
import { connect, disconnect, reconnect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { injected } from 'wagmi/connectors/injected'
import {
  createTestWallet,
  disconnecting,
  emptying,
  locked,
  type Personality,
  rejecting,
  silent,
  stubborn,
  unknownChain,
} from '@ghost-pay/test-wallet'

import { switchChain } from '../connection/switchChain.ts'
import { describeWalletError } from '../errors/describeWalletError.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'

const second = { ...foundry, id: 31338, name: 'Second' }

const unheardOf = 777_777

/** A page with one wallet in it. */
function createPage(personality?: Personality) {
  const wallet = createTestWallet({
    name: 'Harbour',
    privateKey: `0x${'11'.repeat(32)}`,
    chains: [{ id: foundry.id }, { id: second.id }],
    allow: { chainIds: [unheardOf] },
    personality,
  })
  // wagmi finds an injected wallet only where there is a window.
  vi.stubGlobal('window', globalThis)
  const config = createConfig({
    chains: [foundry, second],
    transports: {
      [foundry.id]: http('http://127.0.0.1:1'),
      [second.id]: http('http://127.0.0.1:1'),
    },
    connectors: [
      // wagmi's type of a provider lists every method; a test wallet's takes any.
      injected({ target: { id: 'harbour', name: 'Harbour', provider: wallet.provider as never } }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  return {
    config,
    connector,
    wallet,
    methods: () => wallet.control.requests.map(({ method }) => method),
  }
}

/** Long enough for a disconnect that should not be to show. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  return { message: (error as Error).message, ...describeWalletError(error) }
}

test('connecting asks for accounts and the chain, and does not switch', async () => {
  const { config, connector, methods } = createPage()
  await connect(config, { connector })
  const asked = methods()
  expect(asked[0]).toBe('wallet_requestPermissions')
  expect(asked).toContain('eth_accounts')
  expect(asked).toContain('eth_chainId')
  expect(asked).not.toContain('wallet_switchEthereumChain')
})

test('a disconnect with code 1013 is ignored while an account is there', async () => {
  const { config, connector } = createPage(disconnecting({ code: 1013, afterMs: 20 }))
  await connect(config, { connector })
  await aWhile()
  expect(config.state.status).toBe('connected')
})

test('a disconnect with code 1013 counts when no account is left', async () => {
  const { config, connector, wallet } = createPage()
  await connect(config, { connector })
  wallet.control.lock()
  wallet.control.disconnect(1013)
  await expect.poll(() => config.state.status).toBe('disconnected')
})

test('a disconnect with another code counts', async () => {
  const { config, connector } = createPage(disconnecting({ code: 4900, afterMs: 20 }))
  await connect(config, { connector })
  await expect.poll(() => config.state.status).toBe('disconnected')
})

test('an account change to an empty list disconnects', async () => {
  const { config, connector } = createPage(emptying({ afterMs: 20 }))
  await connect(config, { connector })
  await expect.poll(() => config.state.status).toBe('disconnected')
})

test('a chain change is followed, also to a chain that the page does not know', async () => {
  const { config, connector, wallet } = createPage()
  await connect(config, { connector })
  wallet.control.switchChain(second.id)
  await expect.poll(() => config.state.chainId).toBe(second.id)
  wallet.control.switchChain(unheardOf)
  await expect.poll(() => config.state.connections.get(connector.uid)?.chainId).toBe(unheardOf)
  // Unsupported is what the page's own chains do not include; wagmi's chain stays the last known one.
  expect(config.state.chainId).toBe(second.id)
})

test('after a disconnect the wallet is not connected again on reload', async () => {
  const { config, connector } = createPage()
  await connect(config, { connector })
  await disconnect(config)
  expect(await connector.isAuthorized()).toBe(false)
  expect(await reconnect(config)).toEqual([])
})

test('a refusal is a refusal (4001)', async () => {
  const { config, connector } = createPage(rejecting())
  expect(await failureOf(connect(config, { connector }))).toMatchObject({
    kind: 'rejected',
    code: 4001,
  })
})

test('a request that is open already is said to be open (-32002)', async () => {
  const { config, connector } = createPage(locked())
  expect(await failureOf(connect(config, { connector }))).toMatchObject({
    kind: 'pending-request',
    code: -32002,
  })
})

test('a chain that the wallet does not know is added (4902), with its first node and its explorers', async () => {
  const { config, connector, wallet, methods } = createPage(unknownChain())
  await connect(config, { connector })
  await switchChain(config, { connector, chainId: second.id })
  expect(wallet.control.chainId).toBe(second.id)
  expect(config.state.chainId).toBe(second.id)
  expect(methods()).toContain('wallet_addEthereumChain')
  const added = wallet.control.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x7a6a',
      chainName: 'Second',
      nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
      rpcUrls: ['http://127.0.0.1:8545'],
    },
  ])
})

test('a wallet that adds the chain and stays where it is has rejected (behaviour/connection#add-then-reject)', async () => {
  const { config, connector } = createPage(unknownChain({ afterAdding: 'stay' }))
  await connect(config, { connector })
  expect(await failureOf(switchChain(config, { connector, chainId: second.id }))).toMatchObject({
    message: 'User rejected switch after adding network',
    kind: 'rejected',
  })
})

test('a wallet that cannot add the chain is not said to have refused', async () => {
  const { config, connector } = createPage(unknownChain({ afterAdding: 'fail' }))
  await connect(config, { connector })
  expect(await failureOf(switchChain(config, { connector, chainId: second.id }))).toMatchObject({
    kind: 'chain-add-failed',
    detail: 'The RPC URL must be https.',
  })
})

test("wagmi's own switch disguises that failure; the true one is found all the same", async () => {
  const { config, connector } = createPage(unknownChain({ afterAdding: 'fail' }))
  await connect(config, { connector })
  const work = connector.switchChain?.({ chainId: second.id }) ?? Promise.resolve()
  expect(await failureOf(work)).toMatchObject({ kind: 'chain-add-failed', code: -32602 })
})

test('a chain that the page does not know is named, with the connector', async () => {
  const { config, connector } = createPage()
  await connect(config, { connector })
  expect(await failureOf(switchChain(config, { connector, chainId: 5 }))).toMatchObject({
    message: 'Chain "5" not configured for connector "harbour"',
    kind: 'chain-unknown',
  })
})

test('a wallet that says it switched and did not is found out', async () => {
  const { config, connector } = createPage(stubborn())
  await connect(config, { connector })
  const work = switchChain(config, { connector, chainId: second.id, settle: 50 })
  expect(await failureOf(work)).toMatchObject({ kind: 'switch-ignored' })
})

test('a wallet that never answers is not waited for for ever', async () => {
  const { config, connector, wallet } = createPage()
  await connect(config, { connector })
  wallet.control.setPersonality(silent())
  const work = switchChain(config, { connector, chainId: second.id, timeout: 50 })
  expect(await failureOf(work)).toMatchObject({ kind: 'timeout-wallet' })
})
