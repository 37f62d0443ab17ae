import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, type Plugin, type Rolldown } from 'vite'

import { drawIcon, icons } from './drawIcon.ts'
import { licencesFile } from './licencesPlugin.ts'
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
        const code = await workerOf(integritiesOf(files), firstOf(bundle))
        await writeFile(join(dir, workerFile), code)
        this.info(`${createHash('sha256').update(code).digest('hex')}  ${workerFile}`)
      },
    },
  }
}

/** To pair with a phone takes a network anyway, and its code is large. */
const isPairing = (id: string): boolean => id.includes('/node_modules/@walletconnect/')

/** Who reads the licences has a network. */
const isKept = (path: string): boolean =>
  !path.endsWith('.map') && !path.startsWith('.vite/') && path !== licencesFile

/** The screens that the bar of a phone leads to, and the list of accounts. */
const firstScreens: readonly string[] = [
  'accounts/AccountsRoutes',
  'accounts/AccountsScreen',
  'account/AccountRoutes',
  'account/overview/OverviewScreen',
  'account/pay/PayFlow',
  'account/queue/InboxScreen',
  'account/activity/ActivityScreen',
  'account/MoreScreen',
]

/** What is kept first, and where the network is slow alone: the page, its fonts, and the screens of the bar with all that they load. */
function firstOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const parts = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const isOf = ({ facadeModuleId }: Rolldown.OutputChunk, folder: string, names = ['']): boolean =>
    names.some((name) => facadeModuleId?.includes(`/apps/ghost-pay/src/${folder}${name}`) === true)
  const found = new Set<string>()
  const add = (path: string) => {
    const part = parts.get(path)
    if (part === undefined || found.has(path)) return
    found.add(path)
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(style)
    for (const next of part.imports) add(next)
    // What a screen loads to read and to decide is a part of it; other screens are not.
    for (const next of part.dynamicImports) {
      const loaded = parts.get(next)
      if (loaded === undefined || isOf(loaded, 'screens/')) continue
      // A file of several such parts is named after none.
      if (loaded.facadeModuleId === null || isOf(loaded, '')) add(next)
    }
  }
  for (const part of parts.values()) {
    if (
      part.isEntry ||
      isOf(
        part,
        'screens/',
        firstScreens.map((name) => `${name}.tsx`),
      )
    ) {
      add(part.fileName)
    }
  }
  const fonts = Object.keys(bundle).filter((path) => path.endsWith('.woff2'))
  return ['index.html', ...found, ...fonts].sort()
}

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
 * @param first the paths of those that the first screens need
 */
export async function workerOf(
  files: Readonly<Record<string, string>>,
  first: readonly string[],
): Promise<string> {
  const list = JSON.stringify(files)
  // A worker that is written otherwise is another version, even where it keeps the same files.
  const version = createHash('sha256')
    .update(list)
    .update(JSON.stringify(first))
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 16)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { files: list, first: JSON.stringify(first), version: JSON.stringify(version) },
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
