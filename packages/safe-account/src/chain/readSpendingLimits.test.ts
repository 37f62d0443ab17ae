import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowanceModuleAbi, allowanceModules } from '@ghost-pay/safe-protocol/modules'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { allowanceModulesIn } from './allowanceModulesIn.ts'
import { readSpendingLimits } from './readSpendingLimits.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const dollar = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const module = allowanceModules[0]?.address ?? zeroAddress

let chain: TestChain
let open: ReturnType<TestChain['open']>
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

const read = () =>
  readSpendingLimits(open.client, {
    safe: chain.treasury,
    modules: [module],
  })

type Entry = { delegate: Address; token: Address; words: readonly number[] }

/** The node answers as a module with these entries would. */
function moduleSays(entries: readonly Entry[], next = 0): void {
  const delegates = entries.map(({ delegate }) => delegate)
  open.node.lie(({ method, params }) => {
    const [call] = params as [{ to?: Address; data?: Hex }]
    if (method !== 'eth_call' || call.to === undefined || !isAddressEqual(call.to, module)) {
      return undefined
    }
    const { functionName, args } = decodeFunctionData({
      abi: allowanceModuleAbi,
      data: call.data ?? '0x',
    })
    const abi = allowanceModuleAbi
    const mine = entries.filter(({ delegate }) => delegate === args[1])
    switch (functionName) {
      case 'getDelegates':
        return encodeFunctionResult({ abi, functionName, result: [delegates, next] })
      case 'getTokens':
        return encodeFunctionResult({ abi, functionName, result: mine.map(({ token }) => token) })
      case 'getTokenAllowance': {
        const [amount = 0, taken = 0, period = 0, begin = 0, nonce = 1] =
          mine.find(({ token }) => token === args[2])?.words ?? []
        const words = [amount, taken, period, begin, nonce].map(BigInt)
        return encodeFunctionResult({
          abi,
          functionName,
          // Five words stand in the line above.
          result: words as unknown as readonly [bigint, bigint, bigint, bigint, bigint],
        })
      }
    }
  })
}

test('says who may take how much of what, what is left of it, and when it begins again', async () => {
  moduleSays([
    { delegate: bob, token: dollar, words: [500, 120, 1440, 29_000_000] },
    { delegate: bob, token: zeroAddress, words: [7, 7, 0, 29_000_000] },
    { delegate: carol, token: dollar, words: [100, 150, 60, 29_000_000] },
  ])
  expect(await read()).toEqual({
    isWhole: true,
    limits: [
      {
        module,
        delegate: bob,
        token: dollar,
        amount: 500n,
        taken: 120n,
        left: 380n,
        period: 1440,
        renews: 29_001_440 * 60_000,
      },
      expect.objectContaining({ token: null, left: 0n, period: 0, renews: undefined }),
      // It was made smaller after more was taken.
      expect.objectContaining({ delegate: carol, left: 0n }),
    ],
  })
})

test('a limit that was taken back is none, and a list that goes on is not whole', async () => {
  moduleSays([{ delegate: bob, token: dollar, words: [0, 0, 0, 0, 3] }], 77)
  expect(await read()).toEqual({ isWhole: false, limits: [] })
})

test('of what a node or a module does not say nothing is made up', async () => {
  // Nothing stands at the address on this chain.
  await expect(read()).rejects.toThrow()
  open.node.lie(({ method }) => {
    if (method === 'eth_call') throw new TypeError('fetch failed')
  })
  await expect(read()).rejects.toThrow()
})

test('an allowance module is known by its address, in any case of letters', () => {
  const lower = module.toLowerCase() as Address
  expect(allowanceModulesIn([bob, lower])).toEqual([lower])
})
