import { type AddressInfo, createServer } from 'node:net'

import type { SignClient } from '@walletconnect/sign-client'
import { SwitchChainError, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  signMessage,
  switchChain,
} from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { clientStorage, type Relay, startRelay } from '@ghost-pay/test-wallet/relay'

import { describeWalletError } from '../errors/describeWalletError.ts'
import {
  ChainNotConfiguredError,
  PairingExpiredError,
  SdkNotInstalledError,
  SessionExpiredError,
} from '../errors/errors.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import {
  allow,
  createScanningWallet,
  otherPairedAccount as other,
  pairedAccount as account,
  scan,
} from '../testing/scanningWallet.ts'
import { loadSignClient } from './sharedSignClient.ts'
import { sharedSignClient } from './sharedSignClient.ts'
import {
  walletConnectConnector,
  type WalletConnectConnectorParameters,
} from './walletConnectConnector.ts'

type RealSignClient = Awaited<ReturnType<typeof SignClient.init>>

const second = { ...foundry, id: 31338, name: 'Second' }

let relay: Relay
let names = 0

beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.stop())
afterEach(() => {
  relay.silent = false
})

/** A page that can pair. */
function createPage(parameters: Partial<WalletConnectConnectorParameters> = {}) {
  names += 1
  const uris: string[] = []
  const load = vi.fn(loadSignClient)
  const {
    projectId = `project-${names}`,
    relayUrl = relay.url,
    storagePrefix = `page-${names}`,
  } = parameters
  const given = {
    metadata: { name: 'Shop', description: '', url: 'https://shop.test', icons: [] },
    storage: clientStorage(),
    loadSignClient: load,
    ...parameters,
    projectId,
    relayUrl,
    storagePrefix,
  }
  const storage = createStorage({ storage: memoryStorage() })
  const create = () => {
    const config = createConfig({
      chains: [foundry, second],
      transports: {
        [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }),
        [second.id]: http('http://127.0.0.1:1', { retryCount: 0 }),
      },
      connectors: [walletConnectConnector(given)],
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
  const getClient = async () =>
    // The real client has more than the kit uses.
    (await sharedSignClient({
      projectId,
      relayUrl,
      customStoragePrefix: storagePrefix,
    })) as unknown as RealSignClient
  return {
    ...create(),
    again: create,
    getClient,
    shared: { projectId, storagePrefix },
    uris,
    load,
  }
}

/** Pairs a page with a wallet that allows these chains. */
async function pair(
  { config, connector, uris }: ReturnType<typeof createPage>,
  chainIds: readonly number[] = [foundry.id, second.id],
  relayUrl = relay.url,
) {
  const wallet = await createScanningWallet(relayUrl)
  const seen = uris.length
  const connecting = connect(config, { connector })
  const { id } = await scan(wallet, uris, seen)
  const { topic, acknowledged } = await wallet.approve({ id, namespaces: allow(chainIds) })
  const connected = await connecting
  await acknowledged()
  return { wallet, topic, connected }
}

/** The code that a page shows has been there for too long. */
async function expireCodes({ getClient }: ReturnType<typeof createPage>) {
  const client = await getClient()
  for (const { id } of client.proposal.getAll()) client.core.expirer.set(id, 0)
}

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return describeWalletError(error)
}

const isConnected = (config: Config) => getConnection(config).status === 'connected'

test('nothing is loaded and no request is made before the visitor chooses to pair', async () => {
  const before = relay.connections
  const { config, connector, load } = createPage()
  expect(await reconnect(config)).toEqual([])
  await connector.getAccounts()
  await connector.getProvider()
  expect(load).not.toHaveBeenCalled()
  expect(relay.connections).toBe(before)
})

test('a wallet scans, approves, and is connected with the accounts it allows', async () => {
  const page = createPage()
  const { connected } = await pair(page)
  expect(page.uris).toHaveLength(1)
  expect(page.uris[0]).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(connected).toMatchObject({ accounts: [account.address], chainId: foundry.id })
  expect(getConnection(page.config)).toMatchObject({
    address: account.address,
    status: 'connected',
  })
})

test('the proposal names all chains of the page and asks for no more than it can do without', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  void connect(page.config, { connector: page.connector }).catch(() => {})
  const { id, params } = await scan(wallet, page.uris)
  expect(params.optionalNamespaces['eip155']?.chains).toEqual(['eip155:31337', 'eip155:31338'])
  expect(params).toMatchObject({ requiredNamespaces: {} })
  await wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } })
})

