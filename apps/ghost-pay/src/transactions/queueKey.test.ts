import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

// A proposal is written into every answer under that key before the gateway has it: what is not a page of the queue would break it.
test('under the key of the queue the app keeps nothing but its pages', () => {
  const keeping = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /\bsafePartKey\([^)]*'queue'/.test(readFileSync(`${source}${file}`, 'utf8')),
  )
  expect(keeping.filter((file) => !file.includes('.test.'))).toEqual([])
})
