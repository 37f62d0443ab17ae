import { createPublicClient, createWalletClient, custom, type EIP1193RequestFn } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  celo as viemCelo,
  linea as viemLinea,
  optimism as viemOptimism,
  zksync as viemZkSync,
} from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { getClient } from 'wagmi/actions'

import { celo, withCelo } from './celo/index.ts'
import { arbitrum, defineChain, gnosis, mainnet, optimism as plainOptimism } from './index.ts'
import { linea, withLinea } from './linea/index.ts'
import { getChain } from './lookup/index.ts'
import { optimism, withOpStack } from './op-stack/index.ts'
import { withZkSync, zkSync } from './zksync/index.ts'

const account = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
const hash = `0x${'ab'.repeat(32)}` as const
const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const receipt = {
  transactionHash: hash,
  transactionIndex: '0x0',
  blockHash: hash,
  blockNumber: '0x1',
  from: to,
  to,
  contractAddress: null,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
  logsBloom: '0x',
  status: '0x1',
  type: '0x2',
  l1Fee: '0x10',
  l1FeeScalar: '0.684',
  l1GasPrice: '0x20',
  l1GasUsed: '0x30',
  l1BatchNumber: '0x40',
  l1BatchTxIndex: '0x50',
  l2ToL1Logs: [],
}

/** A node that answers as nodes of these chains do, and records the requests. */
function node(answers: Record<string, unknown>) {
  const requests: { method: string; params: unknown }[] = []
  const request = (({ method, params }: { method: string; params: unknown }) => {
    requests.push({ method, params })
    return method in answers
      ? Promise.resolve(answers[method])
      : Promise.reject(new Error(`not answered: ${method}`))
    // It answers in the chains' own forms, which the type of a provider does not know.
  }) as EIP1193RequestFn
  return { requests, transport: custom({ request }) }
}

describe('receipts', () => {
  const { transport } = node({ eth_getTransactionReceipt: receipt })

  test('of the OP stack have their fees as numbers', async () => {
    const read = (chain: typeof viemOptimism | typeof optimism) =>
      createPublicClient({ chain, transport }).getTransactionReceipt({ hash })
    const ours = await createPublicClient({ chain: optimism, transport }).getTransactionReceipt({
      hash,
    })
    expectTypeOf(ours.l1Fee).toEqualTypeOf<bigint | null>()
    expect(ours).toMatchObject({ l1Fee: 16n, l1GasPrice: 32n, l1GasUsed: 48n, l1FeeScalar: 0.684 })
    expect(ours).toEqual(await read(viemOptimism))
  })

  test('of the ZK Stack have the place in the batch as numbers', async () => {
    const ours = await createPublicClient({ chain: zkSync, transport }).getTransactionReceipt({
      hash,
    })
    expectTypeOf(ours.l1BatchNumber).toEqualTypeOf<bigint | null>()
    expect(ours).toMatchObject({ l1BatchNumber: 64n, l1BatchTxIndex: 80n })
    expect(ours).toEqual(
      await createPublicClient({ chain: viemZkSync, transport }).getTransactionReceipt({ hash }),
    )
  })
})

