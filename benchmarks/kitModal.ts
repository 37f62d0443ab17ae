/**
 * From the press on the connect button to the default list of wallets, painted: right after the button is there, by a quick press and
 * after 50 ms of hover, and on a page that had time to prepare.
 *
 *     node benchmarks/kitModal.ts [--short] [folder of another built page …]
 *
 * Builds examples/vite-minimal with `defaultWallets`, serves it under a strict policy, and opens it in Chromium with the processor as it is and slowed down
 * four times, each time with nothing kept. Pages of other kits that are named are measured in between, under no policy, so that the
 * ratios hold. Needs a browser: `pnpm test` gets one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Browser, chromium } from 'playwright'
import { build, type Plugin, preview, type PreviewServer } from 'vite'

import { launchOptions } from '../tooling/browser.ts'
import { given, isShort, missBudget } from './mode.ts'

const runs = isShort ? 1 : 11
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"

/** When the button is pressed. */
const presses = ['quick', 'hovered', 'prepared'] as const
type Press = (typeof presses)[number]

/** By how much the processor is slowed down, and how long a prepared page may take, in milliseconds. */
const speeds = [
  { slowdown: 1, budget: 25 },
  { slowdown: 4, budget: 80 },
] as const

type Speed = (typeof speeds)[number]

declare global {
  var pressToList: Promise<number> | undefined
}

/** Runs in the page: milliseconds from the next press to the end of the first frame that shows a list of at least three choices. */
function watchPress(): void {
  globalThis.pressToList = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp: pressed }) => {
        const seen = new MutationObserver(() => {
          const choices = document.querySelectorAll('[role="dialog"] :is(button, a)')
          if (choices.length < 4 || choices[3]?.closest('[style*="display: none"]')) return
          seen.disconnect()
          // The first callback comes before the frame that draws the list, the message after that frame was handed over.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              port1.close()
              resolve(performance.now() - pressed)
            }
            port2.postMessage(undefined)
          })
        })
        seen.observe(document.body, { childList: true, subtree: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
}

async function measure(browser: Browser, url: string, speed: Speed, press: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed.slowdown })
  await page.addInitScript(watchPress)
  await page.goto(url, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: /connect/i }).first()
  await button.waitFor()
  if (press === 'prepared') await page.waitForLoadState('networkidle')
  const box = await button.boundingBox()
  if (box === null) throw new Error('the button is nowhere')
  if (press !== 'quick') {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(50)
  }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const time = await page.evaluate(() => globalThis.pressToList)
  await context.close()
  if (time === undefined) throw new Error('the page lost its clock')
  return time
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Serves a built page from a free port, and returns it with its address. */
async function serve(outDir: string, headers: Record<string, string>) {
  const server: PreviewServer = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false, headers },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the server has no address')
  return { server, url }
}

/** Gives the example the wallets that a visitor of a page sees who chooses none of them, in the place of its own three. */
const withDefaultWallets: Plugin = {
  name: 'with-default-wallets',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/main.tsx')) return null
    const own = /withMarks\(\[\{[^}]+\}\]\)/
    const names = 'metaMask, rabby, rainbow }'
    if (!own.test(code) || !code.includes(names)) throw new Error('the example has another list')
    // Without a project id, the wallets that are paired could not be chosen.
    return code
      .replace(own, "withMarks(defaultWallets), { projectId: 'benchmark' }")
      .replace(names, 'defaultWallets }')
  },
}

const root = fileURLToPath(new URL('../examples/vite-minimal', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'ghost-pay-kit-modal-'))
try {
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [withDefaultWallets],
  })
  const pages = [
    { name: 'ours', ...(await serve(outDir, { 'content-security-policy': policy })) },
    ...(await Promise.all(
      given.map(async (folder) => ({ name: basename(folder), ...(await serve(folder, {})) })),
    )),
  ]
  const browser = await chromium.launch(launchOptions())
  try {
    console.log(`press to list, painted, in milliseconds: median of ${runs} [fastest–slowest]`)
    for (const speed of speeds) {
      for (const press of presses) {
        const times = new Map(pages.map(({ name }) => [name, [] as number[]]))
        for (let run = 0; run < runs; run++) {
          for (const { name, url } of pages)
            times.get(name)?.push(await measure(browser, url, speed, press))
        }
        for (const [name, values] of times) {
          const range = `[${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}]`
          const line = `${speed.slowdown}× ${press.padEnd(8)} ${name.padEnd(12)} ${median(values).toFixed(0)} ${range}`
          const isJudged = name === 'ours' && press === 'prepared'
          console.log(isJudged ? `${line}, budget ${speed.budget}` : line)
          if (isJudged && median(values) > speed.budget) missBudget()
        }
      }
    }
  } finally {
    await browser.close()
    await Promise.all(pages.map(({ server }) => server.close()))
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
