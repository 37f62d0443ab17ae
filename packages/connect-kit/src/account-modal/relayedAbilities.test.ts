/** What a wallet on a phone says that it can do (EIP-5792), asked through a relay, of an account on a real chain. */
import { createWalletClient, custom, type EIP1193Provider, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sendCalls, waitForCallsStatus } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createConfig, createStorage, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { approving, batching, createTestWallet, type Personality } from '@ghost-pay/test-wallet'
import { clientStorage, type Relay, startPhone, startRelay } from '@ghost-pay/test-wallet/relay'

import { memoryStorage } from '../testing/memoryStorage.ts'
import { walletConnectConnector } from '../walletconnect/walletConnectConnector.ts'
import { type AskedWallet, readAbilities } from './readAbilities.ts'

let chain: RunningChain
let relay: Relay
let names = 0
beforeAll(async () => {
  ;[chain, relay] = await Promise.all([startLocalChain(), startRelay()])
}, 60_000)
afterAll(async () => {
  await Promise.all([chain.stop(), relay.stop()])
})

/** A page that is paired with a phone, whose wallet has a new key. */
async function pair(personality: Personality) {
  names += 1
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await chain.client.setBalance({ address, value: parseEther('1') })
  const wallet = createTestWallet({
    name: 'Otter',
    privateKey,
    personality,
    chains: [{ id: chain.chainId, rpcUrl: chain.rpcUrl }],
  })
  const phone = await startPhone({ relayUrl: relay.url, wallet })
  const config = createConfig({
    chains: [foundry],
    transports: { [foundry.id]: http(chain.rpcUrl) },
    connectors: [
      walletConnectConnector({
        projectId: `abilities-${names}`,
        metadata: { name: 'Shop', description: '', url: 'https://shop.test', icons: [] },
        relayUrl: relay.url,
        storage: clientStorage(),
        storagePrefix: `abilities-${names}`,
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memoryStorage() }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') void phone.scan(String(data))
  })
  await connect(config, { connector })
  onTestFinished(() => phone.stop())
  // The connector's provider takes every request that the session allows.
  const provider = (await connector.getProvider()) as EIP1193Provider & AskedWallet
  const asked = () =>
    wallet.control.requests.filter(({ method }) => method === 'wallet_getCapabilities').length
  return {
    asked,
    address,
    provider,
    phone,
    can: (timeout = 30_000) => readAbilities(provider, address, chain.chainId, timeout),
  }
}

test('a phone says what its wallet can do, before its first batch and after', async () => {
  const { address, asked, can, provider } = await pair(
    batching({ batcher: chain.contracts.multiSend }),
  )
  expect(await can()).toEqual({ atomic: 'ready', sponsored: false })
  expect(asked()).toBe(1)
  const client = createWalletClient({
    account: address,
    transport: custom(provider),
    pollingInterval: 50,
  })
  const to = chain.owners[0]?.address ?? '0x'
  const { id } = await sendCalls(client, {
    chain: foundry,
    calls: [
      { to, value: 1n },
      { to, value: 2n },
    ],
  })
  expect((await waitForCallsStatus(client, { id })).status).toBe('success')
  expect(await can()).toEqual({ atomic: 'supported', sponsored: false })
})

test('a phone whose wallet takes no batches has no ability', async () => {
  const { asked, can } = await pair(approving())
  expect(await can()).toEqual({ atomic: undefined, sponsored: false })
  expect(asked()).toBe(1)
})

test('a phone that is away leaves it open, and nobody waits for it', async () => {
  const { asked, can } = await pair(batching())
  relay.silent = true
  onTestFinished(() => {
    relay.silent = false
  })
  await expect(can(200)).rejects.toThrow('The wallet did not say in time what it can do.')
  expect(asked()).toBe(0)
})

test('a session that does not allow the question asks nobody', async () => {
  const { asked, phone, can } = await pair(batching())
  const [session] = phone.client.session.getAll()
  const allowed = session?.namespaces['eip155']
  if (!session || !allowed) throw new Error('There is no session.')
  const methods = allowed.methods.filter((method) => method !== 'wallet_getCapabilities')
  const { acknowledged } = await phone.client.update({
    topic: session.topic,
    namespaces: { eip155: { ...allowed, methods } },
  })
  await acknowledged()
  await expect(can()).rejects.toMatchObject({ code: 4200 })
  expect(asked()).toBe(0)
})
