import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Chain } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import { fromColumns, toColumns } from '../columns.ts'
import { fromChainRow, toChainRow } from '../lookup/chainRow.ts'
import { chainsById } from '../lookup/chainsById.ts'
import { metaById } from '../meta/getChainMeta.ts'
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

describe('the table', () => {
  test('reads back as the definitions, every field of every chain', () => {
    const read = chainsById()
    expect([...read.keys()]).toEqual(chains.map(({ id }) => id).sort((a, b) => a - b))
    for (const chain of chains) expect(read.get(chain.id)).toStrictEqual(chain)
  })

  test('reads back in any selection of chains', () => {
    fc.assert(
      fc.property(fc.subarray([...chains], { minLength: 1 }), (selection) => {
        const columns = toColumns(selection.map((chain) => toChainRow(chain)))
        const read = fromColumns(columns).map((row) => fromChainRow(row))
        expect(read).toStrictEqual(selection)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the index', () => {
  test('reads back as the definitions', () => {
    expect(metaById().size).toBe(chains.length)
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
      expect(metaById().get(id)).toStrictEqual({
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
