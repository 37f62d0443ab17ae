import { expect, test } from 'vitest'

import { devnet, megaeth, optimismSepolia, peaq, polygon, sepolia } from '../index.ts'
import { getExplorerUrl } from './index.ts'

const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const hash = `0x${'ab'.repeat(32)}`

test('links to an address, a transaction, a block and a token', () => {
  expect(getExplorerUrl({ chain: sepolia, type: 'address', value: address })).toBe(
    `https://sepolia.etherscan.io/address/${address}`,
  )
  expect(getExplorerUrl({ chain: polygon, type: 'tx', value: hash })).toBe(
    `https://polygonscan.com/tx/${hash}`,
  )
  expect(getExplorerUrl({ chain: polygon, type: 'block', value: 12n })).toBe(
    'https://polygonscan.com/block/12',
  )
  expect(getExplorerUrl({ chain: polygon, type: 'block', value: hash })).toBe(
    `https://polygonscan.com/block/${hash}`,
  )
  expect(getExplorerUrl({ chain: polygon, type: 'token', value: address })).toBe(
    `https://polygonscan.com/token/${address}`,
  )
})

test('links to one item of a collection as the explorer has it', () => {
  expect(getExplorerUrl({ chain: polygon, type: 'nft', value: address, tokenId: 7 })).toBe(
    `https://polygonscan.com/nft/${address}/7`,
  )
  expect(getExplorerUrl({ chain: optimismSepolia, type: 'nft', value: address, tokenId: 7n })).toBe(
    `https://optimism-sepolia.blockscout.com/token/${address}/instance/7`,
  )
})

test('links to another explorer of the chain by its kind', () => {
  expect(
    getExplorerUrl({ chain: megaeth, explorer: 'blockscout', type: 'address', value: address }),
  ).toBe(`https://megaeth.blockscout.com/address/${address}`)
})

test('has no link where the chain has no explorer, or one with other paths', () => {
  expect(getExplorerUrl({ chain: devnet, type: 'address', value: address })).toBeUndefined()
  expect(getExplorerUrl({ chain: peaq, type: 'address', value: address })).toBeUndefined()
  expect(
    getExplorerUrl({ chain: polygon, explorer: 'other', type: 'address', value: address }),
  ).toBeUndefined()
})

test('has no link for what is no address, hash or number', () => {
  for (const value of ['', '0x', `${address}/../..`, 'javascript:alert(1)', `${address}?x`])
    for (const type of ['address', 'token', 'tx', 'block'] as const)
      expect(getExplorerUrl({ chain: polygon, type, value })).toBeUndefined()
  for (const value of [NaN, -1, 1.5, Infinity])
    expect(getExplorerUrl({ chain: polygon, type: 'block', value })).toBeUndefined()
  expect(
    getExplorerUrl({ chain: polygon, type: 'nft', value: address, tokenId: '../1' }),
  ).toBeUndefined()
})

test('has no link to an explorer that is no web address', () => {
  const chain = { blockExplorers: { default: { name: 'Mine', url: 'javascript:alert(1)//' } } }
  expect(getExplorerUrl({ chain, type: 'address', value: address })).toBeUndefined()
})

test('joins without a double slash', () => {
  const chain = { blockExplorers: { default: { name: 'Mine', url: 'https://mine.example/' } } }
  expect(getExplorerUrl({ chain, type: 'address', value: address })).toBe(
    `https://mine.example/address/${address}`,
  )
})
