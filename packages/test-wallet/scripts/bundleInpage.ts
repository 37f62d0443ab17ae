import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { globalName } from '../src/globalName.ts'

/**
 * Bundles everything that a page needs into one classic script. Runs when this package is built, and in this workspace, where
 * nothing is built before it runs; who installs the package gets the result as a file.
 */
export async function bundleInpage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/inpage.ts', import.meta.url))],
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
