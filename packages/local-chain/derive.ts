/** Compiles the tokens: `pnpm --filter @ghost-pay/local-chain derive`. A test fails while what it writes is out of date. */
import { writeFileSync } from 'node:fs'

import { deriveTokens } from './derive/deriveTokens.ts'

for (const [path, text] of Object.entries(await deriveTokens()))
  writeFileSync(new URL(path, import.meta.url), text)
