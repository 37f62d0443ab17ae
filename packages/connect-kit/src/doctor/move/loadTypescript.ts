import { createRequire } from 'node:module'
import { join } from 'node:path'

import type { Typescript } from './Moving.ts'

/**
 * TypeScript with its parser for programs, which the app has or this command finds. The kit brings none: whoever only connects
 * wallets has no use for it.
 *
 * @param root the folder of the app's `package.json`
 */
export function loadTypescript(root: string): Typescript | undefined {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      const found = createRequire(from)('typescript') as Typescript | { createSourceFile?: never }
      // TypeScript 7 has none.
      if (found.createSourceFile) return found
    } catch {
      // It is not installed there.
    }
  }
  return undefined
}
