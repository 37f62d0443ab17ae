/**
 * The sizes of the built app (gzip): what the first page loads, what each screen adds to it, and everything together. Reads the
 * manifest that Vite writes beside the built files, and the limits of tooling/appSizes.json; `--write` sets them.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { limitFor, printSizes } from './printSizes.ts'

type Chunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const dist = fileURLToPath(new URL('../apps/ghost-pay/dist/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
>

/** A chunk with everything it imports statically. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, found)
  return found
}

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

/** What chunks weigh with their styles; a sheet that several of them share is loaded once. */
const sum = (keys: Iterable<string>): number =>
  [
    ...new Set(
      [...keys].flatMap((key) => {
        const chunk = manifest[key]
        return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])]
      }),
    ),
  ].reduce((bytes, file) => bytes + sizeOf(file), 0)

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
if (entry === undefined) throw new Error('The manifest names no entry: is the app built?')
const initial = closure(entry)

/** Kilobytes (1000 bytes) by the name of the row. */
const measured = new Map<string, number>()

measured.set('shell and home', sum(initial))
// A screen with everything that it imports at once, over what the first page has loaded.
for (const key of Object.keys(manifest)) {
  if (manifest[key]?.isDynamicEntry !== true || !/^src\/screens\/.*Screen\.tsx$/.test(key)) continue
  measured.set(key, sum([...closure(key)].filter((part) => !initial.has(part))))
}

/** What a visitor's browser can come to load from a chunk, at once or later, without what is left out. */
function reach(key: string, isLeftOut: (key: string) => boolean, found = new Set<string>()) {
  if (found.has(key) || isLeftOut(key)) return found
  found.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
  for (const next of [...imports, ...dynamicImports]) reach(next, isLeftOut, found)
  return found
}

// The protocol of pairing is one third party's, and so is its only SDK: its size is not ours to shrink, and it is not loaded
// before they pair. It has a row and a limit of its own, so that it hides nothing of what the app itself weighs.
const isPairingSdk = (key: string): boolean => key.includes('/node_modules/@walletconnect/')
const withoutPairing = reach(entry, isPairingSdk)
const pairing = [...reach(entry, () => false)].filter((key) => !withoutPairing.has(key))
measured.set('pairing SDK (@walletconnect and what only it imports)', sum(pairing))

// A chain's drawing is loaded when the chain is on the screen, one by one: like the fonts it is no code.
const drawings = Object.keys(manifest).filter((key) => key.includes('/chains/src/derived/icons/'))
measured.set('drawings of chains', sum(drawings))

// So is the mark of a wallet.
const marks = Object.keys(manifest).filter((key) =>
  /@web3icons\/core\/dist\/svgs\/(?:wallets|exchanges)\//.test(key),
)
measured.set('marks of wallets', sum(marks))

const counted = new Set([...pairing, ...drawings, ...marks])
measured.set(
  'everything else',
  sum(Object.keys(manifest).filter((key) => !counted.has(key) && !key.endsWith('.woff2'))),
)

// Fonts are compressed as they are, and come after the first words are on the screen.
const fonts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.woff2'))
if (fonts.length === 0) throw new Error('The app has no fonts: were they cut?')
measured.set(
  'fonts',
  fonts.reduce((bytes, file) => bytes + statSync(`${dist}assets/${file}`).size / 1000, 0),
)
measured.set('verify.html', sizeOf('verify.html'))

const limitsFile = new URL('appSizes.json', import.meta.url)
if (process.argv.includes('--write')) {
  const limits = [...measured].map(([name, kilobytes]) => [name, limitFor(kilobytes)])
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`)
}
const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<string, number>
printSizes(
  'ghost-pay',
  // A new screen has no limit yet: it is above it until somebody writes one.
  [...measured].map(([name, kilobytes]) => ({ name, kilobytes, limit: limits[name] ?? 0 })),
)
