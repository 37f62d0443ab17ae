import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect as playwrightExpect, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'

/** Code and answers of a first visit may take a while on a machine that does much else. */
const expect = playwrightExpect.configure({ timeout: 15_000 })

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/production', import.meta.url))
const phone = { width: 390, height: 844 }

let server: PreviewServer
/** Stands in for Avalanche: its own contracts and a local gateway that serves it, and no other chain. */
let devnet: Devnet

test.beforeAll(async () => {
  // The app is built here.
  test.setTimeout(240_000)
  devnet = await startDevnet({
    chains: [{ chainId: 43114, name: 'Avalanche' }],
    port: 0,
    gatewayPort: 0,
  })
  process.env['VITE_GATEWAY_URL'] = devnet.gatewayUrl
  await build({ root, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } })
  delete process.env['VITE_GATEWAY_URL']
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
})

test.afterAll(async () => {
  await server.close()
  await devnet.stop()
})

const own = () => server.resolvedUrls?.local[0] ?? ''

/** Answers for Base's public node with the local chain. */
async function standInForAvalanche(page: Page): Promise<void> {
  await page.route('https://api.avax.network/**', async (route) => {
    const response = await fetch(devnet.chains[0]?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData(),
    })
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    await route.fulfill({ headers, body: await response.text() })
  })
}

function listen(page: Page) {
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(own())) foreign.push(request.url())
  })
  return { complaints, foreign }
}

test('the built app runs under its own policy, asks no host by itself and knows no demo wallet', async ({
  page,
}) => {
  const { complaints, foreign } = listen(page)
  const response = await page.goto(own())
  expect(response?.headers()['content-security-policy']).toContain('frame-ancestors')
  await expect(page).toHaveTitle('Ghost Pay')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Alice' })).toHaveCount(0)
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/connect-src[^;]* (https:|wss:|\*)[ ;]/)

  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test('the verify page beside the app may use the camera to scan, and nothing else of the device', async ({
  page,
}) => {
  await page.goto(`${own()}verify.html`)
  const allowed = await page.evaluate(() => {
    // Chromium's own name for it; TypeScript's library does not have it yet.
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowsFeature: (name: string) => boolean }
    }
    return ['camera', 'microphone', 'geolocation'].map((name) => featurePolicy.allowsFeature(name))
  })
  expect(allowed).toEqual([true, false, false])
})

test('no text becomes markup or code in the built page', async ({ page }) => {
  await page.goto(own())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>in</b>'
      return 'taken'
    } catch (error) {
      return String(error)
    }
  })
  expect(outcome).toContain('TypeError')
})

test('the page holds every script to its hash, also those that are loaded later', async ({
  page,
}) => {
  const scripts = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.js'))
  await page.goto(own())
  const map = JSON.parse((await page.locator('script[type=importmap]').textContent()) ?? '') as {
    integrity: Record<string, string>
  }
  expect(Object.keys(map.integrity).sort()).toEqual(
    scripts.map((name) => `./assets/${name}`).sort(),
  )

  // One changed character, as a host or a cache between could change it.
  for (const part of ['index', 'WelcomeMore']) {
    const changed = await page.context().newPage()
    let served = 0
    await changed.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), async (route) => {
      served += 1
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.ran=1` })
    })
    const said = changed.waitForEvent('console', {
      predicate: (message) => /integrity/i.test(message.text()),
    })
    await changed.goto(own())
    await said
    expect(served).toBeGreaterThan(0)
    expect(await changed.evaluate(() => 'ran' in globalThis)).toBe(false)
  }
})

test('a visitor without an extension is offered a list of wallets, and a code for any of them', async ({
  page,
}) => {
  await page.goto(own())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['MetaMask', 'Rainbow', 'WalletConnect']) {
    await expect(dialog.getByRole('button', { name })).toBeVisible()
  }
  // The relay is not reachable from a test; that it is asked, and allowed to be asked, is what counts.
  const relay = page.waitForEvent('websocket', (socket) => socket.url().includes('walletconnect'))
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  expect((await relay).url()).toMatch(/^wss:\/\/relay\.walletconnect\.org/)
})

test('on a phone there are wallets to choose from', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(own())
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'MetaMask' })).toBeVisible()
  await expect(dialog.getByText('No wallet answers in this browser yet')).toHaveCount(0)
})

test('an account on a chain that is not the first one opens by its address in the page', async ({
  page,
}) => {
  const { complaints } = listen(page)
  await standInForAvalanche(page)
  const { address } = devnet.accounts.treasury
  await page.goto(`${own()}#/a/avax:${address}`)
  await expect(page.getByText('2 of 3 owners must sign')).toBeVisible()
  await expect(page.getByRole('main').getByText('dUSD', { exact: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('the chains on offer are those that the gateway serves, or all where it does not say', async ({
  page,
}) => {
  await page.goto(`${own()}#/accounts/new`)
  const chain = page.getByRole('group', { name: 'Where' }).getByRole('checkbox')
  await expect(chain).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Where' })).toContainText('Avalanche')

  await page.route(`${devnet.gatewayUrl}/**`, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('group', { name: 'Where' })).toContainText('Ethereum')
  expect(await chain.count()).toBeGreaterThanOrEqual(20)
})

test('a browser that keeps nothing for the page still shows it, and opens an account', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await standInForAvalanche(page)
  await page.goto(own())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${own()}#/a/avax:${devnet.accounts.treasury.address}`)
  await expect(page.getByText('2 of 3 owners must sign')).toBeVisible()
  await page.getByRole('button', { name: 'Name this account' }).click()
  await page.getByLabel(/Name of the account/).fill('Till')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Till' })).toBeVisible()
})
