import { describe, expect, expectTypeOf, test } from 'vitest'
import { createConfig, http } from 'wagmi'

import {
  defaultChains,
  gnosis,
  goerli,
  mainnet,
  NoChainSelectedError,
  selectChains,
  sepolia,
} from './index.ts'
import { getChain } from './lookup/index.ts'

describe('the default list', () => {
  test('is Ethereum and Goerli', () => {
    expect(defaultChains).toEqual([mainnet, goerli])
  })

  test('says that Goerli is shut down, and what to use instead', () => {
    expect(goerli.status).toBe('deprecated')
    expect(getChain(goerli.deprecation.successor)).toStrictEqual(sepolia)
  })
})

describe('a test network is selected', () => {
  const chains = [mainnet, sepolia, gnosis] as const

  test('when the flag is exactly true', () => {
    expect(selectChains({ testnets: 'true', chains })).toEqual([mainnet, sepolia, gnosis])
    expect(selectChains({ testnets: 'true' })).toEqual([mainnet, goerli])
  })

  test.each([undefined, '', 'false', 'TRUE', 'True', ' true', 'true ', '1', 'yes'])(
    'not when the flag is %j',
    (testnets) => {
      expect(selectChains({ testnets, chains })).toEqual([mainnet, gnosis])
      expect(selectChains({ testnets })).toEqual([mainnet])
    },
  )

  test('not when the flag is no text at all', () => {
    for (const testnets of [true, 1])
      expect(selectChains({ testnets: testnets as never })).toEqual([mainnet])
  })
})

test('a selection without any chain is an error that names those left out', () => {
  expect(() => selectChains({ chains: [sepolia] })).toThrow(NoChainSelectedError)
  expect(() => selectChains({ chains: [sepolia, goerli] })).toThrow(
    expect.objectContaining({ leftOut: [11155111, 5] }),
  )
  expect(() => selectChains({ chains: [] })).toThrow(NoChainSelectedError)
})

test('a selection goes into a configuration of wagmi as it is', () => {
  const chains = selectChains({ testnets: 'true', chains: [mainnet, sepolia] })
  expectTypeOf(chains[0].id).toEqualTypeOf<1 | 11155111>()
  const config = createConfig({ chains, transports: { 1: http(), 11155111: http() } })
  expect(config.chains).toEqual([mainnet, sepolia])
})
