import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { deriveTokens } from '../../derive/deriveTokens.ts'

// The compiler is 9 MB of WebAssembly.
const timeout = 120_000

test('the tokens are up to date (pnpm derive)', { timeout }, async () => {
  const texts = Object.entries(await deriveTokens())
  expect(texts).toHaveLength(2)
  for (const [path, text] of texts)
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text)
})
