import { afterEach, expect, test, vi } from 'vitest'
import { createConnector, createStorage } from 'wagmi'
import { disconnect, reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { mainnet } from '@ghost-pay/chains'

import { describeWalletError } from '../errors/describeWalletError.ts'
import { manualAddress, manualWallet, settle } from '../testing/manualWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { cancelConnect, connectWallet } from './connectWallet.ts'
import { createKitConfig } from './createKitConfig.ts'

const refusal = Object.assign(new Error('no'), { code: 4001 })

function page() {
  const wallet = manualWallet()
  const config = createKitConfig({
    chains: [mainnet],
    connectors: [injected({ target: { id: 'a', name: 'A', provider: wallet.provider as never } })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return { wallet, config, connector, ask: () => outcome(connectWallet(config, connector)) }
}

/** The outcome of an attempt, so that nothing is left unhandled. */
function outcome(attempt: Promise<unknown>) {
  return attempt.then(
    () => 'connected',
    (error: unknown) => describeWalletError(error).kind,
  )
}

afterEach(() => vi.useRealTimers())

test('given up twice, what the first answer allowed is taken back although the second never comes', async () => {
  const { wallet, config, connector, ask } = page()
  void ask()
  await settle()
  cancelConnect(connector)
  void ask()
  await settle()
  await wallet.approve()
  expect(wallet.asked).not.toContain('wallet_revokePermissions')
  cancelConnect(connector)
  await settle()
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(config.state.status).toBe('disconnected')
})

/** A connector whose `disconnect` ends when it is let. */
function slowToLeave() {
  let asked = 0
  let left = 0
  const answers: (() => void)[] = []
  const lets: (() => void)[] = []
  const config = createKitConfig({
    chains: [mainnet],
    storage: null,
    connectors: [
      createConnector(() => ({
        id: 'slow',
        name: 'Slow',
        type: 'slow',
        connect: () =>
          new Promise((resolve) => {
            asked += 1
            answers.push(() => resolve({ accounts: [manualAddress], chainId: 1 } as never))
          }),
        disconnect() {
          left += 1
          return new Promise<void>((resolve) => lets.push(resolve))
        },
        getAccounts: () => Promise.resolve([]),
        getChainId: () => Promise.resolve(1),
        getProvider: () => Promise.resolve({}),
        isAuthorized: () => Promise.resolve(false),
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      })),
    ],
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  return {
    config,
    connector,
    ask: () => outcome(connectWallet(config, connector)),
    answer: () => answers.shift()?.(),
    finishLeaving: () => lets.shift()?.(),
    counts: () => ({ asked, left }),
  }
}

test('asked while an earlier answer is being undone, a wallet hears the next question afterwards', async () => {
  const { config, connector, ask, answer, finishLeaving, counts } = slowToLeave()
  void ask()
  await settle()
  cancelConnect(connector)
  answer()
  await settle()
  expect(counts()).toEqual({ asked: 1, left: 1 })
  const second = ask()
  await settle()
  expect(config.state.status).toBe('connecting')
  expect(counts()).toEqual({ asked: 1, left: 1 })
  finishLeaving()
  await settle()
  expect(counts()).toEqual({ asked: 2, left: 1 })
  answer()
  expect(await second).toBe('connected')
})

test('… and is not asked at all when the visitor gives up before', async () => {
  const { config, connector, ask, answer, finishLeaving, counts } = slowToLeave()
  void ask()
  await settle()
  cancelConnect(connector)
  answer()
  await settle()
  const second = ask()
  cancelConnect(connector)
  expect(await second).toBe('rejected')
  finishLeaving()
  await settle()
  expect(counts()).toEqual({ asked: 1, left: 1 })
  expect(config.state.status).toBe('disconnected')
})

test('two late answers are undone one after the other', async () => {
  const { connector, ask, answer, finishLeaving, counts } = slowToLeave()
  for (let attempt = 0; attempt < 2; attempt += 1) {
    void ask()
    await settle()
    cancelConnect(connector)
  }
  answer()
  answer()
  await settle()
  expect(counts()).toEqual({ asked: 2, left: 1 })
  finishLeaving()
  await settle()
  expect(counts()).toEqual({ asked: 2, left: 2 })
})

test('a wallet that cannot be left does not keep the next question waiting for ever', async () => {
  const { connector, ask, answer, counts } = slowToLeave()
  void ask()
  await settle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cancelConnect(connector)
  answer()
  await vi.advanceTimersByTimeAsync(20)
  const second = ask()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(counts()).toEqual({ asked: 2, left: 1 })
  answer()
  expect(await second).toBe('connected')
})

test('given up, found again by wagmi, left and refused, a wallet is listened to once', async () => {
  const { wallet, config, connector, ask } = page()
  void ask()
  await settle()
  cancelConnect(connector)
  wallet.questions.splice(0)
  await config.storage?.setItem('recentConnectorId', 'a')
  wallet.accounts = [manualAddress]
  // It is the wallet of the last visit, and wagmi looks for it.
  await reconnect(config)
  expect(config.state.status).toBe('connected')
  await disconnect(config)
  const refused = ask()
  await settle()
  wallet.questions.shift()?.refuse(refusal)
  expect(await refused).toBe('rejected')
  expect(connector.emitter.listenerCount('connect')).toBe(1)
})

test('a late answer that comes after the visitor has left the wallet is undone', async () => {
  const { wallet, config, connector, ask } = page()
  void ask()
  await settle()
  cancelConnect(connector)
  const second = ask()
  await settle()
  wallet.questions.reverse()
  await wallet.approve()
  expect(await second).toBe('connected')
  await disconnect(config)
  wallet.asked.splice(0)
  await wallet.approve()
  await settle()
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(config.state).toMatchObject({ status: 'disconnected', current: null })
})

/** What MetaMask's provider reports when the extension is updated or switched off. */
const gone = Object.assign(new Error('Disconnected from MetaMask background.'), { code: 1011 })

test('a wallet that is gone while it is asked ends the attempt, and can be asked again', async () => {
  const { wallet, config, ask } = page()
  const asked = ask()
  await settle()
  wallet.questions.splice(0)
  wallet.emit('disconnect', gone)
  expect(await asked).toBe('disconnected')
  expect(config.state.status).toBe('disconnected')
  const again = ask()
  await settle()
  await wallet.approve()
  expect(await again).toBe('connected')
})

test.each([
  [
    'of another page',
    () => Object.assign(Object.create(null) as object, { code: 1011, message: 'gone' }),
  ],
  ['frozen', () => Object.freeze({ code: 1011 })],
  [
    'that throws when it is read',
    () =>
      new Proxy(
        { code: 1011 },
        {
          get(_, key) {
            if (key === 'code') return 1011
            throw new Error('Do not look.')
          },
        },
      ),
  ],
])('… said with an object %s', async (_, report) => {
  const { wallet, ask } = page()
  const asked = ask()
  await settle()
  wallet.emit('disconnect', report())
  expect(await asked).toBe('disconnected')
})

test('… and an answer that comes all the same is undone', async () => {
  const { wallet, config, ask } = page()
  const asked = ask()
  await settle()
  wallet.emit('disconnect', gone)
  expect(await asked).toBe('disconnected')
  await wallet.approve()
  await settle()
  expect(wallet.asked).toContain('wallet_revokePermissions')
  expect(config.state.connections.size).toBe(0)
})

test.each([
  ['says that it comes back', Object.assign(new Error('later'), { code: 1013 })],
  ['says that the account is', Object.assign(new Error('left'), { code: 4900 })],
  ['says nothing of why', undefined],
  ['says it with a text', 'gone'],
])('a wallet that reports a disconnection and %s may still answer', async (_, error) => {
  const { wallet, ask } = page()
  const asked = ask()
  await settle()
  wallet.emit('disconnect', error)
  await wallet.approve()
  expect(await asked).toBe('connected')
})
