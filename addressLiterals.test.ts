/** A fact has one owner: the address of a contract or of a demo account stands in one package, others import it. */
import { globSync, readFileSync } from 'node:fs'

import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import { listOfficialContracts } from './packages/safe-protocol/src/contracts/index.ts'

const files = globSync('{packages,apps,examples}/*/**/*.{ts,tsx,mts,js,mjs,json,css,mdx,html}', {
  exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|storybook-static)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'))

/** Code that is not for tests or stories. Those name addresses as examples. */
const sources = files.filter(
  (path) =>
    !/\.(test|stories)\.tsx?$/.test(path) && !/\/(e2e|src\/(testing|vectors|recipes))\//.test(path),
)

/** The addresses in a text, in lower case: 20 bytes, and no part of a longer number. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi)].map(([address]) =>
    address.toLowerCase(),
  )

/** The packages in which each address stands, when there are several. */
function sharedAddresses(paths: readonly string[]): Map<string, string> {
  const owners = new Map<string, Set<string>>()
  for (const path of paths) {
    for (const address of addressesIn(readFileSync(path, 'utf8'))) {
      const folder = path.split('/').slice(0, 2).join('/')
      owners.set(address, (owners.get(address) ?? new Set()).add(folder))
    }
  }
  const shared = [...owners].filter(([, folders]) => folders.size > 1)
  return new Map(shared.map(([address, folders]) => [address, [...folders].join(', ')]))
}

test('an address is found in any case, and not in a longer number', () => {
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  expect(addressesIn(`'${address}', ${address}ff, 0x1234`)).toEqual([address.toLowerCase()])
})

test('no address stands in the sources of two packages', () => {
  expect(sources.length).toBeGreaterThan(500)
  const shared = sharedAddresses(sources)
  // The zero address is no contract.
  shared.delete(zeroAddress)
  expect(Object.fromEntries(shared)).toEqual({})
})

test('no account contract stands in two packages, in their tests neither', () => {
  const shared = sharedAddresses(files)
  const found = listOfficialContracts().flatMap(
    ({ address }) => shared.get(address.toLowerCase()) ?? [],
  )
  expect(found).toEqual([])
})