test('a signature is asked of the wallet, and a refusal there is a refusal here', async () => {
  const page = createPage()
  const { wallet } = await pair(page)
  wallet.once('session_request', ({ id, topic, params: { request } }) => {
    const [message] = request.params as [`0x${string}`]
    void account
      .signMessage({ message: { raw: message } })
      .then((result) => wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } }))
  })
  const signature = await signMessage(page.config, { message: 'Pay' })
  expect(await verifyMessage({ address: account.address, message: 'Pay', signature })).toBe(true)

  wallet.once('session_request', ({ id, topic }) => {
    const error = { code: 5000, message: 'User rejected.' }
    void wallet.respond({ topic, response: { id, jsonrpc: '2.0', error } })
  })
  expect((await failureOf(signMessage(page.config, { message: 'Pay' }))).kind).toBe('rejected')
})

test('a wallet that declines the pairing is a refusal, and the next try has a new code', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  const first = connect(page.config, { connector: page.connector })
  const { id } = await scan(wallet, page.uris)
  const failure = failureOf(first)
  await wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } })
  expect((await failure).kind).toBe('rejected')

  await pair(page)
  expect(new Set(page.uris).size).toBe(2)
  expect(isConnected(page.config)).toBe(true)
})

test('a code that expires unused is replaced by another, which works', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  const connecting = connect(page.config, { connector: page.connector })
  await expect.poll(() => page.uris).toHaveLength(1)
  await expireCodes(page)
  await expect.poll(() => page.uris).toHaveLength(2)
  const { id } = await scan(wallet, page.uris)
  await wallet.approve({ id, namespaces: allow([foundry.id]) })
  await connecting
  expect(isConnected(page.config)).toBe(true)
})

test('three codes that expire unused are enough', async () => {
  const page = createPage()
  const connecting = connect(page.config, { connector: page.connector })
  const failed = expect(connecting).rejects.toThrow(PairingExpiredError)
  for (const codes of [1, 2, 3]) {
    await expect.poll(() => page.uris).toHaveLength(codes)
    await expireCodes(page)
  }
  await failed
  expect(page.uris).toHaveLength(3)
})

test('giving up releases the attempt, and a wallet that answers afterwards is notified', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  const connecting = failureOf(connect(page.config, { connector: page.connector }))
  const { id } = await scan(wallet, page.uris)
  await page.connector.disconnect()
  expect((await connecting).kind).toBe('rejected')

  const ended = new Promise((resolve) => wallet.once('session_delete', resolve))
  await wallet.approve({ id, namespaces: allow([foundry.id]) })
  await ended
  expect(page.config.state.status).toBe('disconnected')
})

test('a chain of the session is switched to at once; another one is asked of the wallet', async () => {
  const page = createPage()
  const { wallet } = await pair(page)
  await switchChain(page.config, { chainId: second.id })
  expect(page.config.state.chainId).toBe(second.id)

  const narrow = createPage()
  const paired = await pair(narrow, [foundry.id])
  const asked: unknown[] = []
  paired.wallet.once('session_request', ({ id, topic, params: { request } }) => {
    asked.push(request)
    void paired.wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: null } })
  })
  await switchChain(narrow.config, { chainId: second.id })
  expect(asked).toEqual([
    expect.objectContaining({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a6a' }],
    }),
  ])
  expect(getConnection(narrow.config)).toMatchObject({
    chainId: second.id,
    address: account.address,
  })
  expect(wallet.session.getAll()).toHaveLength(1)
})

test('what the wallet changes is followed: chain, accounts, session', async () => {
  const page = createPage()
  const { wallet, topic } = await pair(page)
  await wallet.emit({
    topic,
    event: { name: 'chainChanged', data: second.id },
    chainId: `eip155:${second.id}`,
  })
  await expect.poll(() => page.config.state.chainId).toBe(second.id)

  const both = allow([foundry.id, second.id], [other.address, account.address])
  await (await wallet.update({ topic, namespaces: both })).acknowledged()
  await expect
    .poll(() => getConnection(page.config).addresses)
    .toEqual([other.address, account.address])

  await wallet.emit({
    topic,
    event: { name: 'accountsChanged', data: [account.address] },
    chainId: `eip155:${second.id}`,
  })
  await expect.poll(() => getConnection(page.config).address).toBe(account.address)
})

