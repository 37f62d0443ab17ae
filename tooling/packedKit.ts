import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const name = '@ghost-pay/connect-kit'

/**
 * Takes the kit from its archive, and not from its source, as whoever installs it gets it.
 *
 * @param home where the archive is unpacked; the source is used without one
 */
export function packedKit(home: string | undefined): Plugin {
  return {
    name: 'packed-kit',
    enforce: 'pre',
    resolveId(source) {
      if (home === undefined || !`${source}/`.startsWith(`${name}/`)) return undefined
      const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
        exports: Record<string, string | { default: string } | undefined>
      }
      const found = exports[`.${source.slice(name.length)}`]
      if (found === undefined) throw new Error(`The archive of the kit has no ${source}.`)
      return join(home, typeof found === 'string' ? found : found.default)
    },
  }
}
