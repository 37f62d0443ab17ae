/**
 * The app's budgets (gzip): what is loaded before anybody does something, what each further route adds, everything that is
 * ours to write or to choose, the pairing SDK, and the fonts. Reads the manifest that Vite writes beside the built files.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
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
const budgets = {
  initial: 125,
  route: 30,
  all: 450,
  drawings: 45,
  pairing: 119.5,
  fonts: 45,
  verify: 14,
}

/** Where the app is above its budget today, and how far at most: none of it may grow. In kilobytes, by the name of the row. */
const overruns: Readonly<Record<string, number>> = {
  'everything else': 700,
  'src/screens/account/AccountRoutes.tsx': 33.5,
  'src/screens/accounts/AccountsScreen.tsx': 51,
  'src/screens/accounts/new/NewAccountScreen.tsx': 32.2,
  'src/screens/accounts/new/PlanScreen.tsx': 34.2,
  'src/screens/request/RequestScreen.tsx': 52.2,
  'src/screens/account/messages/MessageScreen.tsx': 40.6,
  'src/screens/account/messages/NewMessageScreen.tsx': 42.6,
  'src/screens/account/queue/InboxScreen.tsx': 33.6,
  // The checks of the page of a transaction, where several are done at once.
  'src/screens/account/queue/SeveralStep.tsx': 54,
  'src/screens/account/review/ReviewScreen.tsx': 73,
  'src/screens/account/transaction/TransactionScreen.tsx': 76,
  // The checks of the page of a transaction, loaded only where an owner can sign in place.
  'src/screens/account/overview/NeedSign.tsx': 67.4,
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

function report(name: string, size: number, budget: number): void {
  const most = overruns[name] ?? budget
  if (size > most) process.exitCode = 1
  const mark = size > most ? 'over ' : size > budget ? 'known' : 'ok   '
  const room = most === budget ? '' : `, at most ${most} for now`
  console.log(`${mark} ${size.toFixed(1).padStart(7)} of ${budget} kB  ${name}${room}`)
}

report('shell and home', sum(initial), budgets.initial)
const screens = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry === true && key.startsWith('src/screens/'),
)
/** Screens inside the frame of an account: they add to what it has loaded. */
const nested = /screens\/account\/(?!AccountRoutes)/
/** What a nested screen itself loads later, as the step after its form: it adds to that screen. */
const screenOf = (part: string): string | undefined =>
  screens.find((key) => nested.test(key) && manifest[key]?.dynamicImports?.includes(part))
const parents = new Set([...initial])
for (const key of screens.filter((screen) => !nested.test(screen))) {
  const own = [...closure(key)].filter((chunk) => !initial.has(chunk))
  report(key, sum(own), budgets.route)
  for (const chunk of own) parents.add(chunk)
}
for (const key of screens.filter((screen) => nested.test(screen))) {
  const screen = screenOf(key)
  const loaded = screen === undefined ? parents : closure(screen, new Set(parents))
  report(key, sum([...closure(key)].filter((chunk) => !loaded.has(chunk))), budgets.route)
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
report('pairing SDK (@walletconnect and what only it imports)', sum(pairing), budgets.pairing)

// A chain's drawing is loaded when the chain is on the screen, one by one: like the fonts it is no code.
const drawings = Object.keys(manifest).filter((key) => key.includes('/chains/src/derived/icons/'))
report('drawings of chains', sum(drawings), budgets.drawings)
const counted = new Set([...pairing, ...drawings])
report(
  'everything else',
  sum(Object.keys(manifest).filter((key) => !counted.has(key) && !key.endsWith('.woff2'))),
  budgets.all,
)

// Fonts are compressed as they are, and come after the first words are on the screen.
const fonts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.woff2'))
if (fonts.length === 0) throw new Error('The app has no fonts: were they cut?')
report(
  'fonts',
  fonts.reduce((bytes, file) => bytes + statSync(`${dist}assets/${file}`).size / 1000, 0),
  budgets.fonts,
)
report('verify.html', sizeOf('verify.html'), budgets.verify)
