import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Config, type Connector, createStorage } from 'wagmi'
import { connect, reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { describeWalletError } from '../errors/describeWalletError.ts'
import * as limits from '../limits.ts'
import { manualAddress, manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { cancelConnect, connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'
import { discover } from './discovery.ts'
import { wagmiInternals } from './wagmiInternals.ts'

const other = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'

const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)
beforeEach(() => void process.on('unhandledRejection', onRejection))
afterEach(async () => {
  await settle()
  process.off('unhandledRejection', onRejection)
  expect(rejections.splice(0)).toEqual([])
})

function page({ last }: { last?: string } = {}) {
  const items = memoryStorage()
  if (last) items.setItem('wagmi.recentConnectorId', JSON.stringify(last))
  const a = manualWallet()
  const b = manualWallet({ address: other })
  const config = createKitConfig({
    chains: [mainnet, gnosis],
    connectors: [
      injected({ target: { id: 'a', name: 'A', provider: a.provider as never } }),
      injected({ target: { id: 'b', name: 'B', provider: b.provider as never } }),
    ],
    storage: createStorage({ storage: items }),
  })
  const [connectorA, connectorB] = config.connectors
  if (!connectorA || !connectorB) throw new Error('no connectors')
  const state = () => {
    const { current, connections, status } = config.state
    const connection = connections.get(current ?? '')
    return {
      status,
      current: connection?.connector.id,
      account: connection?.accounts[0],
      connected: [...connections.values()].map(({ connector }) => connector.id),
      recent: items.getItem('wagmi.recentConnectorId'),
    }
  }
  return { a, b, config, connectorA, connectorB, items, state }
}

/** The outcome of an attempt, so that nothing is left unhandled. */
function outcome(attempt: Promise<unknown>) {
  return attempt.then(
    () => 'connected',
    (error: unknown) => describeWalletError(error).kind,
  )
}

const disconnected = {
  status: 'disconnected',
  current: undefined,
  account: undefined,
  connected: [],
  recent: null,
}

test('a wallet that agrees is the connection in use, and is remembered', async () => {
  const { a, config, connectorA, state } = page()
  const asked = connectWallet(config, connectorA)
  expect(config.state.status).toBe('connecting')
  await settle()
  await a.approve()
  expect(await asked).toMatchObject({ accounts: [manualAddress], chainId: 1 })
  expect(state()).toEqual({
    status: 'connected',
    current: 'a',
    account: manualAddress,
    connected: ['a'],
    recent: '"a"',
  })
})

test('a wallet that refuses leaves nothing behind', async () => {
  const { a, config, connectorA, state } = page()
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  a.questions[0]?.refuse(Object.assign(new Error('no'), { code: 4001 }))
  expect(await asked).toBe('rejected')
  expect(state()).toEqual(disconnected)
})

test('an attempt that was given up ends at once, and its late answer has no effect', async () => {
  const { a, config, connectorA, items, state } = page()
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  expect(await asked).toBe('rejected')
  expect(state()).toEqual(disconnected)
  await a.approve()
  expect(state()).toEqual(disconnected)
  // The wallet is notified, and no request is made again when the page loads.
  expect(a.asked).toContain('wallet_revokePermissions')
  expect(items.getItem('wagmi.a.disconnected')).toBe('true')
})

test('a late answer does not connect a wallet that was connected here before either', async () => {
  const { a, config, connectorA, state } = page({ last: 'a' })
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  await asked
  await a.approve()
  // Some wallets report their accounts once more.
  a.accounts = [manualAddress]
  a.emit('accountsChanged', [manualAddress])
  a.emit('connect', { chainId: '0x1' })
  await settle()
  expect(state()).toEqual({ ...disconnected, recent: '"a"' })
})

test('the answer to an earlier request does not replace a later request', async () => {
  const { a, b, config, connectorA, connectorB, state } = page()
  const first = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  const second = outcome(connectWallet(config, connectorB))
  await settle()
  // A answers while B is still being asked …
  await a.approve()
  expect(state()).toEqual({ ...disconnected, status: 'connecting' })
  await b.approve()
  expect([await first, await second]).toEqual(['rejected', 'connected'])
  expect(state()).toMatchObject({ current: 'b', account: other, connected: ['b'], recent: '"b"' })
})

test('… nor when it answers after the other has connected', async () => {
  const { a, b, config, connectorA, connectorB, state } = page()
  const first = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  const second = connectWallet(config, connectorB)
  await settle()
  await b.approve()
  await second
  await a.approve()
  await first
  expect(state()).toMatchObject({ current: 'b', account: other, connected: ['b'], recent: '"b"' })
})

test('asked again, a wallet connects with its second answer, and the first one undoes nothing', async () => {
  const { a, config, connectorA, state } = page()
  const first = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  const second = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve()
  expect(state()).toMatchObject({ status: 'connecting', connected: [] })
  await a.approve()
  expect([await first, await second]).toEqual(['rejected', 'connected'])
  expect(state()).toMatchObject({ current: 'a', account: manualAddress })
  expect(a.asked).not.toContain('wallet_revokePermissions')
  // From now on it is followed again.
  a.emit('accountsChanged', [other])
  await settle()
  expect(state()).toMatchObject({ account: other })
})

test('asked again and refused, what the first answer allowed is taken back', async () => {
  const { a, config, connectorA, state } = page()
  const first = outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  const second = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve()
  a.questions[0]?.refuse(Object.assign(new Error('no'), { code: 4001 }))
  expect([await first, await second]).toEqual(['rejected', 'rejected'])
  await settle()
  expect(a.asked).toContain('wallet_revokePermissions')
  expect(state()).toEqual(disconnected)
})

test('giving up a second look at the wallet in use leaves it in use', async () => {
  const { a, b, config, connectorA, connectorB, state } = page()
  const first = connectWallet(config, connectorA)
  await settle()
  await a.approve()
  await first
  const second = outcome(connectWallet(config, connectorB))
  await settle()
  cancelConnect(connectorB)
  expect(state()).toMatchObject({ status: 'connected', current: 'a' })
  await b.approve()
  await second
  expect(state()).toMatchObject({ status: 'connected', current: 'a', connected: ['a'] })
})

test('a late answer is not undone where that would leave the wallet in use', async () => {
  const { a, config, connectorA } = page()
  const again = wagmiInternals(config).connectors.setup(
    injected({ target: { id: 'again', name: 'Again', provider: a.provider as never } }),
  )
  const late = outcome(connectWallet(config, again))
  await settle()
  cancelConnect(again)
  const second = connectWallet(config, connectorA)
  await settle()
  a.questions.reverse()
  await a.approve()
  await second
  await a.approve()
  await late
  expect(a.asked).not.toContain('wallet_revokePermissions')
  expect(config.state.connections.size).toBe(1)
})

test('the wallet in use is not asked again', async () => {
  const { a, config, connectorA } = page()
  const first = connectWallet(config, connectorA)
  await settle()
  await a.approve()
  await first
  const asked = a.asked.length
  expect(await connectWallet(config, connectorA)).toMatchObject({ accounts: [manualAddress] })
  expect(a.asked.length).toBe(asked)
})

test('a wallet that agrees and names no account is not connected', async () => {
  const { a, config, connectorA, items, state } = page()
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve([])
  // Without accounts in its permissions it is asked once more.
  await a.approve([])
  expect(await asked).toBe('no-account')
  expect(state()).toEqual(disconnected)
  // What it agreed to is given back: with an account chosen later it would be connected at the next visit.
  await settle()
  expect(a.asked).toContain('wallet_revokePermissions')
  expect(items.getItem('wagmi.a.disconnected')).toBe('true')
})

test('a wallet that was given up, connected and left is listened to once, as before', async () => {
  const { a, config, connectorA, state } = page()
  const { emitter } = connectorA
  const refused = async () => {
    const asked = outcome(connectWallet(config, connectorA))
    await settle()
    a.questions.shift()?.refuse(Object.assign(new Error('no'), { code: 4001 }))
    return asked
  }
  void outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  a.questions.splice(0)
  expect(emitter.listenerCount('connect')).toBe(0)
  // Its refusal is the end of the matter: from now on it may report by itself again.
  expect(await refused()).toBe('rejected')
  expect(emitter.listenerCount('connect')).toBe(1)

  cancelConnect(connectorA)
  void outcome(connectWallet(config, connectorA))
  await settle()
  cancelConnect(connectorA)
  a.questions.splice(0)
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve()
  expect(await asked).toBe('connected')
  expect([emitter.listenerCount('connect'), emitter.listenerCount('change')]).toEqual([0, 1])
  a.emit('accountsChanged', [])
  await settle()
  expect(state().status).toBe('disconnected')
  expect(await refused()).toBe('rejected')
  expect(emitter.listenerCount('connect')).toBe(1)
})

test('a wallet with an open question is looked at until the attempt is given up, and stays one that was left', async () => {
  const { a, config, connectorA, items } = page({ last: 'a' })
  items.setItem('wagmi.a.disconnected', 'true')
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  a.questions.shift()?.refuse(Object.assign(new Error('open'), { code: -32002 }))
  const looks = () => a.asked.filter((method) => method === 'eth_accounts').length
  await vi.waitFor(() => expect(looks()).toBe(2), { timeout: 5 * limits.pendingLook })
  expect(items.getItem('wagmi.a.disconnected')).toBe('true')
  cancelConnect(connectorA)
  expect(await asked).toBe('rejected')
  // Nothing is left that looks: not even what an account would end.
  a.accounts = [manualAddress]
  await new Promise((resolve) => setTimeout(resolve, 2 * limits.pendingLook))
  expect(looks()).toBe(2)
  expect(a.asked).not.toContain('wallet_revokePermissions')
})

test('a second request to a wallet gives the first one up', async () => {
  const { a, config, connectorA, state } = page()
  const first = outcome(connectWallet(config, connectorA))
  await settle()
  const second = outcome(connectWallet(config, connectorA))
  expect(await first).toBe('pending-request')
  await a.approve()
  await a.approve()
  expect(await second).toBe('connected')
  expect(state()).toMatchObject({ status: 'connected', connected: ['a'] })
})

test.each(Array.from({ length: 16 }, (_, steps) => steps))(
  'giving up %i steps after the answer leaves no connection, or comes too late',
  async (steps) => {
    const { config, connectorA, state } = page()
    let inTime = true
    connectorA.connect = (() => {
      const answer = Promise.resolve({ accounts: [manualAddress], chainId: 1 })
      void answer.then(async () => {
        for (let step = 0; step < steps; step += 1) await Promise.resolve()
        inTime = config.state.status === 'connecting'
        cancelConnect(connectorA)
      })
      return answer
    }) as never
    const asked = await outcome(connectWallet(config, connectorA))
    await settle()
    expect(asked).toBe(inTime ? 'rejected' : 'connected')
    expect(state().connected).toEqual(inTime ? [] : ['a'])
  },
)

test('what cannot be stored does not keep a wallet from being connected', async () => {
  const { a, config, connectorA, items, state } = page()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Object.assign(items, { getItem: full, setItem: full, removeItem: full })
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve()
  expect(await asked).toBe('connected')
  Object.assign(items, { getItem: () => null })
  expect(state()).toMatchObject({ status: 'connected', account: manualAddress })
})

test('a wallet that is found again late does not replace the one that the visitor chose', async () => {
  const { a, b, config, connectorB, state } = page({ last: 'a' })
  a.accounts = [manualAddress]
  let release = (_: unknown) => {}
  const request = a.provider.request.bind(a.provider)
  a.provider.request = ((call: { method: string }) =>
    call.method === 'eth_accounts'
      ? new Promise((resolve) => (release = resolve))
      : request(call as never)) as never
  const reconnecting = reconnect(config)
  await settle()
  const chosen = connectWallet(config, connectorB)
  await settle()
  await b.approve()
  await chosen
  release([manualAddress])
  await settle()
  release([manualAddress])
  await reconnecting
  expect(state()).toMatchObject({ status: 'connected', current: 'b', connected: ['b'] })
})

test('a wallet that never says whether it is there does not stop others from being reconnected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { a, config, state } = page({ last: 'a' })
    a.provider.request = () => new Promise(() => {})
    const reconnecting = reconnect(config)
    await vi.advanceTimersByTimeAsync(20_000)
    await reconnecting
    expect(state()).toMatchObject({ status: 'disconnected', connected: [] })
  } finally {
    vi.useRealTimers()
  }
})

