import { expect, test } from 'vitest'
import { mainnet } from '@ghost-pay/chains'
import { getDeployments } from '@ghost-pay/safe-protocol/contracts'

import { formatAccountId, parseAccountId } from './account/accountId.ts'
import { appChains } from './appChains.ts'

const idsOf = (flags: Parameters<typeof appChains>[0]) => appChains(flags).map(({ id }) => id)

test.each([undefined, '', 'false', '1', 'TRUE', 'true '])(
  '%j is not the flag for test networks',
  (testnets) => {
    const chains = appChains({ testnets, devnetRpcUrl: undefined })
    expect(chains.filter((chain) => 'testnet' in chain)).toEqual([])
    expect(idsOf({ testnets, devnetRpcUrl: undefined })).not.toContain(11155111)
  },
)

test('the flag adds the test network', () => {
  expect(idsOf({ testnets: 'true', devnetRpcUrl: undefined })).toContain(11155111)
})

test('people find the chains on which shared accounts are held, Ethereum first', () => {
  const ids = idsOf({ testnets: undefined, devnetRpcUrl: undefined })
  expect(ids[0]).toBe(mainnet.id)
  // Base, Arbitrum, Optimism, Polygon, BNB, Gnosis, Avalanche, Linea, Scroll, zkSync, Mantle, Celo, Sonic, Unichain.
  for (const id of [
    8453, 42161, 10, 137, 56, 100, 43114, 59144, 534352, 324, 5000, 42220, 146, 130,
  ]) {
    expect(ids).toContain(id)
  }
  expect(ids.length).toBeGreaterThanOrEqual(20)
})

test('each chain can be named in an address of the app, read in bulk, and reached without a key', () => {
  const chains = appChains({ testnets: 'true', devnetRpcUrl: undefined })
  for (const chain of chains) {
    expect(chain.contracts?.multicall3, chain.name).toBeDefined()
    expect(Object.keys(getDeployments(chain.id)), chain.name).not.toEqual([])
    expect(chain.rpcUrls.default.http[0], chain.name).toMatch(/^https:/)
    const account = {
      chainId: chain.id,
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    } as const
    expect(parseAccountId(formatAccountId(account, chains), chains)).toEqual(account)
  }
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

test('what was named for the build follows, and takes the place of the chain with its id', () => {
  const acme = { ...mainnet, id: 4242, name: 'Acme' }
  const ethereum = { ...mainnet, rpcUrls: { default: { http: ['https://node.example'] } } }
  const flags = { testnets: undefined, devnetRpcUrl: undefined }
  const usual = appChains(flags)
  expect(appChains({ ...flags, further: [acme, ethereum] })).toEqual([
    ethereum,
    ...usual.slice(1),
    acme,
  ])
})
