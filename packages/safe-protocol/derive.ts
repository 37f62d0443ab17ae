/** Writes the contract table: `pnpm --filter @ghost-pay/safe-protocol derive`. A test fails while it is out of date. */
import { writeFileSync } from 'node:fs'

import { deriveContracts } from './derive/deriveContracts.ts'

for (const [path, text] of Object.entries(deriveContracts()))
  writeFileSync(new URL(path, import.meta.url), text)
