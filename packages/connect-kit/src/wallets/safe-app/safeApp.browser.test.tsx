import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import {
  connect,
  getConnection,
  reconnect,
  sendTransaction,
  signMessage,
  waitForTransactionReceipt,
} from 'wagmi/actions'
import { foundry } from 'wagmi/chains'

import { createKitConfig } from '../../connection/createKitConfig.ts'
import { describeWalletError } from '../../errors/describeWalletError.ts'
import { SafeNotInIframeError } from '../../errors/errors.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { waitForOutcome } from '../../transactions/waitForOutcome.ts'
import { safeAppConnector } from './safeAppConnector.ts'

const safeAddress = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const safeTxHash = `0x${'ab'.repeat(32)}`

type Asked = { id: string; method: string; params: unknown }

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/**
 * A Safe app around a page: a real frame, whose parent answers real messages.
 *
 * @param answerTo the answer to a method; nothing for one that is not answered
 */
function createSafeApp(answerTo: (asked: Asked) => object | undefined) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) throw new Error('The frame has no window.')
  const asked: Asked[] = []
  const onMessage = ({ data }: MessageEvent<Asked>) => {
    if (typeof data?.method !== 'string') return
    asked.push(data)
    const answer = answerTo(data)
    if (answer) page.postMessage({ id: data.id, version: '9.1.0', ...answer }, '*')
  }
  window.addEventListener('message', onMessage)
  cleanUps.push(() => {
    window.removeEventListener('message', onMessage)
    frame.remove()
  })
  return { page, asked }
}

const answers: Record<string, unknown> = {
  getSafeInfo: {
    safeAddress: safeAddress.toLowerCase(),
    chainId: foundry.id,
    owners: [],
    threshold: 2,
  },
  sendTransactions: { safeTxHash },
  signMessage: { signature: '0x1234' },
}
const helpful = ({ method }: Asked) =>
  method in answers ? { success: true, data: answers[method] } : undefined

