import { type Address, numberToHex, pad } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { readTokensAt } from './readTokensAt.ts'

let neighbours: Neighbours
let tab: Tab
let tokens: readonly Address[]
beforeAll(async () => {
  neighbours = await startNeighbours({ contracts: devnet.contracts })
  const [chain] = neighbours.devnet.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  tokens = [chain.contracts.dUsd, chain.contracts.ghost]
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const people = Array.from({ length: 500 }, (_, index) =>
  pad(numberToHex(0xa0000000 + index), { size: 20 }),
)
const read = (addresses: readonly Address[]) =>
  readTokensAt(tab.config, { chainId: neighbours.chainId, addresses })

test('tokens among five hundred payees are found with one question to the node', async () => {
  const [dollar, ghost] = tokens
  const asked = [dollar ?? '0x', ...people, ghost ?? '0x', neighbours.treasury]
  expect(await read(asked)).toEqual([dollar, ghost])
  expect(tab.node.asked.filter((method) => method === 'eth_call')).toHaveLength(1)
})

test('a payee that uses up the gas makes no answer, and not the answer that nobody is a token', async () => {
  const burner = people[0] ?? '0x'
  // Jumps to its own beginning for ever.
  await neighbours.chainControl.setCode({ address: burner, bytecode: '0x5b600056' })
  await expect(read([burner, ...tokens])).rejects.toThrow()
})

test('a silent node makes no answer', async () => {
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(read(tokens)).rejects.toThrow()
})
