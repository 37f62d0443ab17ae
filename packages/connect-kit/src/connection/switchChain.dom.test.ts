import { expect, test } from 'vitest'
import { SwitchChainNotSupportedError } from 'wagmi'
import { connect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { gnosis, mainnet } from '@ghost-pay/chains'
import {
  approving,
  createTestWallet,
  immovable,
  type Personality,
  rejecting,
  silent,
  stubborn,
  unknownChain,
} from '@ghost-pay/test-wallet'

import { describeWalletError } from '../errors/describeWalletError.ts'
import {
  ChainAddFailedError,
  ChainNotConfiguredError,
  SwitchIgnoredError,
  UserRejectedSwitchError,
  WalletTimeoutError,
} from '../errors/errors.ts'
import { createKitConfig } from './createKitConfig.ts'
import { switchChain } from './switchChain.ts'

async function connected(personality: Personality) {
  const wallet = createTestWallet({
    name: 'Harbour',
    privateKey: `0x${'1'.padStart(64, '0')}`,
    chains: [{ id: 1 }, { id: 100 }],
    allow: { chainIds: [1, 100], hosts: ['rpc.gnosischain.com'] },
    personality: approving(),
  })
  const config = createKitConfig({
    chains: [mainnet, gnosis],
    // A test wallet has an EIP-1193 provider; the connector's type wants the typed requests of viem.
    connectors: [
      injected({ target: { id: 'harbour', name: 'Harbour', provider: wallet.provider as never } }),
    ],
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connect(config, { connector })
  wallet.control.setPersonality(personality)
  const run = (chainId = 100, timeout = 60_000) =>
    switchChain(config, { chainId, connector, timeout, settle: 250 })
  return { config, connector, wallet, run }
}

test('switches, and the config knows', async () => {
  const { config, run } = await connected(approving())
  await run()
  expect(config.state.chainId).toBe(100)
})

test('adds a chain that the wallet does not know, with its first endpoint and its explorers', async () => {
  const { config, wallet, run } = await connected(unknownChain())
  await run()
  expect(config.state.chainId).toBe(100)
  const added = wallet.control.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toMatchObject([
    {
      chainId: '0x64',
      chainName: gnosis.name,
      nativeCurrency: { decimals: 18 },
      rpcUrls: [gnosis.rpcUrls.default.http[0]],
      blockExplorerUrls: [gnosis.blockExplorers.default.url],
    },
  ])
})

test('a visitor who adds the chain and does not switch has declined', async () => {
  const { run } = await connected(unknownChain({ afterAdding: 'stay' }))
  const error: unknown = await run().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UserRejectedSwitchError)
  expect(error).toHaveProperty('message', 'User rejected switch after adding network')
  expect(describeWalletError(error).kind).toBe('rejected')
})

test('a chain that could not be added is not called a refusal, and the reason is kept', async () => {
  const { run } = await connected(unknownChain({ afterAdding: 'fail' }))
  const error: unknown = await run().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ChainAddFailedError)
  expect(error).toHaveProperty('cause.code', -32602)
})

/** A wallet that answers these methods itself. */
async function answering(answers: { [method: string]: () => unknown }, personality = approving()) {
  const page = await connected(personality)
  const own = page.wallet.provider.request.bind(page.wallet.provider)
  page.wallet.provider.request = (request: { method: string }) => {
    const answer = answers[request.method]
    return answer ? Promise.resolve(answer()) : own(request)
  }
  return page
}

test('declining to add a chain is a rejection', async () => {
  const declined = Object.assign(new Error('User rejected.'), { code: 4001 })
  const { run } = await answering(
    { wallet_addEthereumChain: () => Promise.reject(declined) },
    unknownChain(),
  )
  expect(await run().catch((error: unknown) => error)).toMatchObject({ code: 4001 })
})

test('a wallet that switches without a word has switched', async () => {
  let chainId = '0x1'
  const { config, run } = await answering({
    wallet_switchEthereumChain: () => ((chainId = '0x64'), null),
    eth_chainId: () => chainId,
  })
  await run()
  expect(config.state.chainId).toBe(100)
})

test('a wallet that answers first and switches then is waited for', async () => {
  let chainId = '0x1'
  const { config, run } = await answering({
    wallet_switchEthereumChain() {
      setTimeout(() => (chainId = '0x64'), 100)
      return null
    },
    eth_chainId: () => chainId,
  })
  await run()
  expect(config.state.chainId).toBe(100)
})

test('a connector of another kind that says yes and stays does not keep anybody waiting either', async () => {
  const { config, connector } = await connected(approving())
  const paired = { ...connector, type: 'walletConnect', switchChain: () => Promise.resolve(gnosis) }
  await expect(
    switchChain(config, { chainId: 100, connector: paired, timeout: 60_000, settle: 250 }),
  ).rejects.toThrow(SwitchIgnoredError)
})

test('a wallet that says yes and stays does not keep anybody waiting', async () => {
  const { run } = await connected(stubborn())
  await expect(run()).rejects.toThrow(SwitchIgnoredError)
})

test('a wallet that never answers does not either', async () => {
  const { run } = await connected(silent())
  await expect(run(100, 300)).rejects.toThrow(WalletTimeoutError)
})

test('a refusal is a refusal', async () => {
  const { run } = await connected(rejecting())
  expect(describeWalletError(await run().catch((error: unknown) => error)).kind).toBe('rejected')
})

test('a chain that the page does not know is named', async () => {
  const { run } = await connected(approving())
  await expect(run(10)).rejects.toThrow(
    new ChainNotConfiguredError({ chainId: 10, connectorId: 'harbour' }).message,
  )
})

test('a connector that cannot switch says so', async () => {
  const { config, connector } = await connected(approving())
  const limited = { ...connector }
  delete limited.switchChain
  await expect(switchChain(config, { chainId: 100, connector: limited })).rejects.toThrow(
    SwitchChainNotSupportedError,
  )
})

test('a wallet that refuses to switch for a site cannot do it, and asking again does not help', async () => {
  const { run } = await connected(immovable())
  expect(describeWalletError(await run().catch((error: unknown) => error))).toMatchObject({
    kind: 'unsupported-method',
    retryable: false,
  })
})

/** Requests a chain that the wallet does not know; the wallet says so when `refuse` is called. */
async function requestUnknownChain() {
  const { config, connector, wallet, run } = await connected(approving())
  let answer = () => {}
  wallet.provider.request = (request: { method: string }) => {
    asked.push(request.method)
    return new Promise((_, reject) => {
      answer = () => reject(Object.assign(new Error('unknown'), { code: 4902 }))
    })
  }
  const asked: string[] = []
  const refuse = async () => {
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { asked, config, connector, run, refuse }
}

test('a wallet that says too late that it does not know a chain is not asked to add it', async () => {
  const { asked, run, refuse } = await requestUnknownChain()
  await expect(run(100, 300)).rejects.toThrow(WalletTimeoutError)
  await refuse()
  expect(asked).toEqual(['wallet_switchEthereumChain'])
})

test('nor is one whose switch was abandoned', async () => {
  const { asked, config, connector, refuse } = await requestUnknownChain()
  const controller = new AbortController()
  const switching = switchChain(config, { chainId: 100, connector, signal: controller.signal })
  switching.catch(() => {})
  await expect.poll(() => asked).toHaveLength(1)
  controller.abort()
  await refuse()
  await expect(switching).rejects.toThrow()
  expect(asked).toEqual(['wallet_switchEthereumChain'])
})
