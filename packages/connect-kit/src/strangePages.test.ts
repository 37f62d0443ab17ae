/** The kit, built into one file, on pages as a browser has them: robbed of their origin, of their address or of their storage. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'
import { type Browser, chromium, type Frame, type FrameLocator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { installTestWallets } from '@ghost-pay/test-wallet/playwright'

import { launchOptions } from '../../../tooling/browser.ts'
import { copy } from './copy.ts'

let server: Server
let browser: Browser
let origin: string
let page: Page

/** The whole page as a text, with nothing to fetch: short enough for an address, and as a developer has it. */
let html = ''
let developed = ''

/** The same as files, for a page whose policy allows nothing but these. */
let files: { script: string; style: string }
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

async function buildFiles(mode: string): Promise<typeof files> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('testing/strangePage.tsx', import.meta.url))],
    outdir: 'nowhere',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    loader: { '.svg': 'dataurl' },
  })
  const ofKind = (kind: string) => outputFiles.find(({ path }) => path.endsWith(kind))?.text ?? ''
  return { script: ofKind('.js'), style: ofKind('.css') }
}

const inOne = ({ script, style }: typeof files) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`

/** The page whose policy is strict, and its files. */
function strict(url: string | undefined): [type: string, text: string] | undefined {
  switch (url) {
    case '/strict':
      return [
        'text/html',
        '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/strict.css"><body><script src="/strict.js"></script></body></html>',
      ]
    case '/strict.css':
      return ['text/css', files.style]
    case '/strict.js':
      return ['text/javascript', files.script]
    default:
      return undefined
  }
}

beforeAll(async () => {
  files = await buildFiles('production')
  html = inOne(files)
  developed = inOne(await buildFiles('development'))
  server = createServer((request, response) => {
    const found = strict(request.url)
    if (found) {
      response.setHeader('content-type', found[0])
      response.setHeader('content-security-policy', policy)
      response.end(found[1])
      return
    }
    response.setHeader('content-type', 'text/html')
    response.end(
      request.url === '/around'
        ? '<!doctype html><html lang="en"><title>Around</title><body></body></html>'
        : developed.replace(
            '<html',
            `<html data-apps="${request.url?.slice(1).replace('-', ' ') ?? ''}"`,
          ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

afterEach(() => page.context().close())

/** A page, what it throws, and what the kit says of it to its developer. */
async function openPage(path: string, before = '', within = browser) {
  const context = await within.newContext()
  if (before) await context.addInitScript({ content: before })
  page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  page.on('console', (message) => {
    if (message.text().startsWith('connect-kit')) thrown.push(message.text())
  })
  await page.goto(`${origin}${path}`)
  return { context, thrown }
}

/** The page with the kit in a frame of another page. */
async function openFramed(kind: string, wallets: readonly (typeof harbour)[] = []) {
  const { context, thrown } = await openPage('/around')
  await installTestWallets(context, wallets)
  await page.evaluate(
    ({ kind, html, url }) => {
      const frame = document.createElement('iframe')
      frame.width = frame.height = '760'
      if (kind.includes('sandbox')) frame.setAttribute('sandbox', 'allow-scripts')
      if (kind.includes('srcdoc')) frame.srcdoc = html
      else if (kind.includes('data:')) frame.src = `data:text/html,${encodeURIComponent(html)}`
      else if (kind.includes('blob:'))
        frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
      else frame.src = url
      document.body.append(frame)
    },
    { kind, html, url: `${origin}/shop` },
  )
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: copy['button.connect'] }).click()
  await inside.getByRole('dialog').waitFor()
  return { inside, thrown }
}

const isSeen = (inside: Page | FrameLocator | Frame, words: string) =>
  inside.getByText(words, { exact: true }).first().waitFor()

/** Chooses a wallet that is on a phone. */
const chooseRainbow = (inside: Page | FrameLocator) =>
  inside.getByRole('button', { name: 'Rainbow' }).click()

const unreachable = copy['error.sdk-not-installed'].replace('{wallet}', 'Rainbow')

test.each(['sandbox, srcdoc', 'sandbox, blob:', 'data:'])(
  'a page without an origin and an address (%s) says what keeps wallets out, and offers no way that leads nowhere',
  async (kind) => {
    const { inside, thrown } = await openFramed(kind)
    await isSeen(inside, copy['connect.shut'])
    expect(await inside.getByRole('link', { name: copy['connect.leaveFrame'] }).count()).toBe(0)
    await chooseRainbow(inside)
    await isSeen(inside, unreachable)
    expect(thrown).toEqual([])
  },
)

test.each(['sandbox, srcdoc', 'data:'])(
  'a page without an origin (%s) connects with a wallet that is there, and leaves it',
  async (kind) => {
    const { inside, thrown } = await openFramed(kind, [harbour])
    await inside.getByRole('button', { name: /Harbour/ }).click()
    await inside.getByRole('button', { name: /^Account/ }).click()
    await inside.getByRole('button', { name: copy['account.disconnect'] }).click()
    await inside.getByRole('button', { name: copy['button.connect'] }).waitFor()
    expect(thrown).toEqual([])
  },
)

test('a page whose frame has taken its origin leads out, or says what to do and copies its address', async () => {
  const { inside, thrown } = await openFramed('sandbox')
  await isSeen(inside, copy['connect.shut'])
  await inside.getByRole('link', { name: copy['connect.leaveFrame'] }).click()
  await isSeen(inside, copy['connect.shutKept'])
  await isSeen(inside, `${origin}/shop`)
  await inside.getByRole('button', { name: copy['connect.copyLink'] }).click()
  await isSeen(inside, copy['account.copied'])
  expect(thrown).toEqual([])
})

test.each(['srcdoc', 'blob:', 'a page of its own site'])(
  'a page in a frame that has left it its origin (%s) is as any other',
  async (kind) => {
    const { inside, thrown } = await openFramed(kind)
    await inside.getByRole('button', { name: 'Rainbow' }).waitFor()
    expect(await inside.getByText(copy['connect.shut']).count()).toBe(0)
    expect(thrown).toEqual([])
  },
)

const blocked = `
for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Denied.', 'SecurityError') } })
`
const broken = `
for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
  Storage.prototype[name] = () => { throw new DOMException('Full.', 'QuotaExceededError') }
