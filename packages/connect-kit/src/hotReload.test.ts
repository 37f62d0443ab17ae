/** A page that its developer edits while it is open, on Vite's own server with React Refresh. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchOptions } from '../../../tooling/browser.ts'

const cacheDir = mkdtempSync(join(tmpdir(), 'hot-reload-'))
let server: ViteDevServer
let browser: Browser
let edits = 0

const html =
  '<!doctype html><html lang="en"><body><div id="app"></div><script type="module" src="/edited/main.tsx"></script></body></html>'
const files: Record<string, string> = {
  '/edited/main.tsx': `
    import { createRoot } from 'react-dom/client'
    import { App } from '/edited/App.tsx'
    import '/src/styles.css'
    createRoot(document.getElementById('app')).render(<App />)`,
  '/edited/App.tsx': `
    import { StrictMode } from 'react'
    import { silent } from '@ghost-pay/test-wallet'
    import { ConnectButton } from '/src/connect-button/ConnectButton.tsx'
    import { ExampleKit } from '/src/testing/ExampleKit.tsx'
    export function App() {
      return (
        <StrictMode>
          <ExampleKit personality={silent()}>
            <h1>Unedited</h1>
            <ConnectButton />
          </ExampleKit>
        </StrictMode>
      )
    }`,
}

/** The page's own files, which stand nowhere. */
const edited: Plugin = {
  name: 'edited',
  enforce: 'pre',
  resolveId: (id) => (id in files ? id : undefined),
  load: (id) => files[id],
  configureServer(server) {
    server.middlewares.use('/page', (_, response, next) => {
      server.transformIndexHtml('/page', html).then((page) => {
        response.setHeader('content-type', 'text/html')
        response.end(page)
      }, next)
    })
  },
}

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    plugins: [edited, react()],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { entries: ['src/index.ts', 'src/testing/ExampleKit.tsx'] },
  })
  await server.listen()
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

test('a page that is edited while a wallet is asked: the dialog, the question and the focus stay, nothing is there twice, and the console is silent', async () => {
  const page = await browser.newPage()
  const said: string[] = []
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  await page.goto(`${server.resolvedUrls?.local[0]}page`)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Harbour/ }).click()
  await dialog.getByRole('heading', { name: /^Opening Harbour/ }).waitFor()
  // What leaves is seen for a moment, out of reach.
  const hasLeft = (part: string) =>
    page.waitForFunction((part) => document.querySelector(part) === null, part)
  await hasLeft('.ck-step[inert]')
  const look = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.getAttribute('data-ck-row'),
      parts: ['.ck-layer', '[data-ck-place]', '[data-ck-live]', '[inert]'].map(
        (part) => document.querySelectorAll(part).length,
      ),
    }))
  await dialog.evaluate((element) => element.setAttribute('data-same', ''))
  const before = await look()
  const loadsBefore = loads

  const title = `Edit ${++edits}`
  files['/edited/App.tsx'] = files['/edited/App.tsx']!.replace(/<h1>.*</, `<h1>${title}<`)
  const app = server.environments.client.moduleGraph.getModuleById('/edited/App.tsx')
  await server.environments.client.reloadModule(app!)
  await page.locator('h1', { hasText: title }).waitFor({ state: 'attached' })

  expect(await look()).toEqual(before)
  expect(before.focus).toBe('Harbour')
  expect(await page.locator('[data-same]').count()).toBe(1)
  await dialog.getByRole('heading', { name: /^Opening Harbour/ }).waitFor()
  expect(loads).toBe(loadsBefore)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasLeft('[inert]')
  expect(said).toEqual([])
})
