import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { files } from '../scripts/contract.ts'
import { documentText, typesText } from '../scripts/generate.ts'

test('the types are those that `generate` writes', async () => {
  expect(readFileSync(files.types, 'utf8')).toBe(await typesText())
})

// The full document is not part of the repository; GATEWAY_OPENAPI is the path of a copy.
const full = process.env.GATEWAY_OPENAPI

if (full !== undefined) {
  test('the document is the reduced form of the full one', async () => {
    expect(readFileSync(files.document, 'utf8')).toBe(await documentText(full))
  })
}
