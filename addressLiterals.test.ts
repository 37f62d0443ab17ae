/** A fact has one owner: the address of a contract or of a demo account stands in the sources of one package, others import it. */
import { globSync, readFileSync } from 'node:fs'

import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'

/** Code that is not for tests or stories. Those name addresses as examples. */
const sources = globSync('{packages,apps,examples}/*/{src,scripts,derive}/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) =>
      !/\.(test|stories)\.tsx?$/.test(path) && !/\/src\/(testing|vectors|recipes)\//.test(path),
  )

/** The addresses in a text, in lower case: 20 bytes, and no part of a longer number. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi)].map(([address]) =>
    address.toLowerCase(),
  )

test('an address is found in any case, and not in a longer number', () => {
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  expect(addressesIn(`'${address}', ${address}ff, 0x1234`)).toEqual([address.toLowerCase()])
})

test('no address stands in the sources of two packages', () => {
  expect(sources.length).toBeGreaterThan(500)
  const owners = new Map<string, Set<string>>()
  for (const path of sources) {
    for (const address of addressesIn(readFileSync(path, 'utf8'))) {
      const folder = path.split('/').slice(0, 2).join('/')
      owners.set(address, (owners.get(address) ?? new Set()).add(folder))
    }
  }
  // The zero address is no contract.
  owners.delete(zeroAddress)
  const shared = [...owners].filter(([, folders]) => folders.size > 1)
  expect(shared.map(([address, folders]) => `${address}: ${[...folders].join(', ')}`)).toEqual([])
})
