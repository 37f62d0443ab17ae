/**
 * Writes what follows from the definitions of wallets: `pnpm --filter @ghost-pay/connect-kit derive`. A test fails while it is
 * out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { deriveWallets } from './tooling/deriveWallets.ts'
import { readDefinitions } from './tooling/readDefinitions.ts'

const fileAt = (path: string) => new URL(`../../${path}`, import.meta.url)
const files = deriveWallets(await readDefinitions(), (path) => readFileSync(fileAt(path), 'utf8'))

for (const [path, text] of Object.entries(files)) writeFileSync(fileAt(path), text)
