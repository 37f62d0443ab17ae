import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  numberToHex,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningChain, startLocalChain } from '@ghost-pay/local-chain'

import { createTestWallet } from './createTestWallet.ts'
import { WalletRpcError } from './errors.ts'

let running: RunningChain
beforeAll(async () => {
  running = await startLocalChain()
})
afterAll(() => running.stop())

const payee = '0x000000000000000000000000000000000000bEEF'

async function connectAlice() {
  const [owner] = running.owners
  if (!owner) throw new Error('There are three owners.')
  const { rpcUrl, chainId: id } = running
  const wallet = createTestWallet({ ...owner, chains: [{ id, rpcUrl }] })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  const send = (transaction: object) =>
    wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: owner.address, ...transaction }],
    })
  return { wallet, client, send }
}

test('signs transactions and hands them to the node, several at once', async () => {
  const { client, send } = await connectAlice()
  const value = numberToHex(parseEther('1'))
  const hashes = await Promise.all([1, 2, 3].map(() => send({ to: payee, value })))
  for (const hash of hashes) {
    // `eth_sendTransaction` answers a hash.
    const receipt = await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(receipt.status).toBe('success')
  }
  expect(await client.getBalance({ address: payee })).toBe(parseEther('3'))
})

test('creates a contract when there is no recipient', async () => {
  const { client, send } = await connectAlice()
  // PUSH1 0 PUSH1 0 RETURN: a contract without code.
  const hash = await send({ data: '0x60006000f3' })
  const receipt = await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.contractAddress).toBeTruthy()
})

test('passes on what the node says of a call that would revert', async () => {
  const { send } = await connectAlice()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payee, 1n] })
  const refused = send({ to: running.contracts.dUsd, data })
  await expect(refused).rejects.toThrow(WalletRpcError)
  await expect(refused).rejects.toThrow('revert')
})

test('refuses a transaction for another chain', async () => {
  const { send } = await connectAlice()
  await expect(send({ to: payee, chainId: '0x1' })).rejects.toMatchObject({ code: -32602 })
})

test('sends what the transaction says: its type, fees, limit and nonce', async () => {
  const { client, send, wallet } = await connectAlice()
  const [from] = wallet.control.accounts
  if (!from) throw new Error('There is no account.')
  const nonce = await client.getTransactionCount({ address: from, blockTag: 'pending' })
  const fields = { to: payee, value: '0x1', gas: '0x7530' }
  const capped = {
    maxFeePerGas: numberToHex(3_000_000_000n),
    maxPriorityFeePerGas: numberToHex(2_000_000_000n),
  }
  const accessList = [{ address: payee, storageKeys: [] }]
  const gasPrice = numberToHex(4_000_000_000n)
  const hashes = [
    await send({ ...fields, ...capped, nonce: numberToHex(nonce) }),
    await send({ ...fields, gasPrice }),
    await send({ ...fields, type: '0x0' }),
    await send({ ...fields, type: '0x1', accessList, gasPrice }),
    await send({ ...fields, maxFeePerGas: numberToHex(900_000_000n) }),
  ]
  const sent = await Promise.all(
    hashes.map((hash) => client.getTransaction({ hash: hash as `0x${string}` })),
  )
  expect(sent).toMatchObject([
    { type: 'eip1559', nonce, gas: 30_000n, maxFeePerGas: 3_000_000_000n },
    { type: 'legacy', gasPrice: 4_000_000_000n },
    { type: 'legacy' },
    { type: 'eip2930', gasPrice: 4_000_000_000n, accessList: [{ storageKeys: [] }] },
    { type: 'eip1559', maxFeePerGas: 900_000_000n, maxPriorityFeePerGas: 900_000_000n },
  ])
  expect(sent[0]?.maxPriorityFeePerGas).toBe(2_000_000_000n)
  await expect(send({ ...fields, nonce: '0x0' })).rejects.toThrow('nonce')
})

test('asks the node what it does not know itself', async () => {
  const { wallet, client } = await connectAlice()
  const block = await wallet.provider.request({ method: 'eth_blockNumber' })
  expect(block).toBe(numberToHex(await client.getBlockNumber({ cacheTime: 0 })))
  await expect(wallet.provider.request({ method: 'eth_nonsense' })).rejects.toMatchObject({
    code: -32601,
  })
})

test('says so when the node does not answer, or when there is none', async () => {
  const privateKey = running.owners[0]?.privateKey
  const read = (rpcUrl?: string) =>
    createTestWallet({
      name: 'Alice',
      privateKey,
      chains: [{ id: 31337, rpcUrl }],
    }).provider.request({ method: 'eth_blockNumber' })
  await expect(read('http://127.0.0.1:9')).rejects.toMatchObject({ code: -32603 })
  await expect(read()).rejects.toMatchObject({ code: 4901 })
})
