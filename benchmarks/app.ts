/**
 * The built app on a slow line and a slow processor, beside its budgets: when the first page and a link into an account's inbox show
 * what they are about, how long the main thread works, which hosts are asked before anybody connects, and how many requests an open
 * page makes in a minute; then what five hundred pasted lines and a long history cost, in processor time.
 *
 *     node benchmarks/app.ts [--short] [lists]
 *
 * With `lists` only the lines and the history are measured.
 *
 * Builds the app against a devnet, serves it compressed as a static host does, and opens it in Chromium. Needs a browser
 * (`pnpm test` gets one) and openssl. Times are those of the slowed-down page: run it on a machine that does nothing else.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'

import { launchOptions } from '../tooling/browser.ts'
import {
  historyRows,
  measurePaste,
  measureScroll,
  pastedLines,
  type PasteTimes,
} from './appLists.ts'
import { given, isShort, missBudget } from './mode.ts'

const runs = isShort ? 1 : 5
const slowdown = 4
/** 1.6 Mbit/s with 150 ms of latency, in the units of the DevTools protocol: bytes a second, milliseconds. */
const line = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
/** How long a page is left open: until it has asked for what it shows, and after that. */
const settleMs = isShort ? 2000 : 5000
const idleMs = isShort ? 5000 : 60_000

/** In milliseconds, and requests a minute. */
const budgets = {
  first: 2500,
  inbox: 2800,
  mainThread: 1200,
  requests: 15,
  paste: 200,
  rehearsed: 2000,
  longTask: 50,
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** A key and a self-signed certificate for this run of the benchmark only. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  execFileSync('openssl', [...request, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Serves a folder as a static host does: HTTP/2, compressed, and the same bytes each time. */
async function serve(folder: string, certificate: { key: Buffer; cert: Buffer }) {
  const packed = new Map<string, Buffer>()
  const server = createSecureServer(certificate, (request, response) => {
    const path = new URL(request.url, 'https://host').pathname
    const file = normalize(path === '/' ? '/index.html' : path)
    try {
      const body = packed.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 })
      packed.set(file, body)
      response.writeHead(200, {
        'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}/`, close: () => server.close() }
}

type Times = { shown: number; mainThread: number; bytes: number }

/** Opens an address in a browser without a cache, and waits until an element says what the page is about. */
async function open(browser: Browser, url: string, sign: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const begin = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(sign).first().waitFor({ timeout: 60_000 })
  const shown = performance.now() - begin
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await context.close()
  return { shown, mainThread: seconds * 1000, bytes }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(name: string, value: number, budget: number, unit: string): void {
  if (value > budget) missBudget()
  console.log(
    `${value > budget ? 'over ' : 'ok   '} ${value.toFixed(0).padStart(6)} of ${budget} ${unit}  ${name}`,
  )
}

async function measure(browser: Browser, name: string, url: string, sign: string, budget: number) {
  // The first page of a browser pays for the browser.
  if (!isShort) await open(browser, url, sign)
  const times: Times[] = []
  for (let run = 0; run < runs; run++) times.push(await open(browser, url, sign))
  report(`${name}: shown`, median(times.map(({ shown }) => shown)), budget, 'ms')
  const worked = median(times.map(({ mainThread }) => mainThread))
  report(`${name}: main thread until then`, worked, budgets.mainThread, 'ms')
  const kilobytes = median(times.map(({ bytes }) => bytes)) / 1000
  console.log(`      ${kilobytes.toFixed(0).padStart(6)} kB         ${name}: over the line`)
}

/** Hosts and requests of a page that is left open. */
async function watchIdle(page: Page, url: string, sign: string) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(url)
  await page.locator(sign).first().waitFor({ timeout: 60_000 })
  await wait(settleMs)
  const before = asked.length
  await wait(idleMs)
  return {
    requests: ((asked.length - before) * 60_000) / idleMs,
    hosts: new Set(asked.map((address) => new URL(address).host)),
  }
}

/** Much at once, on the processor as it is. */
async function measureLists(browser: Browser, devnet: Devnet, host: string): Promise<void> {
  const treasury = `${host}#/a/${devnet.chains[0]?.chainId ?? ''}:${devnet.accounts.treasury.address}`
  const fresh = async () =>
    browser.newPage({
      viewport: { width: 1280, height: 800 },
      ignoreHTTPSErrors: true,
      // The worker would ask the gateway in the place of the page, where the long history is not put in.
      serviceWorkers: 'block',
    })
  const pastes: PasteTimes[] = []
  for (let run = 0; run < runs; run++) {
    // Each page has a storage of its own: what was pasted before is not there.
    const page = await fresh()
    pastes.push(await measurePaste(page, `${treasury}/pay/payroll`))
    await page.close()
  }
  const pasted = `${pastedLines} pasted lines: main thread until the checked table`
  report(pasted, median(pastes.map(({ table }) => table)), budgets.paste, 'ms')
  const waited = median(pastes.map(({ waited }) => waited))
  report(
    `${pastedLines} pasted lines: trial run of each, by the clock`,
    waited,
    budgets.rehearsed,
    'ms',
  )
  const work = median(pastes.map(({ rehearsed }) => rehearsed))
  console.log(`      ${work.toFixed(0).padStart(6)} ms         until then: main thread`)
  const page = await fresh()
  const { longest, rows } = await measureScroll(browser, page, {
    url: `${treasury}/activity`,
    gatewayUrl: devnet.gatewayUrl,
  })
  await page.close()
  const scrolled = `${historyRows} rows of history (${rows} drawn at the end): longest task while scrolling`
  report(scrolled, longest, budgets.longTask, 'ms')
}

async function measureAll(folder: string, devnet: Devnet): Promise<void> {
  const host = await serve(folder, makeCertificate(folder))
  const browser = await chromium.launch(launchOptions())
  try {
    if (given.includes('lists')) return await measureLists(browser, devnet, host.url)
    const account = devnet.accounts?.grants?.address
    if (account === undefined)
      throw new Error('The demo has no account whose inbox holds something.')
    const inbox = `${host.url}#/a/${devnet.chains[0]?.chainId ?? ''}:${account}/queue`
    console.log(`At 1.6 Mbit/s, processor slowed ${slowdown}×, median of ${runs}:`)
    await measure(browser, 'first page', host.url, 'main h1', budgets.first)
    await measure(browser, 'link into an inbox', inbox, '.gp-line li', budgets.inbox)

    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      ignoreHTTPSErrors: true,
    })
    const first = await watchIdle(page, host.url, 'main h1')
    const others = [...first.hosts].filter((it) => it !== new URL(host.url).host)
    report(`hosts asked before connecting ${others.join(' ')}`, others.length, 0, 'hosts')
    if (others.length > 0) process.exitCode = 1
    const idle = await watchIdle(page, inbox, '.gp-line li')
    report('requests of an open inbox', idle.requests, budgets.requests, 'a minute')
    await measureLists(browser, devnet, host.url)
  } finally {
    await browser.close()
    host.close()
  }
}

const root = fileURLToPath(new URL('../apps/ghost-pay', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'ghost-pay-app-'))
const devnet = await startDevnet({ port: 0, gatewayPort: 0 })
try {
  process.env['VITE_GATEWAY_URL'] = devnet.gatewayUrl
  process.env['VITE_DEVNET_RPC_URL'] = devnet.chains[0]?.rpcUrl
  await build({ root, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } })
  await measureAll(outDir, devnet)
} finally {
  await devnet.stop()
  rmSync(outDir, { recursive: true, force: true })
}