function createPage(page: Window, allowedOrigins = [location.origin]) {
  // The page's own parent is this window, because this window made its frame.
  Object.defineProperty(page, 'parent', { value: window, configurable: true })
  return createConfig({
    chains: [foundry],
    transports: { [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: [safeAppConnector({ page, allowedOrigins })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memoryStorage() }),
  })
}

const connectorOf = (config: Config) => {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  return connector
}

test('inside the Safe app the page is connected when it loads, as the account that is open', async () => {
  const { page } = createSafeApp(helpful)
  const config = createPage(page)
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({
    address: safeAddress,
    chainId: foundry.id,
    status: 'connected',
  })
})

test('a page without https is connected too', async () => {
  const randomUUID = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const { page } = createSafeApp(helpful)
  const config = createPage(page)
  await reconnect(config)
  expect(getConnection(config).status).toBe('connected')
  randomUUID.mockRestore()
})

test('a Safe app that is slow to start is asked again', async () => {
  let times = 0
  const { page, asked } = createSafeApp((message) => {
    times += 1
    return times < 3 ? undefined : helpful(message)
  })
  const config = createPage(page)
  await reconnect(config)
  expect(asked.map(({ method }) => method)).toEqual(['getSafeInfo', 'getSafeInfo', 'getSafeInfo'])
  expect(getConnection(config).status).toBe('connected')
})

test('in a frame of another page it is not connected, and choosing it says why', async () => {
  const { page, asked } = createSafeApp(() => undefined)
  const config = createPage(page)
  expect(await reconnect(config)).toEqual([])
  expect(asked).toHaveLength(3)
  const error: unknown = await connect(config, { connector: connectorOf(config) }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SafeNotInIframeError)
  expect(describeWalletError(error).kind).toBe('safe-not-in-iframe')
})

test('an answer from an origin that is not trusted does not count', async () => {
  const { page } = createSafeApp(helpful)
  const config = createPage(page, ['https://app.safe.global'])
  expect(await reconnect(config)).toEqual([])
})

test('outside a frame no request is made', async () => {
  const top = { parent: undefined as unknown as Window, addEventListener: vi.fn() }
  top.parent = top as unknown as Window
  const connector = safeAppConnector({ page: top })
  const config = createConfig({
    chains: [foundry],
    transports: { [foundry.id]: http('http://127.0.0.1:1') },
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  expect(await connectorOf(config).isAuthorized()).toBe(false)
  expect(top.addEventListener).not.toHaveBeenCalled()
})

test('a transaction becomes a proposal, and a message is signed by the account', async () => {
  const { page, asked } = createSafeApp(helpful)
  const config = createPage(page)
  await reconnect(config)
  const to = `0x${'ee'.repeat(20)}` as const
  expect(await sendTransaction(config, { to, value: 5n, gas: 21_000n })).toBe(safeTxHash)
  expect(asked.at(-1)).toMatchObject({
    method: 'sendTransactions',
    params: { txs: [{ to, value: '0x5', data: '0x' }], params: { safeTxGas: 21_000 } },
  })
  expect(await signMessage(config, { message: 'Pay' })).toBe('0x1234')
})

test('what the Safe app refuses is refused in its words', async () => {
  const { page } = createSafeApp((asked) =>
    asked.method === 'signMessage'
      ? { success: false, error: 'Transaction was rejected' }
      : helpful(asked),
  )
  const config = createPage(page)
  await reconnect(config)
  const error: unknown = await signMessage(config, { message: 'Pay' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(describeWalletError(error).detail).toBe('Transaction was rejected')
})

test('reading goes through the Safe app, and a proposal is looked up by what it has become', async () => {
  const { page, asked } = createSafeApp((message) =>
    message.method === 'getTxBySafeTxHash'
      ? { success: true, data: { txHash: '0xexecuted' } }
      : message.method === 'rpcCall'
        ? { success: true, data: message.params }
        : helpful(message),
  )
  const config = createPage(page)
  await reconnect(config)
  const provider = (await connectorOf(config).getProvider()) as {
    request: (request: object) => Promise<unknown>
  }
  expect(await provider.request({ method: 'eth_blockNumber' })).toEqual({
    call: 'eth_blockNumber',
    params: [],
  })
  const receipt = { method: 'eth_getTransactionReceipt', params: [safeTxHash] }
  expect(await provider.request(receipt)).toEqual({
    call: 'eth_getTransactionReceipt',
    params: ['0xexecuted'],
  })
  expect(asked.map(({ method }) => method)).toContain('getTxBySafeTxHash')
})

/** A page inside a Safe app that says this of every proposal. */
async function inSafe(proposal: { txStatus: string; txHash?: string } | undefined) {
  const { page, asked } = createSafeApp((message) => {
    if (message.method === 'getTxBySafeTxHash')
      return proposal ? { success: true, data: proposal } : { success: false, error: 'Not found' }
    if (message.method !== 'rpcCall') return helpful(message)
    const { call, params } = message.params as { call: string; params: string[] }
    if (call === 'eth_blockNumber') return { success: true, data: '0x10' }
    if (call !== 'eth_getTransactionReceipt') return { success: true, data: null }
    return { success: true, data: params[0] === executed ? receipt : null }
  })
  Object.defineProperty(page, 'parent', { value: window, configurable: true })
  const config = createKitConfig({
    chains: [foundry],
    transports: { [foundry.id]: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: [safeAppConnector({ page, allowedOrigins: [location.origin] })],
    storage: createStorage({ storage: memoryStorage() }),
  })
  await reconnect(config)
  const provider = (await connectorOf(config).getProvider()) as {
    request: (request: { method: string; params: unknown[] }) => Promise<unknown>
  }
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { asked, config, request }
}

const executed = `0x${'cd'.repeat(32)}` as const
const receipt = {
  transactionHash: executed,
  status: '0x1',
  blockNumber: '0xf',
  blockHash: `0x${'11'.repeat(32)}`,
  transactionIndex: '0x0',
  logs: [],
  gasUsed: '0x1',
  cumulativeGasUsed: '0x1',
  effectiveGasPrice: '0x1',
  from: safeAddress,
  to: safeAddress,
  logsBloom: '0x',
  contractAddress: null,
  type: '0x2',
}

test.each([
  [{ txStatus: 'AWAITING_CONFIRMATIONS' }, 100, undefined],
  [{ txStatus: 'AWAITING_EXECUTION' }, 100, undefined],
  [{ txStatus: 'SUCCESS', txHash: executed }, 200, '0x1'],
  [{ txStatus: 'FAILED', txHash: executed }, 500, '0x0'],
  [{ txStatus: 'CANCELLED' }, 400, undefined],
  [{ txStatus: 'SOMETHING_NEW' }, 100, undefined],
])('a batch whose proposal is %j has the status %i', async (proposal, status, outcome) => {
  const { request } = await inSafe(proposal)
  const answer = await request('wallet_getCallsStatus', safeTxHash)
  expect(answer).toMatchObject({ id: safeTxHash, chainId: '0x7a69', atomic: true, status })
  expect((answer as { receipts?: { status: string }[] }).receipts?.[0]?.status).toBe(outcome)
})

test('a batch that the Safe app does not know is not followed', async () => {
  const { request } = await inSafe(undefined)
  await expect(request('wallet_getCallsStatus', safeTxHash)).rejects.toMatchObject({ code: 5730 })
})

test('what a Safe can do is said for its own account and chain', async () => {
  const { request } = await inSafe(undefined)
  const can = { '0x7a69': { atomic: { status: 'supported' }, atomicBatch: { supported: true } } }
  expect(await request('wallet_getCapabilities', safeAddress)).toEqual(can)
  expect(await request('wallet_getCapabilities', safeAddress, ['0x7a69'])).toEqual(can)
  expect(await request('wallet_getCapabilities', safeAddress, ['0x1'])).toEqual({})
})

const stranger = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF'
const aCall = { to: stranger, value: '0x1' }

test.each([
  ['wallet_sendCalls', [{ calls: [aCall], chainId: '0x1' }], 5710],
  ['wallet_sendCalls', [{ calls: [aCall], from: stranger }], 4100],
  ['wallet_sendCalls', [{ calls: [] }], -32602],
  ['wallet_sendCalls', [{ calls: [aCall], capabilities: { paymasterService: {} } }], 5700],
  ['eth_sendTransaction', [{ ...aCall, from: stranger }], 4100],
  ['eth_sendTransaction', [{ ...aCall, chainId: '0x1' }], 5710],
  ['personal_sign', ['0x01', stranger], 4100],
  ['eth_signTypedData_v4', [stranger, '{}'], 4100],
  ['wallet_getCapabilities', [stranger], 4100],
] as [string, unknown[], number][])('%s %j is refused with %i', async (method, params, code) => {
  const { asked, request } = await inSafe(undefined)
  await expect(request(method, ...params)).rejects.toMatchObject({ code })
  expect(asked.map(({ method }) => method)).toEqual(['getSafeInfo'])
})

test('what is meant for the account and the chain that are open is proposed', async () => {
  const { request } = await inSafe(undefined)
  const mine = { calls: [aCall], chainId: '0x7a69', from: safeAddress.toLowerCase() }
  const optional = { capabilities: { paymasterService: { optional: true } } }
  expect(await request('wallet_sendCalls', { ...mine, ...optional })).toEqual({ id: safeTxHash })
  expect(await request('personal_sign', '0x01', safeAddress.toLowerCase())).toBe('0x1234')
})

describe('a wait for the receipt of a proposal', () => {
  const hash = safeTxHash as `0x${string}`

  test('gets that of what it became', async () => {
    const { config } = await inSafe({ txStatus: 'SUCCESS', txHash: executed })
    const found = await waitForTransactionReceipt(config, { hash, timeout: 30_000 })
    expect(found).toMatchObject({ transactionHash: executed, status: 'success' })
    const client = config.getClient({ chainId: foundry.id })
    expect(await waitForOutcome(client, { hash, timeout: 30_000 })).toMatchObject({
      status: 'confirmed',
      receipt: { transactionHash: executed },
    })
  })

  test('ends with a failure, although its transaction went through', async () => {
    const { config } = await inSafe({ txStatus: 'FAILED', txHash: executed })
    const client = config.getClient({ chainId: foundry.id })
    expect(await waitForOutcome(client, { hash, timeout: 30_000 })).toMatchObject({
      status: 'failed',
    })
  })

  test('ends with a cancellation', async () => {
    const { config } = await inSafe({ txStatus: 'CANCELLED' })
    const client = config.getClient({ chainId: foundry.id })
    expect(await waitForOutcome(client, { hash, timeout: 30_000 })).toEqual({ status: 'replaced' })
  })
})

test('the Safe app is asked whatever was connected here last, and not where nothing may connect by itself', async () => {
  const { page } = createSafeApp(helpful)
  Object.defineProperty(page, 'parent', { value: window, configurable: true })
  const status = async (autoConnect: 'last' | false) => {
    const config = createKitConfig({
      chains: [foundry],
      autoConnect,
      connectors: [safeAppConnector({ page, allowedOrigins: [location.origin] })],
      storage: createStorage({ storage: memoryStorage() }),
    })
    await config.storage?.setItem('recentConnectorId', 'example.other')
    await reconnect(config)
    return config.state.status
  }
  expect(await status('last')).toBe('connected')
  expect(await status(false)).toBe('disconnected')
})
