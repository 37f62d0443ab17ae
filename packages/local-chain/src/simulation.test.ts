import {
  type Address,
  concat,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  pad,
  parseEther,
  size,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountStorageSlots,
  addOwnerCall,
  erc20ApproveCall,
  erc20TransferCall,
  type SafeTransactionInput,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'
import {
  accessorSimulation,
  type EffectLog,
  findRevertData,
  readAccessorSimulation,
  readEffects,
  unsignedExecution,
} from '@ghost-pay/safe-protocol/simulate'

import type { Engine } from './engine/Engine.ts'
import { type RunningChain, startLocalChain } from './startLocalChain.ts'

const engines: readonly Engine[] = ['anvil', 'edr']
const shop: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const version = '1.4.1'
/** Far behind in line: what is rehearsed need not be the next one. */
const nonce = 90

type Simulated = { status: Hex; returnData: Hex; logs: EffectLog[] }

describe.each(engines)('a transaction nobody has signed, on %s', (engine) => {
  let chain: RunningChain
  let safe: Address
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'demo', engine })
    safe = chain.accounts.treasury?.address ?? shop
  })
  afterAll(() => chain.stop())

  const client = () => createPublicClient({ transport: http(chain.rpcUrl) })
  const owner = () => chain.owners[0]?.address ?? shop

  const accessor = getOfficialContract({ name: 'SimulateTxAccessor', version }).address
  async function ask(transaction: SafeTransactionInput) {
    const error = await client()
      .call(accessorSimulation({ safe, accessor, transaction }))
      .catch((thrown: unknown) => thrown)
    return readAccessorSimulation(findRevertData(error) ?? '0x')
  }

  test('is answered by the account’s own contracts: a payment', async () => {
    const { dUsd } = chain.contracts
    const paid = await ask({ ...erc20TransferCall({ token: dUsd, to: shop, amount: 5n }), nonce })
    expect(paid).toMatchObject({ success: true, returnData: numberToHex(1, { size: 32 }) })
    expect(paid.gas).toBeGreaterThan(20_000n)
  })

  test('is answered by the account’s own contracts: more than there is', async () => {
    const { success } = await ask({ to: shop, value: parseEther('1000000'), nonce })
    expect(success).toBe(false)
  })

  test('is not answered by a fallback handler that says yes to all', async () => {
    // To whatever it is asked it returns what SimulateTxAccessor says of a call that goes through, with the offset that the
    // handler's own `simulate` adds.
    const answer = encodeAbiParameters(
      [{ type: 'bytes' }],
      [
        encodeAbiParameters(
          [{ type: 'uint256' }, { type: 'bool' }, { type: 'bytes' }],
          [25_000n, true, '0x'],
        ),
      ],
    )
    const copyAndReturn = `0x60${numberToHex(size(answer)).slice(2)}600c60003960${numberToHex(size(answer)).slice(2)}6000f3`
    const liar: Address = '0x00000000000000000000000000000000E0e0E0E0'
    const control = createTestClient({
      mode: engine === 'anvil' ? 'anvil' : 'hardhat',
      transport: http(chain.rpcUrl),
    })
    await control.setCode({ address: liar, bytecode: concat([copyAndReturn as Hex, answer]) })
    await control.setStorageAt({
      address: safe,
      index: accountStorageSlots.fallbackHandler,
      value: pad(liar),
    })
    const { success } = await ask({ to: shop, value: parseEther('1000000'), nonce })
    expect(success).toBe(false)
  })

  test('goes through when the storage is overridden, and not without', async () => {
    const { stateDiff, ...call } = unsignedExecution({
      safe,
      owner: owner(),
      transaction: { to: shop, value: 1n, nonce },
    })
    const slots = Object.entries(stateDiff).map(([slot, value]) => ({ slot: slot as Hex, value }))
    const run = (stateOverride: { address: Address; stateDiff: typeof slots }[]) =>
      client().call({ account: call.from, to: call.to, data: call.data, stateOverride })
    const { data } = await run([{ address: safe, stateDiff: slots }])
    expect(data).toBe(numberToHex(1, { size: 32 }))
    await expect(run([])).rejects.toThrow()
  })
})

describe('what a transaction nobody has signed would do', () => {
  let chain: RunningChain
  let safe: Address
  beforeAll(async () => {
    chain = await startLocalChain({ seed: 'demo', engine: 'anvil' })
    safe = chain.accounts.treasury?.address ?? shop
  })
  afterAll(() => chain.stop())

  async function rehearse(transaction: SafeTransactionInput) {
    const owner = chain.owners[0]?.address ?? shop
    const { stateDiff, from, to, data } = unsignedExecution({ safe, owner, transaction })
    const response = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_simulateV1',
        params: [
          {
            blockStateCalls: [
              { stateOverrides: { [safe]: { stateDiff } }, calls: [{ from, to, data }] },
            ],
            traceTransfers: true,
          },
          'latest',
        ],
      }),
    })
    const { result } = (await response.json()) as { result: [{ calls: [Simulated] }] }
    const [{ calls }] = result
    return { status: calls[0].status, ...readEffects(calls[0].logs, safe) }
  }

  test('a payment in the chain’s currency', async () => {
    expect(await rehearse({ to: shop, value: 7n, nonce })).toMatchObject({
      status: '0x1',
      outcome: 'succeeded',
      movements: [{ token: undefined, from: safe, to: shop, value: 7n }],
      approvals: [],
      others: [],
    })
  })

  test('a payment in a token', async () => {
    const { dUsd } = chain.contracts
    const transaction = { ...erc20TransferCall({ token: dUsd, to: shop, amount: 5n }), nonce }
    expect(await rehearse(transaction)).toMatchObject({
      outcome: 'succeeded',
      movements: [{ token: dUsd, from: safe, to: shop, value: 5n }],
      approvals: [],
      others: [],
    })
  })

  test('a batch that also permits and changes the owners', async () => {
    const { dUsd } = chain.contracts
    const owners = chain.owners.map(({ address }) => address)
    const batch = batchTransaction({
      multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version }).address,
      transactions: [
        { to: shop, value: 7n },
        erc20ApproveCall({ token: dUsd, spender: shop, amount: 9n }),
        addOwnerCall({ safe, owners, owner: shop, threshold: 2 }),
      ],
    })
    expect(await rehearse({ ...batch, nonce })).toMatchObject({
      outcome: 'succeeded',
      movements: [{ token: undefined, from: safe, to: shop, value: 7n }],
      approvals: [{ token: dUsd, owner: safe, spender: shop, value: 9n }],
      others: [safe],
    })
  })

  test('one that cannot go through', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [shop, 2n ** 255n],
    })
    const { status, movements } = await rehearse({ to: chain.contracts.dUsd, data, nonce })
    expect(status).toBe('0x0')
    expect(movements).toEqual([])
  })
})
