import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

import { drawIcon, icons } from './drawIcon.ts'
import { workerFile } from './src/offline/workerFile.ts'

const source = fileURLToPath(new URL('src/worker/serviceWorker.ts', import.meta.url))

/**
 * Builds the worker beside the app, with the list of the files that it keeps, and prints its SHA-256. Draws the icons that the
 * manifest names. The development server has neither.
 */
export function serviceWorker(): Plugin {
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      // After the page of the app is in the bundle.
      order: 'post',
      handler(_, bundle) {
        // The build of the stories has other pages.
        if (bundle['index.html'] === undefined) return
        for (const icon of icons) {
          this.emitFile({ type: 'asset', fileName: icon.fileName, source: drawIcon(icon) })
        }
      },
    },
    writeBundle: {
      // After the page is sealed: what is kept are its last bytes.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined || bundle['index.html'] === undefined) return
        const paths = [
          ...Object.values(bundle)
            .filter((file) => !(file.type === 'chunk' && file.moduleIds.some(isPairing)))
            .map((file) => file.fileName),
          ...(await readdir(publicDir)),
        ].filter(isKept)
        const files = new Map(
          await Promise.all(
            [...new Set(paths)].map(
              async (path) => [path, await readFile(join(dir, path))] as const,
            ),
          ),
        )
        const code = await workerOf(integritiesOf(files))
        await writeFile(join(dir, workerFile), code)
        this.info(`${createHash('sha256').update(code).digest('hex')}  ${workerFile}`)
      },
    },
  }
}

/** To pair with a phone takes a network anyway, and its code is large. */
const isPairing = (id: string): boolean => id.includes('/node_modules/@walletconnect/')

const isKept = (path: string): boolean => !path.endsWith('.map') && !path.startsWith('.vite/')

/** Each file by its path with its hash, in one order whatever the order of the build. */
export function integritiesOf(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const hashOf = (content: Uint8Array) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`
  return Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => [path, hashOf(content)]),
  )
}

/**
 * The worker's script for these files: the same for the same.
 *
 * @param files each with its hash, as {@link integritiesOf} lists them
 */
export async function workerOf(files: Readonly<Record<string, string>>): Promise<string> {
  const list = JSON.stringify(files)
  const version = createHash('sha256').update(list).digest('hex').slice(0, 16)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { files: list, version: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { comments: false } },
    },
  })
  const chunk = 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error('The worker was not bundled into one file.')
  return chunk.code
}
