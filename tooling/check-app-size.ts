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
  inbox: 110,
  inboxFiles: 20,
  all: 450,
  drawings: 49,
  marks: 17.5,
  language: 49.5,
  pairing: 119.5,
  fonts: 45,
  verify: 14.4,
}

/** Where the app is above its budget today, and how far at most: none of it may grow. In kilobytes, by the name of the row. */
const overruns: Readonly<Record<string, number>> = {
  'a link into an inbox, after the shell': 113.7,
  'everything else': 771.3,
  'what an account asks its chain': 32.5,
  // With what every screen of an account shows.
  'src/screens/account/AccountRoutes.tsx': 50,
  // The whole gateway, loaded only where the person goes on without the hosted one.
  'src/screens/account/here/GatewayHere.tsx': 78.5,
  'src/screens/account/messages/MessageScreen.tsx': 70.1,
  'src/screens/account/messages/NewMessageScreen.tsx': 72.3,
  'src/screens/account/messages/OneMessage.tsx': 47.2,
  // The checks of the page of a transaction, loaded only where an owner can sign in place.
  'src/screens/account/overview/NeedSign.tsx': 54.9,
  'src/screens/account/pay/KeptPayment.tsx': 36,
  // With the list of what can be paid.
  'src/screens/account/pay/PayFlow.tsx': 30.7,
  'src/screens/account/pay/payroll/PayrollScreen.tsx': 50.6,
  'src/screens/account/people/PeopleScreen.tsx': 33.3,
  'src/screens/account/policy/PolicyScreen.tsx': 39.8,
  'src/screens/account/queue/InboxScreen.tsx': 32.5,
  // The checks of the page of a transaction, where several are done at once.
  'src/screens/account/queue/SeveralStep.tsx': 42.2,
  'src/screens/account/requests/RequestsScreen.tsx': 33.3,
  'src/screens/account/review/ReviewScreen.tsx': 61.1,
  'src/screens/account/settings/SettingsScreen.tsx': 35,
  'src/screens/account/transaction/TransactionScreen.tsx': 65.1,
  'src/screens/accounts/AccountsScreen.tsx': 36.4,
  'src/screens/accounts/new/NewAccountScreen.tsx': 36.3,
  'src/screens/accounts/open/OpenAccountScreen.tsx': 32.7,
  'src/screens/home/DemoCard.tsx': 44.5,
  // The demo card where there is a demo, the seven checks where there is none.
  'src/screens/home/WelcomeCard.tsx': 44.5,
  // What asks a contract, loaded when somebody types an account.
  'src/screens/home/readOpened.ts': 52.4,
  'src/screens/request/RequestScreen.tsx': 43.3,
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

function report(name: string, size: number, budget: number, unit = 'kB'): void {
  const most = overruns[name] ?? budget
  if (size > most) process.exitCode = 1
  const mark = size > most ? 'over ' : size > budget ? 'known' : 'ok   '
  const room = most === budget ? '' : `, at most ${most} for now`
  const shown = size.toFixed(unit === 'kB' ? 1 : 0).padStart(7)
  console.log(`${mark} ${shown} of ${budget} ${unit}  ${name}${room}`)
}

report('shell and home', sum(initial), budgets.initial)
const screens = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry === true && key.startsWith('src/screens/'),
)
const frames = {
  account: 'src/screens/account/AccountRoutes.tsx',
  others: 'src/screens/accounts/AccountsRoutes.tsx',
}
const frameKeys: readonly string[] = Object.values(frames)

/** What is loaded before any screen inside a frame: the shell, the frame, and what the frame loads beside every screen. */
function loadedBy(frame: string): Set<string> {
  const loaded = closure(frame, new Set(initial))
  for (const key of manifest[frame]?.dynamicImports ?? []) {
    if (!screens.includes(key)) closure(key, loaded)
  }
  return loaded
}
const inAccount = loadedBy(frames.account)
const inOthers = loadedBy(frames.others)
const added = (keys: Iterable<string>, loaded: ReadonlySet<string>): string[] =>
  [...keys].filter((key) => !loaded.has(key))

/** What is on the page when a screen comes: the first page and a path that leads nowhere have no frame. */
function loadedBefore(screen: string): ReadonlySet<string> {
  const isAlone = /^src\/screens\/(?:home\/|[^/]+$)/.test(screen)
  if (isAlone || frameKeys.includes(screen)) return initial
  return screen.startsWith('src/screens/account/') ? inAccount : inOthers
}
/** The screen that itself loads a part later, as the step after its form: the part adds to that screen. */
const screenOf = (part: string): string | undefined =>
  screens.find(
    (key) =>
      !frameKeys.includes(key) &&
      loadedBefore(key) === inAccount &&
      manifest[key]?.dynamicImports?.includes(part),
  )
for (const key of screens) {
  const before = loadedBefore(key)
  const screen = before === inAccount ? screenOf(key) : undefined
  const loaded = screen === undefined ? before : closure(screen, new Set(before))
  report(key, sum(added(closure(key), loaded)), budgets.route)
}
const beside = added(inAccount, closure(frames.account, new Set(initial)))
report('what an account asks its chain', sum(beside), budgets.route)

// A request costs a slow line more than its bytes, and each file has a line in the list of the page.
const inbox = added(
  closure('src/screens/account/queue/InboxScreen.tsx', new Set(inAccount)),
  initial,
)
report('a link into an inbox, after the shell', sum(inbox), budgets.inbox)
const inboxFiles = new Set(
  inbox.flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])]),
)
report('files of a link into an inbox', inboxFiles.size, budgets.inboxFiles, 'files')

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

// So is the mark of a wallet.
const marks = Object.keys(manifest).filter((key) =>
  /@web3icons\/core\/dist\/svgs\/(?:wallets|exchanges)\//.test(key),
)
report('marks of wallets', sum(marks), budgets.marks)

// A reader loads one language, and English none.
const languages = Object.keys(manifest).filter((key) => key.startsWith('src/text/translations/'))
for (const key of languages) report(key, sum([key]), budgets.language)
const counted = new Set([...pairing, ...drawings, ...marks, ...languages])
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