test('a session that the wallet ends is over', async () => {
  const page = createPage()
  const { wallet, topic } = await pair(page)
  await wallet.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => page.config.state.status).toBe('disconnected')
  expect(await page.connector.isAuthorized()).toBe(false)
})

test('disconnecting notifies the wallet', async () => {
  const page = createPage()
  const { wallet } = await pair(page)
  const ended = new Promise((resolve) => wallet.once('session_delete', resolve))
  await disconnect(page.config)
  await ended
  expect(page.config.state.status).toBe('disconnected')
  expect(await page.connector.isAuthorized()).toBe(false)
})

test('after a reload the same session is connected again, without a code', async () => {
  const page = createPage()
  await pair(page)
  await switchChain(page.config, { chainId: second.id })
  const { config } = page.again()
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({
    address: account.address,
    chainId: second.id,
    status: 'connected',
  })
  expect(page.uris).toHaveLength(1)
})

test('two wallets of one project have a session each, over one client', async () => {
  const first = createPage({ id: 'otter', name: 'Otter' })
  await pair(first)
  const load = vi.fn(loadSignClient)
  const badger = createPage({ ...first.shared, id: 'badger', name: 'Badger', loadSignClient: load })
  await pair(badger)
  expect(load).not.toHaveBeenCalled()
  await disconnect(badger.config)
  expect(isConnected(first.config)).toBe(true)
})

test('what one wallet of a project does says nothing of the others', async () => {
  const otter = createPage({ id: 'otter', name: 'Otter' })
  await pair(otter)
  const badger = createPage({ ...otter.shared, id: 'badger', name: 'Badger' })
  const { wallet, topic } = await pair(badger)
  const untouched = () =>
    expect(getConnection(otter.config)).toMatchObject({
      addresses: [account.address],
      chainId: foundry.id,
      status: 'connected',
    })

  const event = { name: 'chainChanged', data: second.id }
  await wallet.emit({ topic, event, chainId: `eip155:${second.id}` })
  await expect.poll(() => badger.config.state.chainId).toBe(second.id)
  untouched()

  const namespaces = allow([second.id], [other.address])
  await (await wallet.update({ topic, namespaces })).acknowledged()
  await expect.poll(() => getConnection(badger.config).address).toBe(other.address)
  untouched()

  await wallet.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => badger.config.state.status).toBe('disconnected')
  untouched()

  const again = await pair(badger)
  const client = await badger.getClient()
  client.core.expirer.set(again.topic, 0)
  await expect.poll(() => badger.config.state.status).toBe('disconnected')
  untouched()
})

test('a session that is remembered and is not there any more is forgotten, and no other is taken for it', async () => {
  const otter = createPage({ id: 'otter', name: 'Otter' })
  await pair(otter)
  const badger = createPage({ ...otter.shared, id: 'badger', name: 'Badger' })
  const gone = { topic: 'gone', chainId: foundry.id, expiry: Date.now() }
  await badger.config.storage?.setItem('badger.pairing' as never, gone as never)
  expect(await badger.connector.isAuthorized()).toBe(true)
  await expect(badger.connector.connect({ isReconnecting: true })).rejects.toThrow(
    SessionExpiredError,
  )
  expect(badger.uris).toEqual([])
  expect(await badger.connector.isAuthorized()).toBe(false)
  expect(isConnected(otter.config)).toBe(true)
})

/** Accounts on something that is no chain of Ethereum's kind. */
const elsewhere = {
  cosmos: {
    chains: ['cosmos:cosmoshub-4'],
    accounts: ['cosmos:cosmoshub-4:cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
    methods: ['cosmos_signDirect'],
    events: [],
  },
}

test('a session without an account on a chain of the page is ended, and the wallet is notified', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  const failed = expect(connect(page.config, { connector: page.connector })).rejects.toMatchObject({
    code: 7000,
  })
  const { id } = await scan(wallet, page.uris)
  const ended = new Promise((resolve) => wallet.once('session_delete', resolve))
  await wallet.approve({ id, namespaces: elsewhere })
  await failed
  await ended
  expect(await page.connector.isAuthorized()).toBe(false)
})

