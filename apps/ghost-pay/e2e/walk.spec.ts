import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { parseEther } from 'viem'
import { encodeProposal } from '@ghost-pay/payments/cosign'

import {
  accountPlaces,
  browserOf,
  choose,
  closeBrowsers,
  type Demo,
  propose,
  resetDemo,
  signAs,
  urlOf,
} from './demo.ts'
import { connectAs } from './wallet.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The narrowest window that a page has to fit into without being moved sideways (WCAG 1.4.10). */
const narrowest = 320
const widths = [390, 1280]
const themes = ['light', 'dark'] as const

/** What axe is asked in each theme: the themes differ in their colours alone, so every other rule says the same in both. */
const rulesOf: Record<(typeof themes)[number], RunOptions> = {
  light: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    // These are no part of the levels above.
    rules: {
      'heading-order': { enabled: true },
      region: { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
  },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

const otherPages = [
  '/#/',
  '/#/accounts',
  '/#/accounts/new',
  '/#/accounts/open',
  '/#/accounts/receipt',
  '/#/cosign',
  '/#/nowhere',
]

test.afterEach(closeBrowsers)

/** What axe has to say of the page as it is. */
async function complaints(page: Page, options: RunOptions): Promise<string[]> {
  // Pages of one document share it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async (asked) => {
    // The script above has put it there.
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
    }
    const { violations } = await axe.run(document, asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  }, options)
}

/** What axe says again and again: an answer that comes while it looks is seen half, in the colours of before and after. */
async function lasting(page: Page, options: RunOptions): Promise<string[]> {
  let lasts = await complaints(page, options)
  for (let look = 0; look < 10 && lasts.length > 0; look += 1) {
    await page.waitForTimeout(1000)
    await settled(page)
    const again = await complaints(page, options)
    lasts = lasts.filter((one) => again.includes(one))
  }
  return lasts
}

/** Colours that change, and what comes in, are there. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** What sticks out of a page to the right. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 120))
      .slice(0, 3)
  })

/** Opens a page and waits until it has said what it has to say. */
async function open(page: Page, url: string): Promise<void> {
  // Between two addresses of the app the page before stays for a moment, with a heading of its own.
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
  await page.goto(url)
  await expect(page.locator('main[data-before]')).toHaveCount(0)
  await ready(page)
}

/** Waits until the page that is open has said what it has to say. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('main .gp-skeleton')).toHaveCount(0)
}

/** Looks at the page that is open in both themes and in each width. */
async function look(page: Page): Promise<string[]> {
  await ready(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      const said = await lasting(page, rulesOf[colorScheme])
      found.push(...said.map((one) => `${page.url()} ${width} ${colorScheme}: ${one}`))
    }
  }
  found.push(...(await fits(page)))
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

/** Whether all of the page that is open fits into the narrowest window. */
async function fits(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: narrowest, height: 700 })
  await settled(page)
  return (await sticksOut(page)).map((one) => `${page.url()} ${narrowest}: ${one}`)
}

/** Brings the app to the pages that somebody's action opens. */
async function openActions(page: Page, demo: Demo): Promise<string[]> {
  const main = page.getByRole('main')
  const found: string[] = []
  const see = async () => found.push(...(await look(page)))

  // Lines of a payroll, one of which stops it.
  await page.goto(urlOf(demo, 'Treasury', '/pay/payroll'))
  await main.getByRole('textbox').fill(`Ana\t${shop}\t1.50\tdUSD\nBen\t0x12\t2.50\tdUSD`)
  await main.getByRole('button', { name: 'Read the lines' }).click()
  await expect(main.getByText('Line 2 stops you')).toBeVisible()
  await see()

  // A draft before anybody has signed.
  await page.goto(urlOf(demo, 'Treasury', '/pay'))
  await page.getByLabel('To', { exact: true }).fill(shop)
  await choose(page, 'With', 'ETH · Ether')
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Approve 1 ETH/ })).toBeVisible()
  await see()

  // What an account has said.
  await page.goto(urlOf(demo, 'Treasury', '/messages/new'))
  await page.getByLabel('Text', { exact: true }).fill('We agree to the terms.')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Sign this message' }).click()
  await expect(main.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
  await see()

  // A receipt.
  await page.goto(urlOf(demo, 'Treasury', '/activity'))
  await main.locator('a[href*="/tx/multisig_"]').first().click()
  await expect(main.getByRole('article', { name: 'Receipt' })).toBeVisible()
  await see()

  // An account that is planned.
  await page.goto('/?auto=1#/accounts/new')
  await page.getByLabel('Name', { exact: true }).fill('Grant fund')
  await page.getByRole('button', { name: 'Add yourself' }).click()
  await page.getByRole('button', { name: 'Add Bob' }).click()
  await page.getByRole('combobox', { name: 'Owner 3' }).fill('Carol')
  await page.getByRole('radio', { name: '2 of 3' }).check()
  await page.getByRole('button', { name: 'Check and create' }).click()
  await expect(main.getByRole('heading', { name: 'Create Grant fund' })).toBeVisible()
  await see()
  return found
}

/** What is handed over as text: a request, a payment from owner to owner, and the page that reads it without any network. */
async function handedOver(demo: Demo): Promise<string[]> {
  const { signable, signatures } = await signAs(demo, {
    account: 'Treasury',
    call: { to: shop, value: parseEther('2'), nonce: 10 },
    signers: ['Bob'],
  })
  const proposal = encodeProposal({ ...signable, signatures, note: 'Rent' })
  const request = `ethereum:${shop}@${demo.chain.chainId}?value=1e18`
  return [
    `/?auto=1#/request/${encodeURIComponent(request)}`,
    `/?auto=1#/cosign/${proposal}`,
    `/verify.html#${proposal}`,
  ]
}

// Each walk begins with a devnet of its own, so that the workers can share them.
test.describe.configure({ mode: 'parallel' })

/** Alice's browser and every page that she can open. */
async function openEveryPage(browser: Browser, request: APIRequestContext) {
  const demo = await resetDemo(request)
  const call = { to: shop, value: parseEther('1'), nonce: 10 } as const
  const payment = await propose(demo, { account: 'Treasury', call, signers: ['Bob'] })
  const alice = await browserOf(browser, 'Alice', '/?auto=1#/accounts')
  const pages = [
    ...[...accountPlaces, '/nowhere'].map((place) => urlOf(demo, 'Treasury', place)),
    payment.url,
    ...otherPages.map((page) => page.replace('/#', '/?auto=1#')),
  ]
  return { alice, pages }
}

test('every page is accessible in both themes, on a phone and on a desk', async ({
  browser,
  request,
}) => {
  test.setTimeout(1_200_000)
  const { alice, pages } = await openEveryPage(browser, request)
  const found: string[] = []
  for (const url of pages) {
    await open(alice, url)
    found.push(...(await look(alice)))
  }
  expect(found).toEqual([])
})

test('a draft, a receipt, a message, the lines of a payroll, a planned account and what is handed over are accessible', async ({
  browser,
  request,
}) => {
  test.setTimeout(720_000)
  const demo = await resetDemo(request)
  const handed = await handedOver(demo)
  // The script that looks at a page is no part of the page, whose own policy allows none.
  const context = await browser.newContext({ bypassCSP: true })
  const alice = await context.newPage()
  alice.setDefaultTimeout(45_000)
  await alice.goto(urlOf(demo, 'Treasury'))
  await connectAs(alice, 'Alice', { asks: false })
  const found = await openActions(alice, demo)
  for (const url of handed) {
    await open(alice, url)
    found.push(...(await look(alice)))
  }
  expect(found).toEqual([])
  await context.close()
})
