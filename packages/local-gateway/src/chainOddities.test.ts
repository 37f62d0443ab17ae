import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  type LocalAccount,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approvedHashSignature,
  execTransactionCall,
  safeAbi,
  safeProxyFactoryAbi,
} from '@ghost-pay/safe-protocol'

import {
  type List,
  openGateway,
  type Payment,
  type Playground,
  startPlayground,
} from './testing/playground.ts'

const stranger = getAddress('0x00000000000000000000000000000000000000a1')
const another = getAddress('0x00000000000000000000000000000000000000b0')
const tokenAbi = parseAbi([
  'function mint(address,uint256)',
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
])

describe.each(['anvil', 'edr'] as const)('what chains hold besides, on %s', (engine) => {
  let playground: Playground
  let gateway: ReturnType<typeof openGateway>
  let alice: LocalAccount
  let bob: LocalAccount

  beforeAll(async () => {
    playground = await startPlayground({ engine })
    alice = playground.owner('Alice')
    bob = playground.owner('Bob')
  })
  afterAll(() => playground.chain.stop())
  beforeEach(() => {
    gateway = openGateway({ chains: [playground.settings()] })
  })
  afterEach(() => playground.chain.reset())

  const createQuietAccount = (owner: Address) =>
    playground.createAccount([owner], { isQuiet: true, salt: 9n })

  test('an account that is not of the L2 kind: its executions are read from the calldata', async () => {
    const quiet = await createQuietAccount(alice.address)
    await playground.send(bob, { to: quiet, value: parseEther('3') })
    await playground.execute([alice], { to: stranger, value: 5 }, quiet)
    await playground.execute([alice], { to: stranger, value: 6, nonce: 1 }, quiet)
    const history = await gateway.history(quiet)
    const sent = (value: string) => ({
      transaction: {
        txStatus: 'SUCCESS',
        txInfo: { type: 'Transfer', transferInfo: { value } },
        executionInfo: { nonce: Number(value) - 5, confirmationsSubmitted: 1 },
      },
    })
    expect(history.slice(1, 3)).toMatchObject([sent('6'), sent('5')])
  })

  test('… or from the trace, when another account made the call', async () => {
    const { treasury } = playground
    const quiet = await createQuietAccount(treasury)
    await playground.send(bob, { to: quiet, value: parseEther('3') })
    const inner: Payment = { to: stranger, value: 7 }
    const { to, data } = execTransactionCall({
      safe: quiet,
      transaction: { ...inner, nonce: 0 },
      signatures: [{ owner: treasury, signature: approvedHashSignature(treasury) }],
    })
    await playground.execute([alice, bob], { to, data })
    const { body } = await gateway.details(playground.hashOf(inner, quiet))
    expect(body).toMatchObject({
      safeAddress: quiet,
      txStatus: 'SUCCESS',
      txInfo: { transferInfo: { value: '7' } },
      detailedExecutionInfo: { confirmations: [{ signer: { value: treasury } }] },
    })
  })

  describe('several executions of one account in one transaction', () => {
    const multicall = parseAbi([
      'function aggregate3((address target, bool allowFailure, bytes callData)[]) payable',
    ])
    const [one, two]: [Payment, Payment] = [
      { to: stranger, value: 5 },
      { to: another, value: 6, nonce: 1 },
    ]
    let quiet: Address
    beforeEach(async () => {
      quiet = await createQuietAccount(alice.address)
      await playground.send(bob, { to: quiet, value: parseEther('3') })
    })

    async function executionOf(payment: Payment, signed = payment) {
      const signature = await playground.sign(alice, signed, quiet)
      const transaction = { nonce: 0, ...payment }
      const signatures = [{ owner: alice.address, signature }]
      return execTransactionCall({ safe: quiet, transaction, signatures }).data
    }
    const batchOf = (...calls: Hex[]) => ({
      to: playground.chain.contracts.multicall3,
      data: encodeFunctionData({
        abi: multicall,
        args: [calls.map((callData) => ({ target: quiet, allowFailure: true, callData }))],
      }),
    })
    const isTold = async (payment: Payment) => {
      const { body } = await gateway.details(playground.hashOf(payment, quiet))
      expect(body).toMatchObject({
        txStatus: 'SUCCESS',
        txInfo: {
          recipient: { value: payment.to },
          transferInfo: { value: String(payment.value) },
        },
      })
    }

    test('each have their own data', async () => {
      await playground.send(bob, batchOf(await executionOf(one), await executionOf(two)))
      await isTold(one)
      await isTold(two)
    })

    test('a reverted call is not taken for the execution', async () => {
      const forged = await executionOf({ ...one, value: 9 }, one)
      await playground.send(
        bob,
        batchOf(forged, await executionOf(one), forged, await executionOf(two)),
      )
      await isTold(one)
      await isTold(two)
    })

    test('also when one was made inside the other', async () => {
      const inside = batchOf(await executionOf(two))
      const outside: Payment = { to: inside.to, data: inside.data }
      await playground.send(bob, { to: quiet, data: await executionOf(outside) })
      await isTold(two)
      const { body } = await gateway.details(playground.hashOf(outside, quiet))
      expect(body).toMatchObject({ txStatus: 'SUCCESS', txData: { to: { value: inside.to } } })
    })
  })

  test('the creation of an account by a contract has its salt and its set-up, too', async () => {
    const { safeProxyFactory, safeL2, multiSendCallOnly } = playground.chain.contracts
    const initializer = encodeFunctionData({
      abi: safeAbi,
      functionName: 'setup',
      args: [[bob.address], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
    })
    const create = encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [safeL2, initializer, 77n],
    })
    await playground.execute([alice, bob], { to: safeProxyFactory, data: create })
    const owned = await gateway.get<{ safes: Address[] }>(
      `/v1/chains/31337/owners/${bob.address}/safes`,
    )
    const created = owned.body.safes.find((safe) => safe !== playground.treasury)
    expect(
      (await gateway.get(`/v1/chains/31337/safes/${created}/transactions/creation`)).body,
    ).toMatchObject({
      creator: alice.address,
      factoryAddress: safeProxyFactory,
      masterCopy: safeL2,
      saltNonce: '77',
      setupData: initializer,
      dataDecoded: { method: 'setup' },
    })
    const contract = await gateway.get(`/v1/chains/31337/contracts/${multiSendCallOnly}`)
    expect(contract.body).toMatchObject({ displayName: 'Safe: MultiSendCallOnly 1.4.1' })
  })

  test('a payment to a look-alike of a payee is marked, and can be left out', async () => {
    const { dUsd } = playground.chain.contracts
    const { treasury } = playground
    const token = (data: Hex) => playground.send(bob, { to: dUsd, data })
    const payee = getAddress(`0xabc${'1'.repeat(33)}beef`)
    const lookAlike = getAddress(`0xabc${'2'.repeat(33)}beef`)
    const mint = (to: Address, amount: bigint) =>
      encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] })
    await token(mint(treasury, 900_000_000n))
    const transfer = encodeFunctionData({
      abi: tokenAbi,
      functionName: 'transfer',
      args: [payee, 250_000_000n],
    })
    await playground.execute([alice, bob], { to: dUsd, data: transfer })
    const before = await gateway.history(treasury)

    // A scam: nothing is sent in the account's name, and a little comes from an address like the payee's.
    const { node } = playground
    await node.impersonateAccount({ address: lookAlike })
    await node.setBalance({ address: lookAlike, value: parseEther('1') })
    await token(mint(lookAlike, 1_000_000n))
    const echo = encodeFunctionData({
      abi: tokenAbi,
      functionName: 'transfer',
      args: [treasury, 1_000n],
    })
    const request = node.request as (call: { method: string; params: unknown[] }) => Promise<Hex>
    for (const data of [
      echo,
      encodeFunctionData({
        abi: tokenAbi,
        functionName: 'transferFrom',
        args: [treasury, lookAlike, 0n],
      }),
    ]) {
      const params = [{ from: lookAlike, to: dUsd, data }]
      const hash = await request({ method: 'eth_sendTransaction', params })
      await node.waitForTransactionReceipt({ hash })
    }

    const after = await gateway.history(treasury)
    expect(after.length - before.length).toBe(1)
    expect(after[1]).toMatchObject({
      transaction: {
        txInfo: { sender: { value: lookAlike }, transferInfo: { imitation: true } },
      },
    })
    const path = `/v1/chains/31337/safes/${treasury}/transactions/history?imitation=false`
    expect((await gateway.get<List>(path)).body.results).toEqual(before)
  })
})
