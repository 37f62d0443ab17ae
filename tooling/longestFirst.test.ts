import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { longTests } from './longestFirst.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(longTests)('%s exists', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})
