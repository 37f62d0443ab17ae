import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'
import { installTestWallets } from '@ghost-pay/test-wallet/playwright'

import { integritiesOf, workerOf } from '../serviceWorkerPlugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/production', import.meta.url))
const phone = { width: 390, height: 844 }

// The worker belongs to what is tested here.
test.use({ serviceWorkers: 'allow' })

let server: PreviewServer
/** Stands in for Avalanche: its own contracts and a local gateway that serves it, and no other chain. */
let devnet: Devnet

test.beforeAll(async () => {
  // The app is built here.
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

/**
 * Answers for Avalanche's public node with the local chain.
 *
 * @returns takes the node from the network, or puts it back
 */
async function standInForAvalanche(page: Page): Promise<(isGone?: boolean) => void> {
  let isOut = false
  await page.route('https://api.avax.network/**', async (route) => {
    if (isOut) return route.abort('internetdisconnected')
    const response = await fetch(devnet.chains[0]?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData(),
    })
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    return route.fulfill({ headers, body: await response.text() })
  })
  return (isGone = true) => {
    isOut = isGone
  }
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

test('Settings name the build by its whole hash, and lead to a list of whose work is in it', async ({
  page,
}) => {
  await standInForAvalanche(page)
  await page.goto(`${own()}#/a/43114:${devnet.accounts.treasury.address}/settings`)
  await page.getByText('The whole hash of this build').click()
  const list = await page.locator('script[type="importmap"]').textContent()
  const hash = createHash('sha256')
    .update(list ?? '')
    .digest('hex')
  await expect(page.getByText(hash)).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Whose work is in this app' }).click()
  await expect((await opened).locator('body')).toContainText(/react \d+\.\d+\.\d+ \(MIT\)/)
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

test.describe('without the worker, which would serve what it keeps and ask nobody', () => {
  test.use({ serviceWorkers: 'block' })

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
})

test('what a link shows is on its way before the largest file of the app is here, and the first page has none of it', async ({
  page,
}) => {
  const { complaints } = listen(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const account = devnet.accounts?.grants?.address ?? ''
  await standInForAvalanche(page)
  const parts = ['AccountRoutes', 'InboxScreen'].map((part) =>
    page.waitForRequest(new RegExp(`/assets/${part}-[^/]*\\.js$`)),
  )
  await page.goto(`${own()}#/a/avax:${account}/queue`, { waitUntil: 'commit' })
  await Promise.all(parts)
  letGo()
  await expect(page.locator('.gp-line li').first()).toBeVisible()
  // Each file was asked for once: the hint and the script that needs the file mean the same.
  const scripts = asked.filter((url) => url.endsWith('.js'))
  expect(scripts.filter((url, place) => scripts.indexOf(url) !== place)).toEqual([])
  expect(complaints).toEqual([])

  await page.goto('about:blank')
  asked.length = 0
  await page.goto(own())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => /AccountRoutes|InboxScreen/.test(url))).toEqual([])
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
  await expect(page.getByText('2 of 3 owners must approve')).toBeVisible()
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
  await expect(page.getByText('2 of 3 owners must approve')).toBeVisible()
  await page.getByRole('button', { name: 'Name this account' }).click()
  await page.getByLabel(/Name of the account/).fill('Till')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Till' })).toBeVisible()
})

test.describe('the worker that keeps the app', () => {
  /** The worker is installed, and everything that it keeps is there. */
  const workerReady = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

  /** Which questions have an answer that is kept for the next visit. */
  const keptParts = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('ghost-pay', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('answers')
          opening.onsuccess = () => {
            const asked = opening.result.transaction('answers').objectStore('answers').getAll()
            asked.onsuccess = () => {
              opening.result.close()
              // How often it was wiped is a number beside the lists.
              const lists = (asked.result as unknown[]).filter(Array.isArray)
              const answers = (lists as { key: readonly unknown[] }[][]).flat()
              resolve(
                answers.map(({ key }) =>
                  String(key[0] === 'gateway' ? (key[6] ?? key[4]) : key[0]),
                ),
              )
            }
          }
        }),
    )

  test('after one visit the account opens without a network, with its last figures marked as such, and nothing to sign', async ({
    page,
    context,
  }) => {
    const [alice] = devnet.owners
    const { treasury, grants } = devnet.accounts
    await installTestWallets(page, [
      {
        name: 'Alice',
        privateKey: alice?.privateKey ?? '0x',
        chains: [{ id: 43114 }],
        allow: { chainIds: [43114] },
        remember: 'local',
      },
    ])
    const goOffline = await standInForAvalanche(page)
    await page.goto(own())
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Alice' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    // What Alice may sign, with everything proven.
    await page.goto(`${own()}#/a/avax:${grants?.address}/queue`)
    await page.locator('main a[href*="/tx/multisig_"]').last().click()
    const sign = page.getByRole('button', { name: /^Approve/ }).first()
    await expect(sign).toBeEnabled({ timeout: 60_000 })
    const proposal = page.url()

    const home = `${own()}#/a/avax:${treasury.address}`
    await page.goto(home)
    const main = page.getByRole('main')
    const figures = /dUSD[^a-z]*125,000/
    await expect(main).toContainText(figures)
    await expect.poll(() => workerReady(page), { timeout: 60_000 }).toBe('activated')
    await expect
      .poll(() => keptParts(page))
      .toEqual(
        expect.arrayContaining([
          'account-facts',
          'balances',
          'history',
          'info',
          'queue',
          'transaction',
        ]),
      )
    expect(await keptParts(page)).not.toContain('check')

    await context.setOffline(true)
    goOffline()
    await page.goto('about:blank')
    await page.goto(home)
    await expect(main).toContainText(figures)
    const bar = page.getByRole('complementary', { name: 'About this page' })
    await expect(bar).toContainText(/Offline Figures as of .*\. Nothing can be approved or paid/)
    await expect(page.locator('html')).toHaveAttribute('data-figures', 'old')
    // No mark of a source is solid.
    const mark = main.locator('.gp-source[data-source=chain]').first()
    expect(await mark.evaluate((one) => getComputedStyle(one, '::before').borderTopStyle)).toBe(
      'dashed',
    )

    // The proposal is there, and there is nothing to press that signs it.
    await page.goto(proposal)
    await expect(main).toContainText('owner')
    await expect(bar).toBeVisible()
    await expect(
      page.getByText(/Asking the blockchain who can approve|could not be/).first(),
    ).toBeVisible()
    await expect(sign).toHaveCount(0)

    // A part that this visit has not opened is there too, and so is the page that verifies.
    await page.goto(`${own()}#/cosign`)
    await expect(page.getByRole('heading', { name: /without a server/ })).toBeVisible()
    await page.goto(`${own()}verify.html`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await context.setOffline(false)
    goOffline(false)
    await page.goto(home)
    await expect(bar).toBeHidden()
    await expect(main).toContainText(figures)
    await expect(page.locator('html')).not.toHaveAttribute('data-figures', 'old')
  })

  test('a file that was changed in the browser does not run, and what is kept of accounts is gone after a wipe', async ({
    page,
  }) => {
    await standInForAvalanche(page)
    await page.goto(`${own()}#/a/avax:${devnet.accounts.treasury.address}/settings`)
    await expect.poll(() => workerReady(page), { timeout: 60_000 }).toBe('activated')
    await expect.poll(() => keptParts(page)).toContain('account-facts')
    await page.getByRole('button', { name: 'Delete the data in this browser' }).click()
    const [loaded] = await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Yes, delete everything' }).click(),
    ])
    await loaded.goto('about:blank')
    await loaded.goto(`${own()}manifest.json`)
    expect(await keptParts(page)).toEqual([])

    await page.goto(own())
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!/assets\/WelcomeMore-[^/]*\.js$/.test(request.url)) continue
          const code = await (await cache.match(request))?.text()
          const headers = { 'content-type': 'text/javascript' }
          await cache.put(request, new Response(`${code};globalThis.ran=1`, { headers }))
        }
      }
    })
    const said = page.waitForEvent('console', {
      predicate: (message) => /integrity/i.test(message.text()),
    })
    await page.reload()
    await said
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  test('two builds of the same have the same worker, and it keeps nothing that is not of the build', async ({
    page,
  }) => {
    const worker = await readFile(join(outDir, 'sw.js'), 'utf8')
    const paths = [...worker.matchAll(/["'`]?([\w./-]+)["'`]?:["'`]sha256-/g)].map(
      ([, path = '']) => path,
    )
    expect(paths).toContain('index.html')
    expect(paths).toContain('icon-512.png')
    expect(paths.length).toBeGreaterThan(50)
    const first = /`([\w./,-]+)`\.split/.exec(worker)?.[1]?.split(',') ?? []
    const again = await workerOf(
      integritiesOf(
        new Map(
          await Promise.all(
            // In another order, as another build may write them.
            paths
              .reverse()
              .map(async (path) => [path, await readFile(join(outDir, path))] as const),
          ),
        ),
      ),
      first,
    )
    expect(again).toBe(worker)
    // What is kept where the network is slow is a part of it, and far from all.
    expect(first).toContain('index.html')
    expect(first.filter((path) => !paths.includes(path))).toEqual([])
    expect(first.length).toBeLessThan(paths.length / 2)

    // One changed character, as a host could change it: that version is not kept at all.
    await page.context().route(/\/favicon\.svg$/, (route) => route.fulfill({ body: '<svg/>' }))
    await page.goto(own())
    await page.waitForTimeout(5000)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
    ).toBeFalsy()
  })
})
