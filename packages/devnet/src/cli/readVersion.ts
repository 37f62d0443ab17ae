import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The version of this package, from the manifest in a folder above this file. */
export function readVersion(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    try {
      // Our own manifest has a name and a version.
      const { name, version } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Record<string, string | undefined>
      if (name === '@ghost-pay/devnet' && version !== undefined) return version
    } catch {
      // The manifest is in a folder above.
    }
    if (dirname(folder) === folder) return 'unknown'
    folder = dirname(folder)
  }
}
