import { expect, test } from 'vitest'

import { contentSecurityPolicy } from '../build/contentSecurityPolicy.ts'
import { allowedHosts, mayAsk } from './allowedHosts.ts'

const self = 'https://pay.example'
const hosts = allowedHosts(
  contentSecurityPolicy({
    gatewayUrl: 'https://gateway.example/api',
    rpcUrls: ['https://node.example/key'],
  }),
  self,
)

test('the policy of the page says whom it may ask', () => {
  expect(hosts).toEqual([self, 'https://gateway.example', 'https://node.example'])
})

test.each([
  ['https://node.example', true],
  ['https://node.example/another/key', true],
  ['https://pay.example/rpc', true],
  ['https://node.example:8545', false],
  ['http://node.example', false],
  ['https://sub.node.example', false],
  ['https://other.example', false],
  ['node.example', false],
])('%s may be asked: %s', (url, expected) => {
  expect(mayAsk(url, hosts)).toBe(expected)
})

test('a page without a policy may ask everybody', () => {
  expect(allowedHosts(undefined, self)).toBeUndefined()
  expect(allowedHosts("default-src 'none'", self)).toBeUndefined()
  expect(mayAsk('https://other.example', undefined)).toBe(true)
})