describe('transactions', () => {
  const fees = { gas: 21000n, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, nonce: 0 } as const

  test('of Celo pay their fee in another currency', async () => {
    const request = { ...fees, to, value: 1n, feeCurrency: to } as const
    const sign = (chain: typeof celo | typeof viemCelo) =>
      createWalletClient({
        account,
        chain: chain,
        transport: node({ eth_chainId: '0xa4ec' }).transport,
      }).signTransaction(request)
    const signed = await sign(celo)
    expect(signed.slice(0, 4)).toBe('0x7b')
    expect(signed).toBe(await sign(viemCelo))
  })

  test('of the ZK Stack may be EIP-712 with a paymaster', () => {
    const request = { ...fees, to, gasPerPubdata: 50000n, paymaster: to, paymasterInput: '0x' }
    const serialized = zkSync.serializers.transaction({
      ...request,
      type: 'eip712',
      chainId: 324,
      from: to,
    } as never) // the type asks for what the serializer itself does not need
    expect(serialized.slice(0, 4)).toBe('0x71')
  })

  test('of Celo are priced in that currency', async () => {
    const { requests, transport } = node({
      eth_gasPrice: '0x64',
      eth_maxPriorityFeePerGas: '0x0a',
      eth_getBlockByNumber: { baseFeePerGas: '0x1', number: '0x1', transactions: [] },
    })
    const estimate = (chain: typeof celo | typeof viemCelo) =>
      createPublicClient({ chain: chain, transport }).estimateFeesPerGas({
        request: { feeCurrency: to },
      } as never) // viem's type does not have the currency
    const ours = await estimate(celo)
    expect(requests).toContainEqual({ method: 'eth_gasPrice', params: [to] })
    expect(ours).toEqual(await estimate(viemCelo))
  })

  test('of Linea are priced by the node', async () => {
    const { requests, transport } = node({
      linea_estimateGas: { baseFeePerGas: '0x7', priorityFeePerGas: '0x9', gasLimit: '0x5208' },
      eth_getBlockByNumber: { baseFeePerGas: '0x1', number: '0x1', transactions: [] },
    })
    const estimate = (chain: typeof linea | typeof viemLinea) =>
      createPublicClient({
        chain: chain,
        transport,
      }).estimateFeesPerGas({ request: { account, to } } as never) // viem's type does not have the request
    const ours = await estimate(linea)
    expect(requests.map(({ method }) => method)).toContain('linea_estimateGas')
    expect(ours).toEqual(await estimate(viemLinea))
  })
})

test('wagmi polls as often as the chain makes blocks', () => {
  const config = createConfig({
    chains: [mainnet, gnosis, arbitrum, optimism, zkSync],
    transports: { 1: http(), 100: http(), 42161: http(), 10: http(), 324: http() },
  })
  const intervals = config.chains.map(
    ({ id }) => getClient(config, { chainId: id })?.pollingInterval,
  )
  expect(intervals).toEqual([4000, 2500, 500, 1000, 500])
  expect(createPublicClient({ chain: plainOptimism, transport: http() }).pollingInterval).toBe(1000)
})

describe('a chain that is in no list', () => {
  const mine = defineChain({
    ...plainOptimism,
    id: 12345,
    slug: 'mine',
    blockTime: undefined,
    contracts: { multicall3: { address: to } },
  })

  test('becomes one of a stack, and keeps what it says of itself', () => {
    const ofOpStack = withOpStack(mine)
    expect(ofOpStack).toMatchObject({ id: 12345, blockTime: 2000 })
    expect(ofOpStack.formatters).toBe(viemOptimism.formatters)
    expect(ofOpStack.contracts.multicall3).toEqual({ address: to })
    expect(ofOpStack.contracts.l1Block).toEqual(viemOptimism.contracts.l1Block)
    const dear = { ...mine, fees: { baseFeeMultiplier: 2 } }
    expect(withCelo(dear).fees).toEqual({ baseFeeMultiplier: 2, ...viemCelo.fees })
    expect(withLinea(dear).fees).toEqual({ baseFeeMultiplier: 2, ...viemLinea.fees })
    expect(withCelo(mine)).toMatchObject({ id: 12345, blockTime: 1000, fees: viemCelo.fees })
    expect(withZkSync(mine)).toMatchObject({
      id: 12345,
      blockTime: 1000,
      contracts: { multicall3: { address: to } },
    })
    expect(withZkSync(mine).contracts).not.toHaveProperty('l1Block')
    expect(withLinea(mine)).toEqual({ ...mine, fees: viemLinea.fees })
  })

  test('found by its id, too', () => {
    expect(withOpStack(getChain(10)).formatters).toBe(viemOptimism.formatters)
    const more = withOpStack(mine, { portal: { 1: { address: to } } })
    expect(more.contracts.portal[1].address).toBe(to)
    expectTypeOf(more.id).toEqualTypeOf<12345>()
  })
})
