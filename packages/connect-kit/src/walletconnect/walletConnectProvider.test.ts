import { expect, test, vi } from 'vitest'

import { describeWalletError } from '../errors/describeWalletError.ts'
import { createWalletConnectProvider, type RpcRequest } from './walletConnectProvider.ts'

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const session = {
  topic: 't',
  namespaces: { eip155: { accounts: [`eip155:1:${address}`], methods: ['personal_sign'] } },
}

function createProvider({ connected = true, node = true } = {}) {
  const wallet = vi.fn((request: RpcRequest) => Promise.resolve(`wallet: ${request.method}`))
  const chain = vi.fn((request: RpcRequest) => Promise.resolve(`node: ${request.method}`))
  const switchChain = vi.fn(() => Promise.resolve())
  const provider = createWalletConnectProvider({
    current: () => (connected ? { session, chainId: 1 } : undefined),
    requestWallet: (_, __, request) => wallet(request),
    requestNode: () => (node ? chain : undefined),
    switchChain,
  })
  return { provider, wallet, chain, switchChain }
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => describeWalletError(error).kind,
  )

test('what the session knows is answered at once', async () => {
  const { provider, wallet, chain } = createProvider()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'net_version' })).toBe('1')
  expect([wallet.mock.calls, chain.mock.calls]).toEqual([[], []])
})

test('what the session allows goes to the wallet, and reading goes to the node of the host', async () => {
  const { provider } = createProvider()
  expect(await provider.request({ method: 'personal_sign', params: ['0x'] })).toBe(
    'wallet: personal_sign',
  )
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('node: eth_blockNumber')
})

test('what only a wallet can do is not asked of a node when the wallet did not allow it', async () => {
  const { provider, chain } = createProvider()
  for (const method of [
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'wallet_sendCalls',
    'personal_ecRecover',
  ])
    expect([method, await kindOf(provider.request({ method }))]).toEqual([
      method,
      'unsupported-method',
    ])
  expect(chain).not.toHaveBeenCalled()
})

test('without a session, and without a node, it says so', async () => {
  const lost = createProvider({ connected: false })
  expect(await kindOf(lost.provider.request({ method: 'eth_accounts' }))).toBe('disconnected')
  const nodeless = createProvider({ node: false })
  expect(await kindOf(nodeless.provider.request({ method: 'eth_blockNumber' }))).toBe(
    'chain-disconnected',
  )
})

test('a switch is passed on with its chain, and one without a chain is refused', async () => {
  const { provider, switchChain } = createProvider()
  const method = 'wallet_switchEthereumChain'
  expect(await provider.request({ method, params: [{ chainId: '0xa' }] })).toBeNull()
  expect(switchChain).toHaveBeenCalledExactlyOnceWith(10)
  for (const params of [undefined, [], [{}], [{ chainId: 'ten' }]])
    expect(await kindOf(provider.request({ method, params }))).not.toBe('answered')
})

test('listeners are called for their event until they are removed', () => {
  const { provider } = createProvider()
  const listener = vi.fn()
  provider.on('chainChanged', listener)
  provider.emit('accountsChanged', [address])
  provider.emit('chainChanged', '0xa')
  provider.removeListener('chainChanged', listener)
  provider.emit('chainChanged', '0x1')
  expect(listener).toHaveBeenCalledExactlyOnceWith('0xa')
})
