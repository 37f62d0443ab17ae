import { http } from 'viem'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { base, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { findWatched } from './findWatched.ts'

const { alice, bob } = testAddresses
const config = createConfig({ chains: [mainnet], transports: { 1: http('http://127.0.0.1:1') } })
const find = (typed: string) =>
  findWatched(config, {
    typed,
    chain: mainnet,
    chains: [mainnet, base],
    addressBook: new Map([[bob, 'Grants']]),
    nameChain: mainnet,
  })

test('an address is watched on the chain before it, and else on the chosen one', async () => {
  expect(await find(alice)).toEqual({ chainId: 1, address: alice })
  expect(await find(`base:${alice}`)).toEqual({ chainId: 8453, address: alice })
})

test('a name of this browser is an account', async () => {
  expect(await find(' grants ')).toEqual({ chainId: 1, address: bob })
})

test('what is no account says why, and so does a node that is silent', async () => {
  expect(await find('')).toEqual({ problem: ['recipient.nothing'] })
  expect(await find(`foo:${alice}`)).toEqual({
    problem: ['recipient.unknownChain', { prefix: 'foo' }],
  })
  expect(await find('treasury.eth')).toEqual({
    problem: ['recipient.lookUpFailed', { chain: 'Ethereum', name: 'treasury.eth' }],
  })
})
