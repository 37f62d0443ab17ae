import { type Address, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { readTokensAt } from './readTokensAt.ts'

let chain: TestChain
let open: ReturnType<TestChain['open']>
let tokens: readonly Address[]
beforeAll(async () => {
  chain = await startChain({ seed: 'demo', contracts: devnet.contracts })
  const [first] = chain.devnet.chains
  if (first === undefined) throw new Error('The devnet has no chain.')
  tokens = [first.contracts.dUsd, first.contracts.ghost]
})
afterAll(() => chain.stop())
beforeEach(() => {
  open = chain.open()
})

const people = Array.from({ length: 500 }, (_, index) =>
  pad(numberToHex(0xa0000000 + index), { size: 20 }),
)
const read = (addresses: readonly Address[]) => readTokensAt(open.client, { addresses })

test('tokens among five hundred payees are found with one question to the node', async () => {
  const [dollar, ghost] = tokens
  const asked = [dollar ?? '0x', ...people, ghost ?? '0x', chain.treasury]
  expect(await read(asked)).toEqual([dollar, ghost])
  expect(open.node.asked.filter((method) => method === 'eth_call')).toHaveLength(1)
})

test('a payee that uses up the gas makes no answer, and not the answer that nobody is a token', async () => {
  const burner = people[0] ?? '0x'
  // Jumps to its own beginning for ever.
  await chain.chainControl.setCode({ address: burner, bytecode: '0x5b600056' })
  await expect(read([burner, ...tokens])).rejects.toThrow()
})

test('a silent node makes no answer', async () => {
  open.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(read(tokens)).rejects.toThrow()
})
