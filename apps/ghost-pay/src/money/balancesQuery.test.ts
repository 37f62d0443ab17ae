import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

// A figure in another currency than the sign beside it is a lie, and nothing else would tell.
test('balances are asked for in one place, in the currency that was chosen', () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /\bgetBalances(?:QueryOptions)?\b/.test(readFileSync(`${source}${file}`, 'utf8')),
  )
  expect(asking.filter((file) => !file.includes('.test.'))).toEqual(['money/balancesQuery.ts'])
})
