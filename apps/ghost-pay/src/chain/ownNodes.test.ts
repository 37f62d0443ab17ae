import { beforeEach, expect, test } from 'vitest'
import { base, mainnet } from '@ghost-pay/chains'

import { isNodeUrl, keepOwnNode, ownNodes, withOwnNodes } from './ownNodes.ts'

import '../testing/page.ts'

beforeEach(() => {
  localStorage.clear()
})

test('a chain is read through the node that was chosen for it, and the others stay', () => {
  expect(ownNodes()).toEqual({})
  keepOwnNode(8453, 'https://node.example/key')
  const [first, second] = withOwnNodes([mainnet, base], ownNodes())
  expect(first).toBe(mainnet)
  expect(second?.rpcUrls).toEqual({ default: { http: ['https://node.example/key'] } })
  keepOwnNode(8453, undefined)
  expect(ownNodes()).toEqual({})
})

test.each([
  '',
  '[',
  'null',
  '"x"',
  '{"1":1}',
  '{"1":"ftp://node.example"}',
  '{"1":"javascript:alert(1)"}',
])('nothing comes of %s', (stored) => {
  localStorage.setItem('ghost-pay.nodes.v1', stored)
  expect(ownNodes()).toEqual({})
})

test.each(['https://node.example', 'http://127.0.0.1:8545'])('%s is a node', (url) => {
  expect(isNodeUrl(url)).toBe(true)
})

test.each(['node.example', 'https://', 'https://a b', ''])('%s is none', (url) => {
  expect(isNodeUrl(url)).toBe(false)
})
