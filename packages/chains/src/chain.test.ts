import type { Chain as ViemChain } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { createConfig, http } from 'wagmi'

import { type Chain, defineChain, devnet, gnosis, mainnet, sepolia } from './index.ts'

test('a chain is one for viem, by its type', () => {
  expectTypeOf<Chain>().toExtend<ViemChain>()
  expectTypeOf(mainnet).toExtend<ViemChain>()
  expectTypeOf(defineChain({ ...mainnet, name: 'Mine' }).name).toEqualTypeOf<'Mine'>()
})

test('a configuration of wagmi takes the chains as they are', ({ expect }) => {
  const config = createConfig({
    chains: [mainnet, sepolia, gnosis, devnet],
    transports: { 1: http(), 11155111: http(), 100: http(), 31337: http() },
  })
  expect(config.chains.map(({ id }) => id)).toEqual([1, 11155111, 100, 31337])
  expectTypeOf(config.chains[0].name).toEqualTypeOf<'Ethereum'>()
})
