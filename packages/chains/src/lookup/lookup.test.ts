import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'

import type { Chain } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import {
  type ChainId,
  findChains,
  getChain,
  getChainByCaip2,
  getChainByShortName,
  getChainBySlug,
  searchChains,
} from './index.ts'

const chains: readonly Chain[] = Object.values(chainTable)
const bad = [NaN, -1, 0, 1.5, Infinity, 2 ** 53, Number.MIN_SAFE_INTEGER]

describe('getChain', () => {
  test('gives the full record, the same object each time', () => {
    expect(getChain(1)).toStrictEqual(chainTable.mainnet)
    expect(getChain(1)).toBe(getChain(1))
    for (const chain of chains) expect(getChain(chain.id)).toStrictEqual(chain)
  })

  test('knows the literal type of an id that is known while typing', () => {
    expectTypeOf(getChain(1).name).toEqualTypeOf<'Ethereum'>()
    expectTypeOf(getChain(137).nativeCurrency.symbol).toEqualTypeOf<'POL'>()
    const anyId: number = Number('1')
    expectTypeOf(getChain(anyId)).toEqualTypeOf<Chain | undefined>()
    expectTypeOf(getChain(123456789)).toEqualTypeOf<Chain | undefined>()
    expectTypeOf<1 | 100 | 31337>().toExtend<ChainId>()
    expectTypeOf<3>().not.toExtend<ChainId>()
  })

  test('answers a reused id with its owner', () => {
    expect(getChain(999).name).toBe('HyperEVM')
    expect(getChain(31337).name).toBe('Ghost Devnet')
    expect(getChain(8217).name).toBe('Kaia')
    expect(getChain(2046399126).name).toBe('SKALE Europa Hub')
  })

  test('finds nothing for what is no id', () => {
    for (const id of bad) expect(getChain(id)).toBeUndefined()
    for (const value of ['1', '', null, undefined, {}])
      expect(getChain(value as never)).toBeUndefined()
  })

  test('finds nothing for an id that the table has not', () => {
    const ids = new Set<number>(chains.map(({ id }) => id))
    fc.assert(
      fc.property(fc.double(), fc.maxSafeInteger(), (number, integer) => {
        for (const id of [number, integer]) expect(getChain(id) === undefined).toBe(!ids.has(id))
      }),
    )
  })
})

describe('getChainBySlug', () => {
  test('finds every chain, capitals or not', () => {
    for (const { id, slug } of chains) {
      expect(getChainBySlug(slug)?.id).toBe(id)
      expect(getChainBySlug(slug.toUpperCase())?.id).toBe(id)
    }
  })

  test('finds nothing else', () => {
    for (const slug of ['', ' ', 'ethereum ', 'nowhere'])
      expect(getChainBySlug(slug)).toBeUndefined()
    expect(getChainBySlug(undefined as never)).toBeUndefined()
  })
})

describe('getChainByShortName', () => {
  test('finds every chain by every name in use, capitals or not', () => {
    for (const { id, shortName, shortNameAliases = [] } of chains)
      for (const name of [...(shortName === undefined ? [] : [shortName]), ...shortNameAliases]) {
        expect(getChainByShortName(name)?.id).toBe(id)
        expect(getChainByShortName(name.toUpperCase())?.id).toBe(id)
        expect(getChainByShortName(name.toLowerCase())?.id).toBe(id)
      }
  })

  test('bridges the registries that disagree', () => {
    expect(getChainByShortName('matic')?.id).toBe(137)
    expect(getChainByShortName('pol')?.id).toBe(137)
    expect(getChainByShortName('fuji')?.id).toBe(43113)
    expect(getChainByShortName('kaia')?.id).toBe(8217)
    expect(getChainByShortName('hyper')?.id).toBe(999)
  })

  test('finds nothing else', () => {
    for (const name of ['', 'eth:', 'undefined', 'unknown'])
      expect(getChainByShortName(name)).toBeUndefined()
    expect(getChainByShortName(undefined as never)).toBeUndefined()
  })
})

