/** What a wallet says of an account on a real chain, whose code decides it. */
import { createWalletClient, custom, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sendCalls, waitForCallsStatus } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'
import { approving, batching, createTestWallet, type Personality } from '@ghost-pay/test-wallet'

import { type AskedWallet, readAbilities } from './readAbilities.ts'

let chain: RunningChain
beforeAll(async () => {
  chain = await startLocalChain()
}, 60_000)
afterAll(() => chain.stop())

async function connectNewKey(personality: Personality) {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await chain.client.setBalance({ address, value: parseEther('1') })
  const { chainId: id, rpcUrl } = chain
  const { provider } = createTestWallet({
    name: 'New',
    privateKey,
    personality,
    chains: [{ id, rpcUrl }],
  })
  await provider.request({ method: 'eth_requestAccounts' })
  const wallet = provider as AskedWallet
  return { provider, address, can: () => readAbilities(wallet, address, id, 30_000) }
}

test('a plain key becomes one that does several steps in one transaction with its first batch', async () => {
  const { provider, address, can } = await connectNewKey(
    batching({ batcher: chain.contracts.multiSend }),
  )
  expect(await can()).toEqual({ atomic: 'ready', sponsored: false })
  const client = createWalletClient({
    account: address,
    transport: custom(provider),
    pollingInterval: 50,
  })
  const { id } = await sendCalls(client, {
    chain: foundry,
    calls: [{ to: chain.owners[0]?.address ?? '0x', value: 1n }],
  })
  await waitForCallsStatus(client, { id })
  expect(await can()).toEqual({ atomic: 'supported', sponsored: false })
})

test.each([
  ['sends call by call', batching()],
  ['takes no batches', approving()],
])('a wallet that %s has no ability', async (_, personality) => {
  const { can } = await connectNewKey(personality)
  expect(await can()).toEqual({ atomic: undefined, sponsored: false })
})

test.each<[string, () => unknown]>([
  [
    'does not know the method',
    () => Promise.reject(Object.assign(new Error('Unsupported'), { code: 4200 })),
  ],
  ['throws at once', () => throwNow()],
  ['never answers', () => new Promise(() => {})],
  ['answers too late', () => new Promise((resolve) => setTimeout(resolve, 400, {}))],
])('a wallet that %s leaves it open', async (_, request) => {
  const wallet = { request } as AskedWallet
  await expect(
    readAbilities(wallet, '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B', 1, 100),
  ).rejects.toBeTruthy()
})

test('a wallet that answers without a promise has answered', async () => {
  const wallet = { request: () => ({ '0x1': { atomic: { status: 'ready' } } }) }
  expect(
    await readAbilities(wallet as never, '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B', 1, 100),
  ).toEqual({ atomic: 'ready', sponsored: false })
})

function throwNow(): never {
  throw new Error('now')
}
