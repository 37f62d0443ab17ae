/** Writes what follows from the definitions: `pnpm --filter @ghost-pay/chains derive`. A test fails while it is out of date. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { deriveFiles } from './src/derive/deriveFiles.ts'

for (const [path, text] of Object.entries(deriveFiles())) {
  const file = new URL(path, import.meta.url)
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, text)
}
