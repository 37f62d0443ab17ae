import { type Config, createConfig, createStorage, http } from 'wagmi'
import { connect, getConnection, reconnect, sendTransaction, signMessage } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { afterEach, expect, test, vi } from 'vitest'

import { describeWalletError } from '../../errors/describeWalletError.ts'
import { SafeNotInIframeError } from '../../errors/errors.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
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

test('in a frame of somebody else it is not connected, and choosing it says why', async () => {
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

test('outside a frame nobody is asked', async () => {
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
