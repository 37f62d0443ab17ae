import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type Face = {
  /** The file that the app loads, without its ending. */
  name: string
  /** Package and file that it is cut from. */
  from: readonly [name: string, file: string]
  /** What the app writes with it. */
  text: string
  /** OpenType features that stay. */
  features: readonly string[]
}

const characters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const ascii = characters(0x20, 0x7e)
const sansFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']
const sans = '@fontsource-variable/hanken-grotesk'
const mono = '@fontsource-variable/geist-mono'

const faces: readonly Face[] = [
  {
    name: 'sans',
    from: [sans, 'hanken-grotesk-latin-wght-normal.woff2'],
    text: `${ascii}${characters(0xa0, 0xff)}‐‑–—‘’‚“”„†•…‹›⁄€−`,
    features: sansFeatures,
  },
  {
    name: 'sans-extended',
    from: [sans, 'hanken-grotesk-latin-ext-wght-normal.woff2'],
    text: characters(0x100, 0x2af) + characters(0x1e00, 0x1eff),
    features: sansFeatures,
  },
  {
    name: 'mono',
    from: [mono, 'geist-mono-latin-wght-normal.woff2'],
    text: `${ascii}…–`,
    features: [],
  },
]

/** The heaviest and the lightest letters that the app writes (tokens.css). */
const weights = { min: 400, max: 600 }

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`))
/** Where the packages of the faces are. */
export const facePackages = (): string[] => [folderOf(sans), folderOf(mono)]

const cache = fileURLToPath(new URL('./node_modules/.cache/fonts/', import.meta.url))

/** Cuts a face to its characters, features and weights, once for the same file and the same wishes. */
async function cut({ name, from: [from, file], text, features }: Face, folder: string) {
  const whole = await readFile(join(folderOf(from), 'files', file))
  const key = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([text, features, weights]))
    .digest('hex')
  const stamp = join(folder, `${name}.key`)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === key) return
  const subset = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  // Another process may be reading the old one.
  const written = join(folder, `${name}.${process.pid}`)
  await writeFile(written, subset)
  await rename(written, join(folder, `${name}.woff2`))
  await writeFile(stamp, key)
}

/**
 * Cuts the fonts to what the app writes and offers them to the style sheets as `gp-fonts/….woff2`. A build has the licence of
 * each beside it.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(cache, { recursive: true })
      for (const face of faces) await cut(face, cache)
      return { resolve: { alias: { 'gp-fonts': cache.replace(/\/$/, '') } } }
    },
    async generateBundle() {
      for (const name of [sans, mono]) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/${name.split('/')[1] ?? name}.LICENSE.txt`,
          source: await readFile(join(folderOf(name), 'LICENSE')),
        })
      }
    },
  }
}
