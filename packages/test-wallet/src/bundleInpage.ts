import { fileURLToPath } from 'node:url'

/** The name under which the bundled script offers `startTestWallets`. */
export const globalName = '__testWalletScript'

/**
 * Bundles everything that a page needs into one classic script. Runs when this package is built, and in this workspace, where
 * nothing is built before it runs; who installs the package gets the result as a file.
 */
export async function bundleInpage(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./inpage.ts', import.meta.url))],
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