describe('getChainByCaip2', () => {
  test('finds every chain', () => {
    for (const { id } of chains) expect(getChainByCaip2(`eip155:${id}`)?.id).toBe(id)
  })

  test('finds nothing for another form', () => {
    for (const caip2 of [
      '',
      '1',
      'eip155:',
      'eip155:01',
      'eip155:1 ',
      'EIP155:1',
      'solana:1',
      'eip155:-1',
      'eip155:1e0',
    ])
      expect(getChainByCaip2(caip2)).toBeUndefined()
    expect(getChainByCaip2(undefined as never)).toBeUndefined()
  })
})

describe('findChains', () => {
  const ids = (found: readonly Chain[]) => found.map(({ id }) => id)

  test('lists the chains in use, and on request all of them', () => {
    expect(findChains()).toHaveLength(chains.filter(({ status }) => status === 'active').length)
    expect(ids(findChains({ status: 'any' }))).toEqual(
      chains.map(({ id }) => id).sort((a, b) => a - b),
    )
    expect(ids(findChains({ status: 'deprecated' }))).toContain(5)
    expect(ids(findChains())).not.toContain(5)
  })

  test('counts whatever runs on this machine among the test networks', () => {
    const local = [1337, 31337]
    expect(ids(findChains({ testnet: false })).filter((id) => local.includes(id))).toEqual([])
    expect(ids(findChains({ testnet: true }))).toEqual(expect.arrayContaining(local))
  })

  test('combines its conditions like a plain scan', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('active', 'deprecated', 'removed', 'any', undefined),
          testnet: fc.constantFrom(true, false, undefined),
          parent: fc.constantFrom(1, 11155111, 42161, undefined),
          symbol: fc.constantFrom('ETH', 'XDAI', 'eth', undefined),
        }),
        (wanted) => {
          const expected = chains
            .filter(
              (chain) => wanted.status === 'any' || chain.status === (wanted.status ?? 'active'),
            )
            .filter((chain) => wanted.testnet === undefined || !!chain.testnet === wanted.testnet)
            .filter((chain) => !wanted.parent || chain.parent?.id === wanted.parent)
            .filter((chain) => !wanted.symbol || chain.nativeCurrency.symbol === wanted.symbol)
          expect(ids(findChains(wanted))).toEqual(ids(expected).sort((a, b) => a - b))
        },
      ),
    )
  })
})

describe('searchChains', () => {
  const names = (query: string) => searchChains(query).map(({ name }) => name)

  test('puts an exact id, short name, slug or symbol first', () => {
    expect(names('137')[0]).toBe('Polygon')
    expect(names('gno')[0]).toBe('Gnosis')
    expect(names('matic')[0]).toBe('Polygon')
    expect(names('base')[0]).toBe('Base')
    expect(names('XDAI')[0]).toBe('Gnosis')
  })

  test('finds by the beginning of a name, those in use first', () => {
    expect(names('arb')[0]).toBe('Arbitrum One')
    expect(names('arb').indexOf('Arbitrum Sepolia')).toBeLessThan(
      names('arb').indexOf('Arbitrum Goerli'),
    )
    expect(names(' Optimism ')[0]).toBe('OP Mainnet')
  })

  test('finds by every word, and by whether it is a test network', () => {
    expect(names('ethereum mainnet')).toEqual(['Ethereum'])
    expect(names('mainnet arbitrum')[0]).toBe('Arbitrum One')
    expect(names('polygon testnet')[0]).toBe('Polygon Amoy')
    expect(names('sepolia  base')).toEqual(['Base Sepolia'])
    expect(names('sepolia mainnet')).toEqual([])
  })

  test('finds by an id in hex, as wallets write it', () => {
    expect(names('0x89')).toEqual(['Polygon'])
    expect(names('0xA4B1')).toEqual(['Arbitrum One'])
    expect(names('0x089')).toEqual([])
  })

  test('finds by a word within the name', () => {
    expect(names('nova')).toContain('Arbitrum Nova')
  })

  test('gives full records, as many as wanted', () => {
    expect(searchChains('eth')[0]).toBe(getChain(1))
    expect(searchChains('e', { limit: 3 })).toHaveLength(3)
    expect(searchChains('goerli', { status: 'active' })).toEqual([])
  })

  test('finds nothing for nothing', () => {
    for (const query of ['', '  ', 'zzzz', '\\', '[', '%']) expect(searchChains(query)).toEqual([])
  })
})
