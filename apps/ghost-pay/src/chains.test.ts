// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { appChains } from './chains.ts'

const idsOf = (flags: Parameters<typeof appChains>[0]) => appChains(flags).map(({ id }) => id)

test.each([undefined, '', 'false', '1', 'TRUE', 'true '])(
  '%j is not the flag for test networks',
  (testnets) => {
    expect(idsOf({ testnets, devnetRpcUrl: undefined })).toEqual([1, 100])
  },
)

test('the flag adds the test network', () => {
  expect(idsOf({ testnets: 'true', devnetRpcUrl: undefined })).toContain(11155111)
})

test('the local chain is alone, under the address it was started at', () => {
  const [first, ...others] = appChains({
    testnets: 'true',
    devnetRpcUrl: 'http://127.0.0.1:9999',
  })
  expect(others).toEqual([])
  expect(first.id).toBe(31337)
  expect(first.rpcUrls.default.http).toEqual(['http://127.0.0.1:9999'])
})
