import { expect, test } from 'vitest'
import { base, mainnet } from '@ghost-pay/chains'

import { browserStore } from '../kept/browserStore.ts'
import { ownChains, withOwnChains } from './ownChains.ts'

import '../testing/page.ts'

const store = browserStore('ghost-pay.chains.v1')
const acme = { id: 98765, name: 'Acme', symbol: 'ACM', rpcUrl: 'https://node.example' }
const read = (...list: unknown[]) => {
  store.write(JSON.stringify(list))
  return ownChains()
}

test('a chain that a person has added follows those of the build', () => {
  const chains = withOwnChains([mainnet, base], read(acme))
  expect(chains.slice(0, 2)).toEqual([mainnet, base])
  expect(chains[2]).toMatchObject({
    id: 98765,
    name: 'Acme',
    nativeCurrency: { symbol: 'ACM', decimals: 18 },
    rpcUrls: { default: { http: ['https://node.example'] } },
    contracts: { multicall3: { address: mainnet.contracts.multicall3.address } },
  })
})

test('nobody takes the place of a chain of the build, or of one that was added before', () => {
  const chains = withOwnChains([mainnet], read({ ...acme, id: 1 }, acme, { ...acme, name: 'Twin' }))
  expect(chains.map(({ name }) => name)).toEqual(['Ethereum', 'Acme'])
})

test.each([
  '',
  '[',
  'null',
  '{}',
  '[null]',
  ...[
    { ...acme, id: '98765' },
    { ...acme, id: 0.5 },
    { ...acme, id: -1 },
    { ...acme, name: ' ' },
    { ...acme, symbol: undefined },
    { ...acme, rpcUrl: 'javascript:alert(1)' },
    { ...acme, shortName: '1' },
    { ...acme, shortName: 'a:b' },
  ].map((chain) => JSON.stringify([chain])),
])('nothing comes of %s', (stored) => {
  store.write(stored)
  expect(ownChains()).toEqual([])
})
