import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { globalName, hostileName } from '../src/globalName.ts'
import type { InpageName } from '../src/readInpage.ts'

const scripts: Readonly<Record<InpageName, { source: string; globalName: string }>> = {
  inpage: { source: '../src/inpage.ts', globalName },
  hostileInpage: { source: '../src/hostile/inpage.ts', globalName: hostileName },
}

/**
 * Bundles everything that a page needs into one classic script. Runs when this package is built, and in this workspace, where
 * nothing is built before it runs; who installs the package gets the result as a file.
 */
export async function bundleInpage(name: InpageName): Promise<string> {
  const { source, globalName } = scripts[name]
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName,
    target: 'es2022',
    write: false,
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}