test('… nor one that knows the page and then says nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { a, config, state } = page({ last: 'a' })
    let answered = 0
    a.provider.request = (({ method }: { method: string }) =>
      method === 'eth_accounts' && (answered += 1) === 1
        ? Promise.resolve([manualAddress])
        : new Promise(() => {})) as never
    const reconnecting = reconnect(config)
    await vi.advanceTimersByTimeAsync(20_000)
    await reconnecting
    expect(answered).toBe(2)
    expect(state()).toMatchObject({ status: 'disconnected', connected: [] })
  } finally {
    vi.useRealTimers()
  }
})

test('a wallet that has lost its accounts is not reconnected without one', async () => {
  const { a, config, state } = page({ last: 'a' })
  const answers: unknown[] = [[manualAddress], []]
  const request = a.provider.request.bind(a.provider)
  a.provider.request = ((call: { method: string }) =>
    call.method === 'eth_accounts'
      ? Promise.resolve(answers.shift() ?? [])
      : request(call as never)) as never
  await reconnect(config)
  expect(state()).toMatchObject({ status: 'disconnected', connected: [] })
})

test.each([undefined, null, 7, 'text', {}, [null, 'x'], [{}]])(
  'a wallet that reports %j as its accounts changes nothing',
  async (garbage) => {
    const { a, config, connectorA, state } = page()
    const asked = connectWallet(config, connectorA)
    await settle()
    await a.approve()
    await asked
    a.emit('accountsChanged', garbage)
    a.emit('connect', garbage)
    await settle()
    expect(state()).toMatchObject({ status: 'connected', account: manualAddress })
  },
)

