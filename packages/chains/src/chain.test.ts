import { type Chain as ViemChain, createPublicClient, extractChain } from 'viem'
import { base as viemBase } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createConfig, http } from 'wagmi'

import type { chainTable } from './chainTable.ts'
import { type Chain, defineChain, devnet, gnosis, mainnet, selectChains, sepolia } from './index.ts'
import type { LegacyChain } from './legacy/index.ts'
import { getRpcUrls } from './rpc/index.ts'
import { resolveChain, toAddChainParameters } from './wallet/index.ts'

test('a chain is one for viem, by its type', () => {
  expectTypeOf<Chain>().toExtend<ViemChain>()
  expectTypeOf<(typeof chainTable)[keyof typeof chainTable]>().toExtend<ViemChain>()
  expectTypeOf<LegacyChain>().toExtend<ViemChain>()
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

test('a client of viem takes a chain, and extractChain finds it', ({ expect }) => {
  const client = createPublicClient({ chain: mainnet, transport: http() })
  expectTypeOf(client.chain.id).toEqualTypeOf<1>()
  expect(client.transport.url).toBe(mainnet.rpcUrls.default.http[0])
  expect(extractChain({ chains: [mainnet, gnosis], id: 100 })).toBe(gnosis)
})

test("chains of viem's go where ours go", ({ expect }) => {
  const chain: ViemChain = viemBase
  expect(resolveChain(8453, { configured: [chain] })).toMatchObject({
    name: 'Base',
    unsupported: false,
  })
  expect(selectChains({ chains: [chain] })).toEqual([chain])
  expect(getRpcUrls(chain)).toEqual(viemBase.rpcUrls.default.http)
  expect(toAddChainParameters(chain)).toMatchObject({ chainId: '0x2105', chainName: 'Base' })
})
