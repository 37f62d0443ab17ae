import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { deriveContracts } from '../../derive/deriveContracts.ts'

test.each(Object.entries(deriveContracts()))('%s is up to date (pnpm derive)', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text)
})
