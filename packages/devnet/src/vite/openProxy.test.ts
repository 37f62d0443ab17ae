/** Nobody but the gateway can be reached across the dev server, and no other page reaches the gateway through it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { launchOptions } from '../../../../tooling/browser.ts'
import { devnet } from '../vite.ts'
import type { DevnetDescription } from './describeDevnet.ts'

let root: string
let vite: ViteDevServer
let host: string
let stranger: Server
let strangerHost: string
let browser: Browser
/** What the foreign server was asked, with the cookies that came along. */
const asked: string[] = []

const hostOf = (address: ReturnType<Server['address']>): string =>
  // A listening server has an address of this form.
  `127.0.0.1:${(address as AddressInfo).port}`

beforeAll(async () => {
  vi.stubEnv('VITEST', undefined)
  root = await mkdtemp(join(tmpdir(), 'devnet-proxy-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>App</title>')
  stranger = createHttpServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? 'no cookie'}`)
    response.setHeader('content-type', 'text/html')
    response.setHeader('set-cookie', 'planted=1; Path=/')
    response.end('<!doctype html><title>Stranger</title><script>document.title = "owned"</script>')
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  strangerHost = hostOf(stranger.address())
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    plugins: [devnet({ seed: 'demo', port: 0, gatewayPort: 0, mining: 'auto' })],
    server: { port: 0, host: '127.0.0.1' },
  })
  await vite.listen()
  host = new URL(vite.resolvedUrls?.local[0] ?? '').host
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  await vite.close()
  stranger.closeAllConnections()
  stranger.close()
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

/** Sends a request line as it stands, which no HTTP client of ours would. */
const send = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(`http://${host}`).port) })
    let answer = ''
    const lines = Object.entries({ host, connection: 'close', ...headers })
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.once('close', () => resolve(answer)).once('error', reject)
    socket.write(
      `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
  })

test.each([
  (to: string) => `/gateway//${to}/a`,
  (to: string) => `/gateway///${to}/a`,
  (to: string) => `/gateway/\\${to}/a`,
  (to: string) => `/gateway\\${to}/a`,
  (to: string) => `/gateway/%2f%2f${to}/a`,
  (to: string) => `/gateway/%5c${to}/a`,
  (to: string) => `/gateway/..//${to}/a`,
  (to: string) => `/gateway/@${to}/a`,
  (to: string) => `/gateway.@${to}/a`,
  (to: string) => `/gateway/http://${to}/a`,
  (to: string) => `http://${to}/gateway/a`,
  (to: string) => `http://${to}@${to}/gateway//${to}/a`,
  (to: string) => `//${to}/gateway/a`,
  (to: string) => `http://${host}/gateway//${to}/a`,
  (to: string) => `http://${host}/gateway.@${to}/a`,
])('a target that names another server does not reach it (%#)', async (target) => {
  for (const method of ['GET', 'POST']) {
    const answer = await send(target(strangerHost), { cookie: 'access_token=secret' }, method)
    expect(answer).toMatch(/^HTTP\/1\.1 \d/)
    expect(answer).not.toContain('planted')
    expect(answer).not.toContain('owned')
  }
  expect(asked).toEqual([])
})

test('a request that names another host, in any way, is refused by every path of the plugin', async () => {
  const { port } = new URL(`http://${host}`)
  const refused = 'Only pages of this dev server may ask this.'
  for (const path of ['/gateway/about', '/__devnet.json', '/__devnet/wallets.js']) {
    expect(await send(path)).toMatch(/^HTTP\/1\.1 200 /)
    // Vite lets addresses through, which are no names; ours are those of this machine.
    for (const other of [`0.0.0.0:${port}`, `192.0.2.1:${port}`, 'evil.example/.localhost'])
      expect(await send(path, { host: other })).toContain(refused)
    expect(await send(path, { Host: 'evil.example' })).toContain(refused)
    expect(await send(`http://evil.example${path}`)).toContain(refused)
  }
})

test('in a browser, no address of the dev server shows a page of another server', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const path of [`/gateway//${strangerHost}/a.html`, `/gateway/%5C${strangerHost}/a.html`]) {
    await page.goto(`http://${host}${path}`)
    expect(await page.title()).not.toBe('owned')
  }
  expect(await context.cookies()).toEqual([])
  expect(asked).toEqual([])
  await context.close()
})

test('a page of another origin can neither read nor change anything through the dev server', async () => {
  const describeIt = async () =>
    (await (await fetch(`http://${host}/__devnet.json`)).json()) as DevnetDescription
  const { accounts, owners } = await describeIt()
  const [owner] = owners
  const grants = accounts.find(({ name }) => name === 'Grants')
  const queue = async () =>
    (
      await fetch(
        `http://${host}/gateway/v1/chains/31337/safes/${grants?.address}/transactions/queued`,
      )
    ).text()
  const before = await queue()
  const delegate = JSON.stringify({ delegate: owner?.address, label: 'planted' })
  const page = await browser.newPage()
  // Not of this machine's names, so that the browser takes it for another site.
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  )
  await page.goto('http://evil.example/')
  const outcomes = await page.evaluate(
    async ({ host, delegate }) => {
      const attempt = async (path: string, init: RequestInit) => {
        try {
          const response = await fetch(`http://${host}${path}`, init)
          return `${response.type} ${response.status}`
        } catch {
          return 'blocked'
        }
      }
      return [
        await attempt('/gateway/v1/chains', {}),
        await attempt('/gateway/__test/reset', { method: 'POST' }),
        await attempt('/gateway/__test/reset', {
          method: 'POST',
          mode: 'no-cors',
          body: delegate,
        }),
        await attempt('/__devnet.json', {}),
        await attempt('/__devnet/reset', { method: 'POST', mode: 'no-cors' }),
      ]
    },
    { host, delegate },
  )
  expect(outcomes.filter((it) => !['blocked', 'opaque 0'].includes(it))).toEqual([])
  expect(await queue()).toBe(before)
  const foreign = { origin: 'http://evil.example' }
  for (const [method, target] of [
    ['POST', '/gateway/__test/reset'],
    ['GET', '/gateway/v1/chains'],
    ['POST', '/gateway/v2/delegates'],
  ] as const)
    expect(await send(target, foreign, method)).toMatch(/^HTTP\/1\.1 403/)
  await page.close()
})

test('the dev server’s own pages read the gateway as before', async () => {
  const page = await browser.newPage()
  await page.goto(`http://${host}/`)
  const status = await page.evaluate(async () => {
    const response = await fetch('/gateway/v1/chains')
    return response.status
  })
  expect(status).toBe(200)
  await page.close()
})