test('a chain that is no number is asked for again, and is no chain of the page if the wallet has no better answer', async () => {
  const { a, config, connectorA } = page()
  const asked = connectWallet(config, connectorA)
  await settle()
  await a.approve()
  await asked
  const chainId = () => config.state.connections.get(connectorA.uid)?.chainId
  a.chainId = '0x64'
  a.emit('chainChanged', 'loading')
  await settle()
  expect(chainId()).toBe(100)
  a.chainId = {}
  a.emit('chainChanged', {})
  await settle()
  expect(chainId()).toBeNaN()
})

test('a wallet that cannot report changes can be connected and disconnected', async () => {
  const bare = manualWallet()
  const provider = { request: bare.provider.request.bind(bare.provider) }
  const config = createKitConfig({ chains: [mainnet], storage: null })
  const stop = discover(config)
  const info = { uuid: 'u', name: 'Bare', icon: '', rdns: 'example.bare' }
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', {
      detail: Object.freeze({ info, provider: Object.freeze(provider) }),
    }),
  )
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  const asked = outcome(connectWallet(config, connector))
  await settle()
  await bare.approve()
  expect(await asked).toBe('connected')
  stop()
})

/** A wallet of the page that holds back the chain it is on, with which its answer ends. */
function heldAtTheEnd(wallet: ReturnType<typeof manualWallet>) {
  const { provider, chainId } = wallet
  const request = provider.request.bind(provider)
  const held: (() => void)[] = []
  let isHeld = true
  provider.request = ((call: { method: string }) =>
    call.method === 'eth_chainId' && isHeld
      ? new Promise((resolve) => held.push(() => resolve(chainId)))
      : request(call as never)) as never
  return () => {
    isHeld = false
    for (const release of held.splice(0)) release()
  }
}