test('a session is followed to the chains that it is left with, and is over without any', async () => {
  const page = createPage()
  const { wallet, topic } = await pair(page)
  const update = async (namespaces: ReturnType<typeof allow> | typeof elsewhere) =>
    (await wallet.update({ topic, namespaces })).acknowledged()
  await switchChain(page.config, { chainId: second.id })
  await update(allow([foundry.id, second.id], [other.address]))
  await expect.poll(() => getConnection(page.config).address).toBe(other.address)
  expect(page.config.state.chainId).toBe(second.id)

  await update(allow([foundry.id]))
  await expect.poll(() => page.config.state.chainId).toBe(foundry.id)

  await update(elsewhere)
  await expect.poll(() => page.config.state.status).toBe('disconnected')
  expect(await page.connector.isAuthorized()).toBe(false)
})

test('accounts are named with or without their chain, in any letters; only those of the session count', async () => {
  const page = createPage()
  const wallet = await createScanningWallet(relay.url)
  const connecting = connect(page.config, { connector: page.connector })
  const { id } = await scan(wallet, page.uris)
  const addresses = [account.address, other.address]
  const { topic } = await wallet.approve({ id, namespaces: allow([foundry.id], addresses) })
  await connecting
  const say = (data: unknown) =>
    wallet.emit({
      topic,
      event: { name: 'accountsChanged', data },
      chainId: `eip155:${foundry.id}`,
    })
  const become = (...accounts: string[]) =>
    expect.poll(() => getConnection(page.config).addresses).toEqual(accounts)
  await say([`eip155:${foundry.id}:${other.address.toLowerCase()}`])
  await become(other.address, account.address)
  await say([`0x${'ee'.repeat(20)}`, account.address])
  await become(account.address, other.address)
  await say([null, other.address.toLowerCase()])
  await become(other.address, account.address)
  await say([])
  await expect.poll(() => page.config.state.status).toBe('disconnected')
})

test('a chain that is not said in the event is that of the event; what is no chain changes nothing', async () => {
  const page = createPage()
  const { wallet, topic } = await pair(page)
  const changes = vi.fn()
  page.connector.emitter.on('change', changes)
  for (const chain of ['nonsense', '1.5', String(foundry.id)]) page.connector.onChainChanged(chain)
  expect(changes).not.toHaveBeenCalled()
  expect(await page.connector.getChainId()).toBe(foundry.id)
  const event = { name: 'chainChanged', data: -1 }
  await wallet.emit({ topic, event, chainId: `eip155:${second.id}` })
  await expect.poll(() => page.config.state.chainId).toBe(second.id)
})

describe('a chain outside the session', () => {
  /** Pairs with a wallet that allows these methods, and answers each of them in turn. */
  async function ask(methods: string[], ...answers: (number | null)[]) {
    const page = createPage()
    const wallet = await createScanningWallet(relay.url)
    const connecting = connect(page.config, { connector: page.connector })
    const { id } = await scan(wallet, page.uris)
    const { eip155 } = allow([foundry.id])
    await wallet.approve({ id, namespaces: { eip155: { ...eip155, methods } } })
    await connecting
    const asked: { method: string; params: unknown }[] = []
    wallet.on('session_request', ({ id, topic, params: { request } }) => {
      asked.push({ method: request.method, params: request.params })
      const code = answers.shift()
      const answer = code ? { error: { code, message: 'No.' } } : { result: null }
      void wallet.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } })
    })
    const error: unknown = await page.connector.switchChain?.({ chainId: second.id }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return { asked, error, page }
  }
  const toSwitch = 'wallet_switchEthereumChain'
  const toAdd = 'wallet_addEthereumChain'

  test('is added where the wallet does not know it, as the page describes it', async () => {
    const { asked, error, page } = await ask([toSwitch, toAdd], 4902, null)
    expect(error).toBeUndefined()
    expect(asked).toMatchObject([
      { method: toSwitch },
      { method: toAdd, params: [{ chainId: '0x7a6a', chainName: 'Second' }] },
    ])
    expect(await page.connector.getChainId()).toBe(second.id)
    expect(await page.connector.getAccounts()).toEqual([account.address])
  })

  test.each([
    ['is not added against the wish of the visitor', [toSwitch, toAdd], 5000],
    ['is not added by a wallet that cannot', [toSwitch], 4902],
  ])('%s', async (_, methods, code) => {
    const { asked, error, page } = await ask(methods, code)
    expect(error).toMatchObject({ code })
    expect(asked.map(({ method }) => method)).toEqual([toSwitch])
    expect(await page.connector.getChainId()).toBe(foundry.id)
  })

  test('is refused for a wallet that cannot switch, without a request', async () => {
    const { asked, error } = await ask(['personal_sign'])
    expect(error).toBeInstanceOf(ChainNotConfiguredError)
    expect(asked).toEqual([])
  })

  test('that the page does not know is not asked for', async () => {
    const page = createPage()
    await expect(page.connector.switchChain?.({ chainId: 5 })).rejects.toThrow(SwitchChainError)
  })
})

