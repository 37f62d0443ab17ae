import { readFile } from 'node:fs/promises'

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  type Address,
  createPublicClient,
  formatEther,
  getAddress,
  http,
  keccak256,
  stringToHex,
} from 'viem'

import { compareNew } from './compareNew.ts'
import { choose } from './demo.ts'
import { connectAs, type DevnetDescription } from './wallet.ts'

const payee = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const contexts: BrowserContext[] = []

/** A browser of its own for one more person. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  contexts.push(context)
  const page = await context.newPage()
  await page.goto('/?auto=1')
  return page
}

/** From now on this browser reaches no gateway. */
async function switchOffGateway(page: Page): Promise<void> {
  await page.context().route('**/gateway/**', (route) => route.abort())
}

async function describeDevnet(page: Page): Promise<DevnetDescription> {
  const response = await page.request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the first test that uses it.
  return (await response.json()) as DevnetDescription
}

async function balanceOf(devnet: DevnetDescription, address: Address): Promise<number> {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  return Number(formatEther(await client.getBalance({ address })))
}

/** The path of the demo treasury's screens. */
function treasuryPath({ accounts, chains }: DevnetDescription): string {
  return `/#/a/${chains[0]?.chainId}:${accounts.find(({ name }) => name === 'Treasury')?.address}`
}

/** Drafts a payment and goes on to its review. */
async function reviewPayment(page: Page, path: string, amount: string): Promise<void> {
  await page.goto(`${path}/pay`)
  await page.getByLabel('To').fill(payee)
  await choose(page, 'With', 'ETH · Ether')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Review and approve' })).toBeVisible()
}

async function saveFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).first().click()
  return readFile(await (await download).path(), 'utf8')
}