const meanwhile = [
  {
    what: 'another account',
    happens: (wallet: ReturnType<typeof manualWallet>) => {
      wallet.accounts = [other]
      wallet.emit('accountsChanged', [other])
    },
    then: { account: other, chainId: 1 },
  },
  {
    what: 'another network',
    happens: (wallet: ReturnType<typeof manualWallet>) => {
      wallet.chainId = '0x64'
      wallet.emit('chainChanged', '0x64')
    },
    then: { account: manualAddress, chainId: 100 },
  },
  {
    what: 'no account',
    happens: (wallet: ReturnType<typeof manualWallet>) => {
      wallet.accounts = []
      wallet.emit('accountsChanged', [])
    },
    then: undefined,
  },
]

const ways = [
  {
    way: 'asked by the kit',
    begin: (config: Config, connector: Connector) => connectWallet(config, connector),
  },
  {
    way: 'asked by the page',
    begin: (config: Config, connector: Connector) => connect(config, { connector }),
  },
  { way: 'found again', last: 'a', begin: (config: Config) => reconnect(config) },
]

test.each(
  ways
    .flatMap((way) => meanwhile.map((each) => ({ ...way, ...each })))
    // wagmi's own action connects a wallet without an account.
    .filter(({ way, then }) => then || way !== 'asked by the page'),
)(
  'a wallet that is $way and reports $what meanwhile is connected as it is now',
  async ({ begin, last, happens, then }) => {
    const { a, config, connectorA } = page(last ? { last } : {})
    if (last) a.accounts = [manualAddress]
    const release = heldAtTheEnd(a)
    const asked = outcome(begin(config, connectorA))
    await settle()
    await a.approve()
    happens(a)
    release()
    await asked
    await settle()
    const connection = config.state.connections.get(connectorA.uid)
    expect(connection && { account: connection.accounts[0], chainId: connection.chainId }).toEqual(
      then,
    )
  },
)

test('a wallet that reports a change meanwhile and then cannot say more is connected with its answer', async () => {
  const { a, config, connectorA, state } = page()
  const release = heldAtTheEnd(a)
  const asked = outcome(connectWallet(config, connectorA))
  await settle()
  await a.approve()
  a.accounts = 'none'
  a.emit('accountsChanged', [other])
  release()
  expect(await asked).toBe('connected')
  expect(state()).toMatchObject({ status: 'connected', account: manualAddress })
})
