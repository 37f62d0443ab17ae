import { type Address, encodeFunctionData, type Hash, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendUnsignedTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approvedHashSignature,
  execTransactionCall,
  joinSignatures,
  type OwnedSignature,
  safeAbi,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readExecuted } from './readExecuted.ts'
import { readExecutionSignatures } from './readExecutionSignatures.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const multicallAbi = [
  {
    type: 'function',
    name: 'aggregate',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [],
  },
] as const

let chain: TestChain
let open: ReturnType<TestChain['open']>
let goBack: () => Promise<void>
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
  const { chainControl, treasury: address } = chain
  await chainControl.setBalance({ address, value: parseEther('10') })
  await chainControl.setBalance({ address: shop, value: parseEther('10') })
  for (const owner of [shop, ...chain.devnet.owners.map((one) => one.address)] as const) {
    await chainControl.impersonateAccount({ address: owner })
  }
})
afterAll(() => chain.stop())
beforeEach(async () => {
  goBack = await chain.snapshot()
  open = chain.open()
})
afterEach(() => goBack())

const payment = (): SignableTransaction => ({
  chainId: chain.chainId,
  safe: chain.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: 5n, nonce: 0 }),
})

const ownerNamed = (name: string) => {
  const owner = chain.devnet.owners.find((one) => one.name === name)
  if (owner === undefined) throw new Error(`There is no ${name}.`)
  return owner
}
const signed = async (name: string): Promise<OwnedSignature> => {
  const { address: owner, privateKey } = ownerNamed(name)
  const account = privateKeyToAccount(privateKey)
  return { owner, signature: await account.signTypedData(safeTxTypedData(payment())) }
}
const approved = (owner: Address): OwnedSignature => ({
  owner,
  signature: approvedHashSignature(owner),
})

async function send(call: { from: Address; to: Address; data: `0x${string}` }): Promise<Hash> {
  const hash = await sendUnsignedTransaction(chain.chainControl, call)
  await waitForTransactionReceipt(chain.chainControl, { hash })
  return hash
}

const execute = (from: Address, signatures: readonly OwnedSignature[]) => {
  const { to, data } = execTransactionCall({ ...payment(), signatures })
  return send({ from, to, data })
}

const nameOf = (signable: SignableTransaction) => ({
  ...signable,
  nonce: signable.transaction.nonce,
  safeTxHash: safeTxHash(signable),
})

/** @param isPlain the account is one whose events have no signatures */
async function signersIn(hash: Hash, isPlain = false): Promise<Address[]> {
  const client = chain.chainControl
  const receipt = await waitForTransactionReceipt(client, { hash })
  const logs = receipt.logs.slice(isPlain ? 1 : 0)
  const read = await readExecutionSignatures(open.client, {
    ...nameOf(payment()),
    hash,
    receipt: { ...receipt, logs },
  })
  return read.map(({ owner }) => owner)
}

test.each([false, true])('who executes has signed by that, without events: %s', async (isPlain) => {
  const bob = ownerNamed('Bob').address
  const hash = await execute(bob, [await signed('Alice'), approved(bob)])
  const signers = await signersIn(hash, isPlain)
  expect(new Set(signers)).toEqual(new Set([ownerNamed('Alice').address, bob]))
})

test('who approved the hash on the chain has signed, and the stranger who sends it has not', async () => {
  const carol = ownerNamed('Carol').address
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'approveHash',
    args: [safeTxHash(payment())],
  })
  await send({ from: carol, to: chain.treasury, data })
  const hash = await execute(shop, [await signed('Alice'), approved(carol)])
  expect(new Set(await signersIn(hash))).toEqual(new Set([ownerNamed('Alice').address, carol]))
})

test('an execution by another contract has its signers in the event of the account', async () => {
  const { to, data } = execTransactionCall({
    ...payment(),
    signatures: [await signed('Alice'), await signed('Bob')],
  })
  const { multicall3 } = chain.devnet.chains[0]!.contracts
  const call = encodeFunctionData({
    abi: multicallAbi,
    functionName: 'aggregate',
    args: [[{ target: to, callData: data }]],
  })
  const hash = await send({ from: shop, to: multicall3, data: call })
  expect(await signersIn(hash)).toHaveLength(2)
  // Nothing shows them without that event.
  expect(await signersIn(hash, true)).toEqual([])
})

test.each([false, true])(
  'signatures that the account does not read name nobody, without events: %s',
  async (isPlain) => {
    const owners = [await signed('Alice'), await signed('Bob')]
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [
        shop,
        5n,
        '0x',
        0,
        0n,
        0n,
        0n,
        '0x0000000000000000000000000000000000000000',
        '0x0000000000000000000000000000000000000000',
        `${joinSignatures(owners)}${approvedHashSignature(shop).slice(2)}`,
      ],
    })
    const hash = await send({ from: shop, to: chain.treasury, data })
    expect(new Set(await signersIn(hash, isPlain))).toEqual(
      new Set(owners.map(({ owner }) => owner)),
    )
  },
)

test('an owner who has left since is named', async () => {
  const bob = ownerNamed('Bob').address
  const hash = await execute(bob, [await signed('Alice'), approved(bob)])
  const { treasury } = chain
  await chain.chainControl.impersonateAccount({ address: treasury })
  await chain.chainControl.setBalance({ address: treasury, value: parseEther('10') })
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'removeOwner',
    args: [ownerNamed('Alice').address, bob, 1n],
  })
  await send({ from: treasury, to: treasury, data })
  expect(await signersIn(hash, true)).toContain(bob)
})

test('what was not executed by it names nobody', async () => {
  const hash = await execute(shop, [await signed('Alice'), await signed('Bob')])
  const other = { ...payment(), transaction: { ...payment().transaction, value: 6n } }
  const client = chain.chainControl
  const receipt = await waitForTransactionReceipt(client, { hash })
  const read = (changes: object, signable = payment()) =>
    readExecutionSignatures(open.client, {
      ...nameOf(signable),
      hash,
      receipt: { ...receipt, ...changes },
    })
  expect(await read({}, other)).toEqual([])
  expect(await read({ status: 'reverted' })).toEqual([])
  expect(await read({ logs: [] })).toEqual([])
})

describe('what was executed is read from the chain alone', () => {
  const read = (hash: Hash, changes: Partial<Parameters<typeof readExecuted>[1]> = {}) =>
    readExecuted(open.client, { ...nameOf(payment()), hash, ...changes })
  const run = async () => execute(shop, [await signed('Alice'), await signed('Bob')])

  test('from the event of the account, whatever nonce is said', async () => {
    expect(await read(await run(), { nonce: 7n })).toEqual(payment())
  })

  test('from the call, where the account writes no event', async () => {
    const hash = await run()
    open.node.lie(async ({ method }, ask) => {
      if (method !== 'eth_getTransactionReceipt') return undefined
      const receipt = (await ask()) as { logs: unknown[] }
      return { ...receipt, logs: receipt.logs.slice(1) }
    })
    expect(await read(hash)).toEqual(payment())
    expect(await read(hash, { nonce: 7n })).toBeUndefined()
  })

  test('and not where the account has not executed it there', async () => {
    const hash = await run()
    const { safeTxHash } = nameOf({
      ...payment(),
      transaction: { ...payment().transaction, value: 6n },
    })
    expect(await read(hash, { safeTxHash })).toBeUndefined()
    expect(await read(safeTxHash)).toBeUndefined()
  })
})
