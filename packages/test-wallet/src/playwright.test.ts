import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchOptions } from '../../../tooling/browser.ts'
import { ChainNotAllowedError } from './errors.ts'
import { controlTestWallet, installTestWallets, NoSuchWalletError } from './playwright.ts'
import { testWalletScript } from './script.ts'
import type { TestWalletDescription } from './TestWalletDescription.ts'

const alice: TestWalletDescription = {
  name: 'Alice',
  privateKey: `0x${'11'.repeat(32)}`,
  chains: [{ id: 31337 }, { id: 1337 }],
}
const bob: TestWalletDescription = {
  ...alice,
  name: 'Bob',
  privateKey: `0x${'22'.repeat(32)}`,
  personality: { name: 'rejecting', options: { code: 4100 } },
}

/** A page under a strict policy, which announces what it discovers in its list. */
const html = `<!doctype html><html lang="en"><title>Page</title><script src="/wallets.js"></script><ul></ul>
<script src="/app.js"></script></html>`
const app = `
window.wallets = {}
addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (wallets[detail.info.name]) return
  wallets[detail.info.name] = detail
  const row = document.createElement('li')
  row.textContent = detail.info.name
  document.querySelector('ul').append(row)
})
dispatchEvent(new Event('eip6963:requestProvider'))`

let server: Server
let browser: Browser
let origin: string
let walletScript = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]
    const isScript = path?.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:",
    )
    response.end(path === '/wallets.js' ? walletScript : isScript ? app : html)
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

/** Opens the page and collects what its policy refuses. */
async function openPage(wallets: readonly TestWalletDescription[]) {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (wallets.length > 0) await installTestWallets(page, wallets)
  return { page, complaints }
}

/** What the page gets, or the code of the error. */
const request = (page: Page, wallet: string, method: string): Promise<unknown> =>
  page.evaluate(
    ([wallet, method]) =>
      (
        globalThis as unknown as {
          wallets: Record<string, { provider: { request: (request: object) => Promise<unknown> } }>
        }
      ).wallets[wallet ?? '']?.provider
        .request({ method })
        .catch((error: unknown) => (error as { code: number }).code),
    [wallet, method],
  )

describe('wallets put into a page by Playwright', () => {
  test('are discovered, answer, and obey the remote control', async () => {
    const { page, complaints } = await openPage([alice, bob])
    await page.goto(origin)
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Alice', 'Bob'])
    const control = controlTestWallet(page, 'Alice')
    await control.rejectNext()
    expect(await request(page, 'Alice', 'eth_requestAccounts')).toBe(4001)
    expect(await request(page, 'Alice', 'eth_requestAccounts')).toHaveLength(1)
    expect(await request(page, 'Bob', 'eth_requestAccounts')).toBe(4100)
    await control.switchChain(1337)
    expect(await request(page, 'Alice', 'eth_chainId')).toBe('0x539')
    await control.setAccounts([])
    expect(await request(page, 'Alice', 'eth_accounts')).toEqual([])
    const asked = await control.requests()
    expect(asked.map(({ method, status }) => [method, status])).toEqual([
      ['eth_requestAccounts', 'rejected'],
      ['eth_requestAccounts', 'fulfilled'],
      ['eth_chainId', 'fulfilled'],
      ['eth_accounts', 'fulfilled'],
    ])
    await expect(controlTestWallet(page, 'Carol').lock()).rejects.toThrow(NoSuchWalletError)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('keep a connection over a reload with `remember`', async () => {
    const { page } = await openPage([{ ...alice, remember: 'session' }])
    await page.goto(origin)
    await request(page, 'Alice', 'eth_requestAccounts')
    await page.reload()
    expect(await request(page, 'Alice', 'eth_accounts')).toHaveLength(1)
    await page.close()
  })
})

describe('wallets loaded as a script under a strict policy', () => {
  test('prompt in the panel, until the address turns it off', async () => {
    walletScript = await testWalletScript([{ ...alice, panel: true, auto: 'page' }])
    const { page, complaints } = await openPage([])
    await page.goto(origin)
    const answer = request(page, 'Alice', 'eth_requestAccounts')
    await page.getByRole('dialog', { name: 'Alice: Connect this page' }).waitFor()
    const width = await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.getBoundingClientRect().width)
    expect(width).toBe(380)
    await page.getByRole('button', { name: 'Approve' }).click()
    expect(await answer).toHaveLength(1)
    await page.goto(`${origin}/?auto=1`)
    expect(await request(page, 'Alice', 'eth_requestAccounts')).toHaveLength(1)
    await page.goto(origin)
    expect(await request(page, 'Alice', 'eth_requestAccounts')).toHaveLength(1)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('cannot end the script element they stand in', async () => {
    const script = await testWalletScript([{ ...alice, name: '</script><b>' }])
    expect(script.slice(script.lastIndexOf('startTestWallets('))).not.toContain('<')
  })

  test('are refused before they reach a page', async () => {
    await expect(testWalletScript([{ ...alice, chains: [{ id: 1 }] }])).rejects.toThrow(
      ChainNotAllowedError,
    )
  })
})