test('accounts come with their capabilities where the page asks for that', async () => {
  const page = createPage()
  await pair(page)
  const { connector } = page.again()
  expect(await connector.connect({ isReconnecting: true, withCapabilities: true })).toMatchObject({
    accounts: [{ address: account.address, capabilities: {} }],
  })
})

test('a missing package is named, with the command that installs it', async () => {
  const page = createPage({
    loadSignClient: () =>
      Promise.reject(new SdkNotInstalledError('@walletconnect/sign-client@2.21.8')),
  })
  const error: unknown = await connect(page.config, { connector: page.connector }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SdkNotInstalledError)
  expect(String(error)).toContain('npm install @walletconnect/sign-client@2.21.8')
})

test('a relay that does not answer is given up, and other tries work', async () => {
  relay.silent = true
  const page = createPage({ relayTimeout: 1000 })
  expect((await failureOf(connect(page.config, { connector: page.connector }))).kind).toBe(
    'timeout-relay',
  )
})

test('connecting again ends the attempt before it: one code counts, and one session comes of it', async () => {
  const page = createPage()
  const first = failureOf(connect(page.config, { connector: page.connector }))
  await expect.poll(() => page.uris).toHaveLength(1)
  const wallet = await createScanningWallet(relay.url)
  const second = connect(page.config, { connector: page.connector })
  expect((await first).kind).toBe('rejected')
  const { id } = await scan(wallet, page.uris, 1)
  await wallet.approve({ id, namespaces: allow([foundry.id]) })
  await second
  expect(isConnected(page.config)).toBe(true)
  expect(page.uris).toHaveLength(2)
})

test('an attempt that was ended before it had a client shows no code', async () => {
  const page = createPage()
  const attempt = failureOf(connect(page.config, { connector: page.connector }))
  await page.connector.disconnect()
  expect((await attempt).kind).toBe('rejected')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(page.uris).toEqual([])
})

/** A reloaded page with a session, whose storage is slow in one method, while the visitor does this. */
async function comeBackSlowly(
  method: 'getItem' | 'setItem',
  meanwhile: (back: ReturnType<ReturnType<typeof createPage>['again']>) => Promise<unknown> = ({
    connector,
  }) => connector.disconnect(),
) {
  const page = createPage()
  await pair(page)
  const back = page.again()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let reached = () => {}
  const at = new Promise<void>((resolve) => (reached = resolve))
  const storage = page.config.storage
  if (!storage) throw new Error('There is no storage.')
  const own = storage[method].bind(storage) as (key: string, value?: unknown) => Promise<unknown>
  Object.assign(storage, {
    async [method](key: string, value?: unknown) {
      if (key.endsWith('.pairing')) {
        reached()
        await held
      }
      return own(key, value)
    },
  })
  const attempt = failureOf(back.connector.connect({ isReconnecting: true }))
  await at
  const left = meanwhile(back)
  release()
  return { attempt, back: { ...back, getClient: page.getClient }, left }
}

test.each(['getItem', 'setItem'] as const)(
  'a disconnect while the earlier session is restored (%s): the session does not connect',
  async (method) => {
    const { attempt, back, left } = await comeBackSlowly(method)
    expect((await attempt).kind).toBe('rejected')
    await left
    expect(await back.connector.isAuthorized()).toBe(false)
    expect(await back.connector.getAccounts()).toEqual([])
  },
)

test('connecting again while the session of last time is found again keeps that session', async () => {
  const { attempt, back, left } = await comeBackSlowly('getItem', ({ connector }) =>
    connector.connect(),
  )
  expect((await attempt).kind).toBe('rejected')
  expect(await left).toMatchObject({ accounts: [account.address] })
  expect(await back.connector.isAuthorized()).toBe(true)
  const client = await back.getClient()
  expect(client.session.length).toBe(1)
})

