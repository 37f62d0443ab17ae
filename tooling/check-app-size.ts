/**
 * The app's budgets (gzip): what is loaded before anybody does something, what each further route adds, everything. Reads
 * the manifest that Vite writes beside the built files.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

type Chunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** Kilobytes of 1000 bytes. */
const budgets = { initial: 125, route: 30, all: 450 }

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

const sum = (keys: Iterable<string>): number =>
  [...keys].reduce((total, key) => {
    const chunk = manifest[key]
    if (chunk === undefined) return total
    return (
      total + [chunk.file, ...(chunk.css ?? [])].reduce((bytes, file) => bytes + sizeOf(file), 0)
    )
  }, 0)

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
if (entry === undefined) throw new Error('The manifest names no entry: is the app built?')
const initial = closure(entry)

let failed = false
function report(name: string, size: number, budget: number): void {
  if (size > budget) failed = true
  console.log(
    `${size > budget ? 'over ' : 'ok   '} ${size.toFixed(1).padStart(7)} of ${budget} kB  ${name}`,
  )
}

report('shell and home', sum(initial), budgets.initial)
const screens = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry === true && key.startsWith('src/screens/'),
)
/** Screens inside the frame of an account: they add to what it has loaded. */
const nested = /account\/(activity|overview|pay|queue|transaction)\//
const parents = new Set([...initial])
for (const key of screens.filter((screen) => !nested.test(screen))) {
  const own = [...closure(key)].filter((chunk) => !initial.has(chunk))
  report(key, sum(own), budgets.route)
  for (const chunk of own) parents.add(chunk)
}
for (const key of screens.filter((screen) => nested.test(screen))) {
  report(key, sum([...closure(key)].filter((chunk) => !parents.has(chunk))), budgets.route)
}
report('everything', sum(Object.keys(manifest)), budgets.all)
if (failed) process.exitCode = 1
