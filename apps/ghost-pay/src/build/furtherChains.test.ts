import { expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { FurtherChainsError, readFurtherChains, readFurtherHosts } from './furtherChains.ts'

const offered = [mainnet, gnosis]
const read = (...entries: unknown[]) => readFurtherChains(JSON.stringify(entries), offered)
const acme = {
  id: 98765,
  name: 'Acme',
  shortName: 'acme',
  currency: 'ACM',
  rpc: 'https://a.example',
}

test('a build without the variable has no further chain', () => {
  expect(readFurtherChains(undefined, offered)).toEqual({ chains: [], gatewayUrls: {} })
})

test('a chain that nobody knows is what was named, read in bulk like any other', () => {
  const { chains, gatewayUrls } = read({ ...acme, explorer: 'https://scan.example/' })
  expect(chains).toMatchObject([
    {
      id: 98765,
      name: 'Acme',
      shortName: 'acme',
      nativeCurrency: { symbol: 'ACM', decimals: 18 },
      rpcUrls: { default: { http: ['https://a.example'] } },
      blockExplorers: { default: { name: 'scan.example', url: 'https://scan.example' } },
      contracts: { multicall3: { address: mainnet.contracts.multicall3.address } },
    },
  ])
  expect(gatewayUrls).toEqual({})
})

test('of a chain in the table a node is enough, and its own names stay', () => {
  const [chain] = read({ id: 100, rpc: 'https://node.example/gnosis' }).chains
  expect(chain).toEqual({ ...gnosis, rpcUrls: chain?.rpcUrls })
  expect(chain?.rpcUrls).toEqual({ default: { http: ['https://node.example/gnosis'] } })
})

test('a chain can have a gateway of its own', () => {
  expect(read({ ...acme, gateway: 'https://gateway.example/api' }).gatewayUrls).toEqual({
    98765: 'https://gateway.example/api',
  })
})

test.each([
  ['{', 'no JSON'],
  ['{}', 'no list'],
  ['[null]', 'entry 1 has no id'],
  ['["https://a.example"]', 'entry 1 has'],
  [[{ ...acme, id: '98765' }], 'has no id'],
  [[{ ...acme, id: 0 }], 'has no id'],
  [[{ ...acme, url: 'https://a.example' }], '“url”'],
  [[{ ...acme, name: undefined }], 'has no name'],
  [[{ ...acme, currency: undefined }], 'has no currency'],
  [[{ ...acme, rpc: undefined }], 'has no rpc'],
  [[{ ...acme, rpc: 'a.example' }], '“rpc”'],
  [[{ ...acme, gateway: 'javascript:alert(1)' }], '“gateway”'],
  [[{ ...acme, name: 7 }], '“name”'],
  [[{ ...acme, shortName: 'a:b' }], 'short name'],
  // A number before the colon is the id of a chain.
  [[{ ...acme, shortName: '1' }], 'short name'],
  [[{ ...acme, shortName: 'ETH' }], 'the short name of Ethereum'],
  [[acme, { ...acme, id: 98766 }], 'the short name of Acme'],
  [[acme, { ...acme, shortName: 'other' }], 'named twice'],
])('no build is made with %j', (value, said) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  expect(() => readFurtherChains(text, offered)).toThrow(FurtherChainsError)
  expect(() => readFurtherChains(text, offered)).toThrow(said)
})

test('hosts stand beside each other, and each is a web address', () => {
  expect(readFurtherHosts(undefined)).toEqual([])
  expect(readFurtherHosts(' https://a.example  http://127.0.0.1:8545\n')).toEqual([
    'https://a.example',
    'http://127.0.0.1:8545',
  ])
  expect(() => readFurtherHosts('https://a.example *')).toThrow('VITE_HOSTS: “*”')
})