`

test.each([
  ['forbids every storage', blocked],
  ['has a storage that fails', broken],
  ['has no storage at all', 'delete window.localStorage; delete window.indexedDB'],
  [
    'has no https',
    'delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle; delete Navigator.prototype.clipboard',
  ],
  [
    'has a wallet that throws at every look',
    'Object.defineProperty(window, "ethereum", { get() { throw new Error("No.") } })',
  ],
])('a browser that %s opens the dialog, and connects', async (_, before) => {
  const { context, thrown } = await openPage('/around', before)
  await installTestWallets(context, [harbour])
  await page.goto(`${origin}/shop`)
  await page.getByRole('button', { name: copy['button.connect'] }).click()
  await page.getByRole('button', { name: /Harbour/ }).click()
  await page.getByRole('button', { name: /^Account/ }).waitFor()
  expect(thrown).toEqual([])
})

/** What a page, its polyfills or an old engine leave of what the kit asks for. */
const robbed: [what: string, before: string][] = [
  [
    'stands in for `matchMedia` as an old one is, without `addEventListener`',
    'window.matchMedia = (media) => ({ media, matches: false, addListener() {}, removeListener() {} })',
  ],
  ['stands in for `matchMedia` with nothing', 'window.matchMedia = () => {}'],
  ['has no `matchMedia`', 'window.matchMedia = undefined'],
  ['has no observers', 'window.ResizeObserver = window.IntersectionObserver = undefined'],
  ['has no `animate`', 'Element.prototype.animate = undefined'],
  [
    'has no `getAnimations`',
    'Element.prototype.getAnimations = Document.prototype.getAnimations = undefined',
  ],
  ['has no `CSS.supports`', 'window.CSS = undefined'],
  ['has no `structuredClone`', 'window.structuredClone = undefined'],
  ['has no idle time', 'window.requestIdleCallback = undefined'],
  ['has no popovers', 'delete HTMLElement.prototype.popover'],
  ['has no `adoptedStyleSheets`', 'delete Document.prototype.adoptedStyleSheets'],
]

test.each(robbed)(
  'a page that %s goes a step on, closes, opens again, connects and leaves',
  async (_, before) => {
    const { context, thrown } = await openPage('/around', before)
    await installTestWallets(context, [harbour])
    await page.goto(`${origin}/shop`)
    const open = page.getByRole('button', { name: copy['button.connect'] })
    await open.click()
    await chooseRainbow(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await open.click()
    await page.getByRole('button', { name: /Harbour/ }).click()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: copy['account.disconnect'] }).click()
    await open.waitFor()
    await expect.poll(() => page.locator('.ck-layer').count()).toBe(0)
    expect(thrown).toEqual([])
  },
)

test('a browser that draws no word smaller than 24 px shows the whole address', async () => {
  const { args, ...rest } = launchOptions()
  const large = await chromium.launch({
    ...rest,
    args: [...args, '--blink-settings=minimumFontSize=24,minimumLogicalFontSize=24'],
  })
  try {
    const { context } = await openPage('/around', '', large)
    await installTestWallets(context, [harbour])
    await page.goto(`${origin}/shop`)
    await page.getByRole('button', { name: copy['button.connect'] }).click()
    await page.getByRole('button', { name: /Harbour/ }).click()
    await page.getByRole('button', { name: /^Account/ }).click()
    const parts = page.locator('.ck-address > :is(i, b)')
    await parts.last().waitFor()
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await parts.evaluateAll((all) => {
        const around = all[0]?.parentElement?.getBoundingClientRect()
        const places = all.map((each) => each.getBoundingClientRect())
        return places.flatMap(({ left, right, top }, index) => {
          const next = places[index + 1]
          const isCovered = next?.top === top && next.left < right
          const isWhole = around && left >= around.left && right <= around.right
          return isWhole && !isCovered ? [] : [all[index]?.textContent]
        })
      })
      expect(faults, String(width)).toEqual([])
    }
  } finally {
    await large.close()
  }
})

const watched = `
const violations = (window.violations = [])
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  violations.push([effectiveDirective, blockedURI, sample].join(' ')))
`

test('a page whose policy allows its own files alone, and no text as code, connects and leaves, and nothing is refused', async () => {
  const { context, thrown } = await openPage('/around', watched)
  await installTestWallets(context, [harbour])
  await page.goto(`${origin}/strict`)
  await page.getByRole('button', { name: copy['button.connect'] }).click()
  await page.getByRole('button', { name: 'Rainbow' }).waitFor()
  await page.getByRole('button', { name: /Harbour/ }).click()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: copy['account.disconnect'] }).click()
  await page.getByRole('button', { name: copy['button.connect'] }).waitFor()
  expect(await page.evaluate('violations')).toEqual([])
  expect(thrown).toEqual([])
})

test('a browser that forbids every storage says of a wallet on a phone that it cannot be reached', async () => {
  const { thrown } = await openPage('/shop', blocked)
  await page.getByRole('button', { name: copy['button.connect'] }).click()
  await chooseRainbow(page)
  await isSeen(page, unreachable)
  expect(thrown).toEqual([])
})

const harbour = {
  name: 'Harbour',
  privateKey: `0x${'11'.repeat(32)}`,
  chains: [{ id: 1 }],
  allow: { chainIds: [1] },
} as const
const juniper = { ...harbour, name: 'Juniper', privateKey: `0x${'22'.repeat(32)}` } as const

test('two configs in two tabs: who leaves a wallet in one leaves it in both tabs, and the other config keeps its own', async () => {
  const { context } = await openPage('/around')
  await installTestWallets(context, [harbour, juniper])
  const tabs = [page, await context.newPage()]
  const part = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true })
  const account = (tab: Page, name: string) =>
    part(tab, name).getByRole('button', { name: /^Account/ })
  const connectIn = async (tab: Page, name: string, wallet: string) => {
    await part(tab, name).getByRole('button', { name: copy['button.connect'] }).click()
    await tab.getByRole('button', { name: new RegExp(wallet) }).click()
    await account(tab, name).waitFor()
  }
  for (const tab of tabs) {
    await tab.goto(`${origin}/shop-admin`)
    await connectIn(tab, 'shop', 'Harbour')
    await connectIn(tab, 'admin', 'Juniper')
  }
  const [first, second] = tabs as [Page, Page]
  await account(first, 'shop').click()
  await first.getByRole('button', { name: copy['account.disconnect'] }).click()
  await part(second, 'shop').getByRole('button', { name: copy['button.connect'] }).waitFor()
  for (const tab of tabs) expect(await account(tab, 'admin').textContent()).toContain('0x15')
})