async function openFiles(page: Page, ...texts: string[]): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(
    texts.map((text, index) => ({
      name: `payment-${index}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })),
  )
}

const sign = (page: Page) => page.getByRole('button', { name: /^Approve [\d,.]+ / })

test.beforeEach(async ({ request }) => {
  // Two browsers, each with the whole app.
  test.slow()
  expect((await request.post('/__devnet/reset')).ok()).toBe(true)
})

// Codes that follow one another by themselves do so where motion is wanted.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.afterEach(async () => {
  await Promise.all(contexts.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

test('two owners pay by handing a file on, and there is no gateway at all', async ({ browser }) => {
  const alice = await openBrowser(browser)
  await switchOffGateway(alice)
  const devnet = await describeDevnet(alice)
  const path = treasuryPath(devnet)
  const before = await balanceOf(devnet, payee)
  await connectAs(alice, 'Alice', { asks: false })
  await reviewPayment(alice, path, '1')
  await alice.getByRole('button', { name: 'Approve without Safe’s service' }).click()
  await expect(alice.getByText('this goes from owner to owner').first()).toBeVisible()
  await sign(alice).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  // It survives the page.
  await alice.reload()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  const file = await saveFile(alice)

  const bob = await openBrowser(browser)
  await switchOffGateway(bob)
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto('/#/cosign')
  await openFiles(bob, file)
  await expect(bob.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await bob.getByRole('button', { name: 'Approve only' }).click()
  await expect(bob.getByRole('heading', { name: '2 of 2 approvals' })).toBeVisible()
  const link = await bob.locator('.gp-cosign-link > span').first().innerText()

  // Whoever has the link with both signatures can execute it.
  await alice.goto(link)
  await expect(alice.getByRole('heading', { name: '2 of 2 approvals' })).toBeVisible()
  await alice.getByRole('button', { name: 'Send now', exact: true }).click()
  await expect(alice.getByRole('article', { name: 'Receipt' })).toContainText('1.00 ETH')
  expect(await balanceOf(devnet, payee)).toBe(before + 1)
  // Bob's page has waited for it, and learns it from the chain.
  await expect(bob.getByRole('article', { name: 'Receipt' })).toContainText('1.00 ETH')
})

test('the gateway is gone after the first signature: the payment is finished from the chain and what this browser has', async ({
  browser,
}) => {
  const alice = await openBrowser(browser)
  const devnet = await describeDevnet(alice)
  const before = await balanceOf(devnet, payee)
  await connectAs(alice, 'Alice', { asks: false })
  await reviewPayment(alice, treasuryPath(devnet), '2')
  await sign(alice).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expect(alice.getByText('Bob or Carol must approve too.')).toBeVisible()

  await switchOffGateway(alice)
  await alice.reload()
  await alice.getByRole('link', { name: 'Go on without Safe’s service' }).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  const link = await alice.locator('.gp-cosign-link > span').first().innerText()

  const bob = await openBrowser(browser)
  await switchOffGateway(bob)
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto(link)
  // The one who executes need not sign before.
  await bob.getByRole('button', { name: 'Approve and send' }).click()
  await expect(bob.getByRole('article', { name: 'Receipt' })).toContainText('2.00 ETH')
  expect(await balanceOf(devnet, payee)).toBe(before + 2)
})

test('who is no owner prepares a payment, and an owner signs it from a file', async ({
  browser,
}) => {
  const carol = await openBrowser(browser)
  const devnet = await describeDevnet(carol)
  const pettyCash = devnet.accounts.find(({ name }) => name === 'Petty cash')
  await connectAs(carol, 'Carol', { asks: false })
  await carol.goto(`/#/a/${devnet.chains[0]?.chainId}:${pettyCash?.address}/pay`)
  await expect(carol.getByText('You can prepare a payment. An owner approves it.')).toBeVisible()
  await carol.getByLabel('To').fill(payee)
  await choose(carol, 'With', 'ETH · Ether')
  await carol.getByLabel('Amount').fill('1')
  await carol.getByRole('button', { name: 'Review' }).click()
  await expect(carol.getByText('You have prepared it. An owner approves it')).toBeVisible()
  await expect(sign(carol)).toHaveCount(0)
  await carol.getByRole('button', { name: 'Pass it on without Safe’s service' }).click()
  await expect(carol.getByRole('heading', { name: '0 of 1 approvals' })).toBeVisible()
  const file = await saveFile(carol)

  const alice = await openBrowser(browser)
  await connectAs(alice, 'Alice', { asks: false })
  await alice.goto('/#/cosign')
  await openFiles(alice, file)
  await expect(alice.getByRole('heading', { name: '0 of 1 approvals' })).toBeVisible()
  await alice.getByRole('button', { name: 'Approve only' }).click()
  await expect(alice.getByRole('heading', { name: '1 of 1 approvals' })).toBeVisible()
})

test('a payroll too long for one code goes from screen to camera, and there is no gateway at the other end', async ({
  browser,
}) => {
  const alice = await openBrowser(browser)
  const devnet = await describeDevnet(alice)
  await connectAs(alice, 'Alice', { asks: false })
  await alice.goto(`${treasuryPath(devnet)}/pay/payroll`)
  const payees = Array.from({ length: 60 }, (_, index) =>
    getAddress(`0x${keccak256(stringToHex(`scanned ${index}`)).slice(-40)}`),
  )
  const lines = payees.map((to) => `${to}\t0.1\tETH`)
  await alice.getByLabel('Paste lines from a spreadsheet').fill(lines.join('\n'))
  await alice.getByRole('button', { name: 'Read the lines' }).click()
  await compareNew(alice)
  await alice.getByRole('button', { name: 'Review 1 batch' }).click()
  await alice.getByRole('button', { name: 'Other choices' }).click()
  await alice.getByRole('button', { name: 'Pass it on without Safe’s service' }).click()
  await expect(alice.getByText('this goes from owner to owner').first()).toBeVisible({
    timeout: 60_000,
  })
  await sign(alice).click()
  // Sixty payments are rehearsed before anybody signs.
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible({
    timeout: 60_000,
  })
  await alice.getByText(/^Show \d codes to scan$/).click()
  await alice.getByRole('button', { name: 'Pause' }).click()
  const codes = new Set<string>()
  const code = alice.getByRole('img', { name: /^QR code \d of \d/ })
  const total = Number(/of (\d)/.exec((await code.getAttribute('aria-label')) ?? '')?.[1])
  for (let turn = 0; turn < total; turn += 1) {
    codes.add((await code.getAttribute('data-text')) ?? '')
    await alice.getByRole('button', { name: 'Next code' }).click()
  }
  expect(codes.size).toBe(total)

  const bob = await openBrowser(browser)
  await switchOffGateway(bob)
  // The browser of the tests has neither a camera nor what reads codes: a picture stands for the one, the codes of Alice for the other.
  await bob.addInitScript(
    (seen) => {
      let turn = 0
      class BarcodeDetector {
        detect() {
          turn += 1
          return Promise.resolve([
            { rawValue: seen[(turn * 2) % seen.length] },
            { rawValue: seen[turn % seen.length] },
          ])
        }
      }
      const canvas = document.createElement('canvas')
      // A stream has a frame only when something is drawn.
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 10, 10), 50)
      Object.assign(window, { BarcodeDetector })
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
    },
    [...codes],
  )
  await bob.goto('/?auto=1')
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto('/?auto=1#/cosign')
  await bob.getByRole('button', { name: 'Scan codes' }).click()
  await expect(bob.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible({
    timeout: 60_000,
  })
  await bob.getByRole('button', { name: 'Approve and send' }).click()
  await expect(bob.getByRole('article', { name: 'Receipt' })).toBeVisible({ timeout: 60_000 })
  expect(await balanceOf(devnet, payees[56] ?? payee)).toBe(0.1)
})
