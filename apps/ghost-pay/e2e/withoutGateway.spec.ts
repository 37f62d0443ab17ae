import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'

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
const killGateway = (page: Page) => page.context().route('**/gateway/**', (route) => route.abort())

/** The path of the demo treasury's screens. */
async function treasuryPath(page: Page): Promise<string> {
  const response = await page.request.get('/__devnet.json')
  // The dev server's own description; a wrong shape fails the first test that uses it.
  const { accounts, chains } = (await response.json()) as DevnetDescription
  const treasury = accounts.find(({ name }) => name === 'Treasury')
  return `/#/a/${chains[0]?.chainId}:${treasury?.address}`
}

const sign = (page: Page) => page.getByRole('button', { name: /^Sign [\d,.]+ / })

test.beforeEach(async ({ request }) => {
  // Two browsers, each with the whole app, and one with a gateway of its own.
  test.slow()
  expect((await request.post('/__devnet/reset')).ok()).toBe(true)
})

test.afterEach(async () => {
  await Promise.all(contexts.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

test('the gateway dies half-way: the page is its own, the payment is proposed, signed by two, executed and in Activity', async ({
  browser,
}) => {
  const alice = await openBrowser(browser)
  const path = await treasuryPath(alice)
  await connectAs(alice, 'Alice', { asks: false })
  await alice.goto(path)
  await expect(alice.getByRole('list', { name: 'Who answers' })).toContainText('Gateway')
  await killGateway(alice)
  await alice.reload()

  // The notice of the failure leads on.
  await alice.getByRole('button', { name: 'Go on without it' }).first().click({ timeout: 60_000 })
  await expect(alice.getByText('You go on without the gateway.')).toBeVisible({ timeout: 60_000 })
  await expect(alice.getByText(/from block 0 on/)).toBeVisible({ timeout: 60_000 })
  // What it says is this device's, and no other's.
  await expect(alice.locator('[data-source="gateway"]')).toHaveCount(0)

  await alice.goto(`${path}/pay`)
  await alice.getByLabel('To').fill(payee)
  await alice.getByLabel('Amount').fill('3')
  await alice.getByRole('button', { name: 'Review' }).click()
  await expect(alice.getByText('The gateway was not asked')).toBeVisible()
  await sign(alice).click()
  await expect(alice.getByText('Only this browser has this payment.')).toBeVisible()

  // It survives the page, and waits in the inbox.
  await alice.reload()
  await expect(alice.getByText('Only this browser has this payment.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(alice.getByText('1 payment waits in this browser.')).toBeVisible()
  await alice.getByRole('button', { name: 'Share for signing' }).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
  const link = await alice.locator('.gp-cosign-link > span').first().innerText()

  const bob = await openBrowser(browser)
  await killGateway(bob)
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Sign and execute' }).click()
  await expect(bob.getByRole('article', { name: 'Receipt' })).toContainText('3 ETH')

  // Alice's page has read it from the chain.
  await alice.goto(`${path}/activity`)
  await expect(alice.getByRole('main')).toContainText('3 ETH', { timeout: 60_000 })
  await alice.goto(`${path}/queue`)
  await expect(alice.getByText(/waits? in this browser/)).toHaveCount(0)
})
