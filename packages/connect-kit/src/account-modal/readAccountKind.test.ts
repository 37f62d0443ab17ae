/** What the real contracts on a real chain say of themselves. */
import { type Address, createClient, custom, type Hex, http, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { readAccountKind } from './readAccountKind.ts'

let chain: RunningChain
beforeAll(async () => {
  chain = await startLocalChain()
}, 60_000)
afterAll(() => chain.stop())

const node = () => createClient({ transport: http(chain.rpcUrl) })
const kindOf = (address: Address) => readAccountKind(node(), address)
const newKey = () => privateKeyToAccount(generatePrivateKey())

/** Lets a new key run the code of a contract, as its owner signs it (EIP-7702). */
async function delegate(to: Address): Promise<Address> {
  const key = newKey()
  const { chainId, client, owners } = chain
  const [payer] = owners
  if (!payer) throw new Error('Nobody pays.')
  const authorization = await key.signAuthorization({ address: to, chainId, nonce: 0 })
  const hash = await client.sendTransaction({
    account: privateKeyToAccount(payer.privateKey),
    chain: null,
    to: payer.address,
    authorizationList: [authorization],
  })
  await client.waitForTransactionReceipt({ hash })
  return key.address
}

test('an account of a plain key is of no kind, whether or not anybody used it', async () => {
  expect(await kindOf(newKey().address)).toBeNull()
  expect(await kindOf(chain.owners[0]?.address ?? '0x')).toBeNull()
})

test('a Safe says its threshold and its owners', async () => {
  const { address } = chain.accounts.treasury
  expect(await kindOf(address)).toEqual({ kind: 'safe', threshold: 2, owners: 3 })
})

test('a key that runs the code of a contract names it, also where that is the code of a Safe', async () => {
  for (const to of [chain.contracts.multiSend, chain.contracts.safe]) {
    const address = await delegate(to)
    expect(await kindOf(address)).toEqual({ kind: 'delegated', to })
  }
})

test('any other contract has code of its own', async () => {
  const { safeProxyFactory, multiSend } = chain.contracts
  for (const address of [safeProxyFactory, multiSend])
    expect(await kindOf(address)).toEqual({ kind: 'contract' })
})

test('the code that Safes run is nobody’s account: it does not answer, and nothing is said of it', async () => {
  await expect(kindOf(chain.contracts.safe)).rejects.toThrow()
})

test('a contract that answers everything with a word is not said to be a Safe', async () => {
  const address = numberToHex(0xfacade, { size: 20 })
  // PUSH1 1, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN
  await chain.client.setCode({ address, bytecode: '0x60015f5260205ff3' })
  expect(await kindOf(address)).toEqual({ kind: 'contract' })
})

/** The chain's node, which fails where it is asked for one thing. */
function failingAt(method: string, failure: unknown) {
  const request = async ({ method: asked, params }: { method: string; params?: unknown }) => {
    if (asked === method) throw failure
    return node().request({ method: asked, params } as never)
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

test.each<[string, string, unknown]>([
  ['does not say the code', 'eth_getCode', new TypeError('Failed to fetch')],
  ['does not ask the contract', 'eth_call', new TypeError('Failed to fetch')],
  ['was asked too often', 'eth_call', { code: -32005, message: 'limit exceeded' }],
  ['has no such block', 'eth_call', { code: -32000, message: 'header not found' }],
])('a node that %s leaves the kind open', async (_, method, failure) => {
  const { address } = chain.accounts.treasury
  await expect(readAccountKind(failingAt(method, failure), address)).rejects.toThrow()
})

test.each<[string, { code: number; message: string; data?: Hex }]>([
  ['as geth says it', { code: 3, message: 'execution reverted', data: '0x' }],
  ['as older nodes say it', { code: -32000, message: 'execution reverted' }],
])('a contract that refuses is one with code of its own, %s', async (_, failure) => {
  const { address } = chain.accounts.treasury
  expect(await readAccountKind(failingAt('eth_call', failure), address)).toEqual({
    kind: 'contract',
  })
})
