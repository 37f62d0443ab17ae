import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { chainTable } from './chainTable.ts'
import { collisions } from './collisions.ts'
import { legacyTable } from './legacy/legacyTable.ts'
import { isPublicUrl } from './rpc/isPublicUrl.ts'
import { definitions } from './testing/definitions.ts'

const table: readonly (typeof definitions)[string][] = Object.values(chainTable)
const all = Object.entries(definitions)
const localIds: readonly number[] = [1337, 31337]

/** Values that occur more than once. */
function repeated<value>(values: readonly value[]): value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the table', () => {
  test('has every definition that owns its id, and at least 156 chains', () => {
    const files = readdirSync(new URL('definitions', import.meta.url)).map((file) =>
      file.slice(0, -3),
    )
    expect(Object.keys(definitions).sort()).toEqual(files.sort())
    expect(table.length).toBeGreaterThanOrEqual(156)
  })

  test('has every id once', () => {
    expect(repeated(table.map(({ id }) => id))).toEqual([])
  })

  test('has every slug once, capitals or not, over all exports', () => {
    expect(repeated(all.map(([, { slug }]) => slug.toLowerCase()))).toEqual([])
    for (const [, { slug }] of all) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has every short name once, capitals or not, over all exports', () => {
    const names = all.flatMap(([, { shortName, shortNameAliases = [] }]) =>
      [...(shortName === undefined ? [] : [shortName]), ...shortNameAliases].map((name) =>
        name.toLowerCase(),
      ),
    )
    expect(repeated(names)).toEqual([])
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/)
  })
})

describe('collisions', () => {
  test('name the owner and the others of every id that is used twice, and no other', () => {
    const twice = repeated(all.map(([, { id }]) => id))
    const named = collisions.map(({ id }) => id).filter((id) => id !== 2046399126)
    expect([...new Set(twice)].sort((a, b) => a - b)).toEqual(named)
    for (const { id, owner, others } of collisions) {
      expect(chainTable).toHaveProperty(owner)
      expect(definitions[owner]?.id).toBe(id)
      const claims = (name: string) =>
        definitions[name]?.id === id || legacyTable[name as keyof typeof legacyTable]?.id === id
      expect(others.filter((name) => !claims(name))).toEqual([])
    }
  })
})

describe.each(all)('%s', (_, chain) => {
  test('is plain data', () => {
    expect(structuredClone(chain)).toStrictEqual(chain)
    expect(JSON.parse(JSON.stringify(chain))).toStrictEqual(chain)
  })

  test('has a name, a currency and an address of a node', () => {
    expect(chain.id).toSatisfy(Number.isSafeInteger)
    expect(chain.name.trim()).toBe(chain.name)
    expect(chain.name).not.toBe('')
    expect(chain.nativeCurrency.symbol).toMatch(/^\S{1,11}$/)
    expect(chain.nativeCurrency.name).not.toBe('')
    expect(chain.rpcUrls.default.http.length).toBeGreaterThan(0)
  })

  test('counts in 18 decimals, or is Tempo, which counts in 6', () => {
    expect(chain.nativeCurrency.decimals).toBe([4217, 42431].includes(chain.id) ? 6 : 18)
  })

  test('names only addresses that need no key by default, without a slash at the end', () => {
    const { http, webSocket = [] } = chain.rpcUrls.default
    for (const url of http) {
      expect(url).not.toMatch(/\/$/)
      if (!localIds.includes(chain.id)) expect(url).toSatisfy((value: string) => isPublicUrl(value))
    }
    for (const url of webSocket) {
      expect(url).not.toMatch(/\/$/)
      if (!localIds.includes(chain.id))
        expect(url.replace('wss:', 'https:')).toSatisfy((value: string) => isPublicUrl(value))
    }
  })

  test('names only the beginning of addresses that need a key', () => {
    for (const [kind, { http, webSocket = [] }] of Object.entries(chain.rpcUrls))
      if (kind !== 'default')
        for (const url of [...http, ...webSocket])
          expect(url).toMatch(
            /^(https|wss):\/\/[a-z0-9-]+\.(g\.alchemy\.com\/v2|infura\.io(\/ws)?\/v3)$/,
          )
  })

  test('names explorers by https, none twice', () => {
    const urls = Object.values(chain.blockExplorers ?? {}).map(({ url }) => url)
    for (const url of urls) expect(url).toMatch(/^https:\/\/[^?#]+[^/]$/)
    expect(repeated(urls)).toEqual([])
  })

  test('names contracts by address and block', () => {
    for (const { address, blockCreated = 0 } of Object.values(chain.contracts ?? {}).filter(
      (contract) => contract !== undefined,
    )) {
      expect(address).toMatch(/^0x([0-9a-f]{40}|cA11bde05977b3631167028862bE2a173976CA11)$/)
      expect(blockCreated).toSatisfy(Number.isSafeInteger)
      expect(blockCreated).toBeGreaterThanOrEqual(0)
    }
  })

  test('says why exactly when it is no longer in use', () => {
    const { status, deprecation } = chain
    expect(deprecation !== undefined).toBe(status !== 'active')
    if (!deprecation) return
    expect(deprecation.reason).toMatch(/^[A-Z].{4,}[^.]$/)
    if (deprecation.since !== undefined) expect(deprecation.since).toMatch(/^20\d\d(-\d\d){0,2}$/)
    if (deprecation.source !== undefined)
      expect(deprecation.source).toMatch(/^([\w-]+\/[\w.-]+(#\d+)?|@?[\w/-]+)$/)
  })

  test('is succeeded by a chain in use, and settles on a chain of the table', () => {
    const { deprecation, parent } = chain
    if (deprecation?.successor !== undefined) {
      const successor = table.find(({ id }) => id === deprecation.successor)
      expect(successor?.status).toBe('active')
    }
    if (parent) expect(table.map(({ id }) => id)).toContain(parent.id)
  })
})
