import { expect, test } from 'vitest'
import { base, mainnet } from '@ghost-pay/chains'

import { isNodeUrl, readOwnNodes, withOwnNodes } from './ownNodes.ts'

test('a chain is read through the node that was chosen for it, and the others stay', () => {
  const nodes = readOwnNodes(JSON.stringify({ 8453: 'https://node.example/key' }))
  const [first, second] = withOwnNodes([mainnet, base], nodes)
  expect(first).toBe(mainnet)
  expect(second?.rpcUrls).toEqual({ default: { http: ['https://node.example/key'] } })
})

test.each([
  null,
  '',
  '[',
  'null',
  '"x"',
  '{"1":1}',
  '{"1":"ftp://node.example"}',
  '{"1":"javascript:alert(1)"}',
])('nothing comes of %s', (stored) => {
  expect(readOwnNodes(stored)).toEqual({})
})

test.each(['https://node.example', 'http://127.0.0.1:8545'])('%s is a node', (url) => {
  expect(isNodeUrl(url)).toBe(true)
})

test.each(['node.example', 'https://', 'https://a b', ''])('%s is none', (url) => {
  expect(isNodeUrl(url)).toBe(false)
})
