import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Chain } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import { packedChains } from '../derived/packedChains.ts'
import { packedMeta } from '../derived/packedMeta.ts'
import { unpackMeta } from '../meta/unpackMeta.ts'
import { packChains } from '../table/packChains.ts'
import { unpackChains } from '../table/unpackChains.ts'
import { deriveFiles } from './deriveFiles.ts'

const root = new URL('../../', import.meta.url)
const chains: readonly Chain[] = Object.values(chainTable)

describe('what is derived', () => {
  const files = deriveFiles()

  test.each(Object.keys(files))('%s is up to date (pnpm derive)', (path) => {
    expect(readFileSync(new URL(path, root), 'utf8')).toBe(files[path])
  })

  test('is all there is in the folder', () => {
    const found = readdirSync(new URL('src/derived', root), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
    expect(found).toHaveLength(
      Object.keys(files).filter((path) => path.startsWith('src/derived/')).length,
    )
  })
})

describe('the packed table', () => {
  test('reads back as the definitions, every field of every chain', () => {
    const read = unpackChains(packedChains)
    expect([...read.keys()]).toEqual(chains.map(({ id }) => id).sort((a, b) => a - b))
    for (const chain of chains) expect(read.get(chain.id)).toStrictEqual(chain)
  })

  test('reads back in any selection of chains', () => {
    fc.assert(
      fc.property(fc.subarray([...chains], { minLength: 1 }), (selection) => {
        const read = unpackChains(packChains(selection))
        expect(read.size).toBe(selection.length)
        for (const chain of selection) expect(read.get(chain.id)).toStrictEqual(chain)
      }),
      { numRuns: 40 },
    )
  })

  test('refuses a name with a sign that it needs itself', () => {
    const [chain] = chains
    if (!chain) throw new Error('the table is empty')
    for (const sign of [';', '&', '"', "'", '$', '<'])
      expect(() => packChains([{ ...chain, name: `A ${sign} B` }])).toThrow(/needs for itself/)
  })

  test('refuses a provider whose addresses it could not make again', () => {
    const [chain] = chains
    if (!chain) throw new Error('the table is empty')
    const rpcUrls = { ...chain.rpcUrls, infura: { http: ['https://other.example'] } }
    expect(() => packChains([{ ...chain, rpcUrls }])).toThrow(/provider/)
  })
})

describe('the packed index', () => {
  test('reads back as the definitions', () => {
    const read = unpackMeta(packedMeta)
    expect(read.size).toBe(chains.length)
    for (const {
      id,
      name,
      slug,
      shortName,
      shortNameAliases,
      nativeCurrency,
      testnet,
      status,
    } of chains)
      expect(read.get(id)).toStrictEqual({
        id,
        name,
        slug,
        ...(shortName !== undefined && { shortName }),
        ...(shortNameAliases && { shortNameAliases }),
        symbol: nativeCurrency.symbol,
        testnet: testnet ?? false,
        status,
      })
  })
})
