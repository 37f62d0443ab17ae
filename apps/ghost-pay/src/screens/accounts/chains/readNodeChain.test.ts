import { createTestClient, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'

import { readNodeChain } from './newChain.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({
    port: 0,
    gatewayPort: 0,
    seed: 'empty',
    chains: [{ chainId: 98765 }, { chainId: 100 }],
  })
})

afterAll(() => devnet.stop())

const nodeOf = (chainId: number): string =>
  devnet.chains.find((chain) => chain.chainId === chainId)?.rpcUrl ?? ''

test('a node says which chain it serves, and the table what the chain is called', async () => {
  expect(await readNodeChain(nodeOf(98765))).toEqual({
    id: 98765,
    isReadable: true,
    known: undefined,
  })
  expect(await readNodeChain(nodeOf(100))).toMatchObject({
    id: 100,
    known: {
      name: gnosis.name,
      shortName: gnosis.shortName,
      symbol: gnosis.nativeCurrency.symbol,
    },
  })
})

test('a chain whose accounts cannot be read in bulk is called so', async () => {
  const control = createTestClient({ mode: 'anvil', transport: http(nodeOf(98765)) })
  await control.setCode({ address: mainnet.contracts.multicall3.address, bytecode: '0x' })
  expect(await readNodeChain(nodeOf(98765))).toMatchObject({ isReadable: false })
})

test('whoever does not answer as a node does is no node', async () => {
  await expect(readNodeChain(devnet.gatewayUrl)).rejects.toThrow()
})
