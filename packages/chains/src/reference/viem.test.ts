import { describe, expect, test } from 'vitest'

import type { Chain } from '../chain.ts'
import { viemChainOf } from '../derive/deriveStacks.ts'
import { definitions } from '../testing/definitions.ts'
import { findDeviations } from './findDeviations.ts'

const contractText = (contract: unknown): string => {
  if (typeof contract !== 'object' || contract === null || !('address' in contract)) return 'none'
  const block = 'blockCreated' in contract ? contract.blockCreated : undefined
  return `${String(contract.address).toLowerCase()}@${typeof block === 'number' ? block : '-'}`
}

const pairs = Object.entries(definitions).flatMap(([name, chain]) => {
  const viemChain = viemChainOf(name, chain.id)
  return viemChain ? [{ name, chain, viemChain }] : []
})

describe('viem', () => {
  test('knows every chain but those whose ids are gone', () => {
    const unknown = Object.values(definitions).filter(
      (chain: Chain) => !pairs.some((pair) => pair.chain === chain),
    )
    expect(unknown.map(({ status }) => status)).toEqual(unknown.map(() => 'removed'))
    expect(pairs.length).toBeGreaterThanOrEqual(156)
  })

  test('agrees on decimals, symbols, test networks and multicall3, but for the deviations', () => {
    const { found, listed } = findDeviations(
      'viem',
      pairs.flatMap(({ name, chain, viemChain }) => [
        {
          chain: name,
          field: 'decimals',
          ours: chain.nativeCurrency.decimals,
          theirs: viemChain.nativeCurrency.decimals,
        },
        {
          chain: name,
          field: 'symbol',
          ours: chain.nativeCurrency.symbol,
          theirs: viemChain.nativeCurrency.symbol,
        },
        {
          chain: name,
          field: 'testnet',
          ours: chain.testnet ?? false,
          theirs: viemChain.testnet ?? false,
        },
        {
          chain: name,
          field: 'multicall3',
          ours: contractText(chain.contracts?.multicall3),
          theirs: contractText(viemChain.contracts?.multicall3),
        },
      ]),
    )
    expect(found).toEqual(listed)
  })

  test('agrees on the chain that another one settles on, where it names one', () => {
    const named = pairs.filter(({ viemChain }) => viemChain.sourceId !== undefined)
    expect(named.length).toBeGreaterThan(20)
    for (const { name, chain, viemChain } of named)
      expect([name, chain.parent?.id]).toEqual([name, viemChain.sourceId])
  })

  test('agrees on the contracts of ENS', () => {
    const withResolver = pairs.filter(({ viemChain }) => viemChain.contracts?.ensUniversalResolver)
    expect(withResolver.length).toBeGreaterThan(5)
    for (const { name, chain, viemChain } of withResolver)
      expect([name, contractText(chain.contracts?.ensUniversalResolver)]).toEqual([
        name,
        contractText(viemChain.contracts?.ensUniversalResolver),
      ])
  })
})