describe('a relay that cannot be reached', () => {
  /** A server that closes every connection and counts them. */
  async function startNothing() {
    let calls = 0
    const server = createServer((socket) => {
      calls += 1
      socket.on('error', () => {})
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `ws://127.0.0.1:${port}`, calls: () => calls, stop: () => server.close() }
  }
  /** Longer than the client's own pulse, at which it looks for the relay. */
  const pulse = 7000
  /** Waits until a whole pulse has passed without a call; a call that was on its way may still come. */
  const isLeftAlone = (nothing: Awaited<ReturnType<typeof startNothing>>) =>
    expect
      .poll(
        async () => {
          const before = nothing.calls()
          await new Promise((resolve) => setTimeout(resolve, pulse))
          return nothing.calls() - before
        },
        { timeout: 60_000 },
      )
      .toBe(0)
  /** Some pulses, and room for a busy machine. */
  const longer = { timeout: 90_000 }

  test('is said so, and is left alone afterwards', longer, async () => {
    const nothing = await startNothing()
    const page = createPage({ relayUrl: nothing.url, relayTimeout: 1500 })
    const failure = await failureOf(connect(page.config, { connector: page.connector }))
    expect(failure.kind).toBe('timeout-relay')
    expect(nothing.calls()).toBeGreaterThan(0)
    await isLeftAlone(nothing)
    nothing.stop()
  })

  test('is left alone as soon as the visitor leaves', longer, async () => {
    const nothing = await startNothing()
    const page = createPage({ relayUrl: nothing.url })
    const attempt = failureOf(connect(page.config, { connector: page.connector }))
    await expect.poll(() => nothing.calls()).toBeGreaterThan(0)
    await page.connector.disconnect()
    expect((await attempt).kind).toBe('rejected')
    await isLeftAlone(nothing)
    nothing.stop()
  })

  test('does not delay a visitor who disconnects', async () => {
    const relay = await startRelay()
    const page = createPage({ relayUrl: relay.url })
    await pair(page, [foundry.id], relay.url)
    await relay.stop()
    const farewell = vi.spyOn(await page.getClient(), 'disconnect')
    await disconnect(page.config)
    expect(page.config.state.status).toBe('disconnected')
    // The client still waits for the relay.
    expect(farewell.mock.settledResults).toMatchObject([{ type: 'incomplete' }])
  })

  test('is tried again with the next pairing', longer, async () => {
    const relay = await startRelay()
    const page = createPage({ relayUrl: relay.url, relayTimeout: 30_000 })
    relay.silent = true
    const left = failureOf(connect(page.config, { connector: page.connector }))
    await expect.poll(() => relay.connections).toBeGreaterThan(0)
    await page.connector.disconnect()
    await left
    relay.drop()
    await new Promise((resolve) => setTimeout(resolve, 500))
    relay.silent = false
    const wallet = await createScanningWallet(relay.url)
    const seen = page.uris.length
    const connecting = connect(page.config, { connector: page.connector })
    const { id } = await scan(wallet, page.uris, seen)
    await wallet.approve({ id, namespaces: allow([foundry.id]) })
    await connecting
    expect(isConnected(page.config)).toBe(true)
    await relay.stop()
  })

  test('while a code is shown, ends the attempt, and says so', async () => {
    const relay = await startRelay()
    const page = createPage({ relayUrl: relay.url, relayTimeout: 5000 })
    const attempt = failureOf(connect(page.config, { connector: page.connector }))
    await expect.poll(() => page.uris).toHaveLength(1)
    await relay.stop()
    expect((await attempt).kind).toBe('timeout-relay')
  })

  test('for a moment while a code is shown, keeps the code', longer, async () => {
    const relay = await startRelay()
    const page = createPage({ relayUrl: relay.url, relayTimeout: 30_000 })
    const connecting = connect(page.config, { connector: page.connector })
    await expect.poll(() => page.uris).toHaveLength(1)
    relay.drop()
    const wallet = await createScanningWallet(relay.url)
    const { id } = await scan(wallet, page.uris)
    await wallet.approve({ id, namespaces: allow([foundry.id]) })
    await connecting
    expect(isConnected(page.config)).toBe(true)
    await relay.stop()
  })
})
