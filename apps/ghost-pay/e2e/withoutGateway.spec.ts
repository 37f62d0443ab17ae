import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Address, createPublicClient, getAddress, http, parseEther } from 'viem'

import { compareNew } from './compareNew.ts'
import { choose } from './demo.ts'
import { connectAs, type DevnetDescription } from './wallet.ts'

const payee = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** Nobody has paid them anything before. */
const payees = [1, 2, 3].map((number) => getAddress(`0x${`a${number}`.repeat(20)}`))
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
  // The server's own description; a wrong shape fails the first test that uses it.
  const { accounts, chains } = (await response.json()) as DevnetDescription
  const treasury = accounts.find(({ name }) => name === 'Treasury')
  return `/#/a/${chains[0]?.chainId}:${treasury?.address}`
}

/** What the chain says that an address holds. */
async function balanceOf(page: Page, address: Address): Promise<bigint> {
  const response = await page.request.get('/__devnet.json')
  // The server's own description, as above.
  const { chains } = (await response.json()) as DevnetDescription
  return createPublicClient({ transport: http(chains[0]?.rpcUrl) }).getBalance({ address })
}

const sign = (page: Page) => page.getByRole('button', { name: /^Approve [\d,.]+ / })

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
  await expect(alice.getByRole('list', { name: 'Who answers' })).toContainText('Safe’s service')
  await killGateway(alice)
  await alice.reload()

  // One notice leads on, however many lists have failed.
  await alice.getByRole('button', { name: 'Go on without it' }).click()
  await expect(alice.getByText('You go on without Safe’s service.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(alice.getByText(/from block 0 on/)).toBeVisible({ timeout: 60_000 })
  // What it says is this device's, and no other's.
  await expect(alice.locator('[data-source="gateway"]')).toHaveCount(0)

  // What it does not know is not shown as none.
  const main = alice.getByRole('main')
  await expect(main).toContainText('What the account is worth is not known here')
  await expect(main).not.toContainText(/Nothing has happened yet|\$/)
  for (const place of ['assets', 'messages', 'settings/policy']) {
    await alice.goto(`${path}/${place}`)
    await expect(alice.getByRole('heading', { name: 'Not known here' }), place).toBeVisible()
  }
  // What this browser keeps itself, and what the chain alone proves, is there.
  await alice.goto(`${path}/people`)
  await expect(alice.getByRole('button', { name: 'Add a person' })).toBeVisible()
  await expect(
    alice.getByText('What this account has paid to whom is not known without Safe’s service.'),
  ).toBeVisible()
  await alice.goto(`${path}/requests`)
  await expect(alice.getByRole('button', { name: 'Ask for a payment' })).toBeVisible()
  await alice.goto('/#/accounts')
  await expect(alice.getByText('Which accounts you own and what they are worth')).toBeVisible()
  await expect(main).not.toContainText('$')

  await alice.goto(`${path}/pay`)
  await alice.getByLabel('To').fill(payee)
  await choose(alice, 'With', 'ETH · Ether')
  await alice.getByLabel('Amount').fill('3')
  await alice.getByRole('button', { name: 'Review' }).click()
  await expect(alice.getByText('Safe’s service was not asked')).toBeVisible()
  await expect(alice.getByText('not among the last payments')).toBeVisible()
  await expect(
    alice.getByText(/only the last one that this browser has found is known/),
  ).toBeVisible()
  await sign(alice).click()
  await expect(alice.getByText('This payment was proposed in this browser.')).toBeVisible()

  // It survives the page, and waits in the inbox.
  await alice.reload()
  await expect(alice.getByText('This payment was proposed in this browser.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(alice.getByText('1 payment waits in this browser.')).toBeVisible()
  await alice.getByRole('button', { name: 'Other choices' }).click()
  await alice.getByRole('button', { name: 'Pass it on without Safe’s service' }).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  const link = await alice.locator('.gp-cosign-link > span').first().innerText()

  const bob = await openBrowser(browser)
  await killGateway(bob)
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Approve and send' }).click()
  await expect(bob.getByRole('article', { name: 'Receipt' })).toContainText('3.00 ETH')

  // Alice's page has read it from the chain.
  await alice.goto(`${path}/activity`)
  await expect(alice.getByRole('main')).toContainText('3.00 ETH', { timeout: 60_000 })
  await alice.goto(`${path}/queue`)
  await expect(alice.getByText(/waits? in this browser/)).toHaveCount(0)

  // The gateway answers again: nothing is offered that has happened.
  await alice.context().unrouteAll({ behavior: 'ignoreErrors' })
  await alice.reload()
  await expect(alice.getByText('Safe’s service answers again.')).toBeVisible({ timeout: 60_000 })
  await expect(alice.getByRole('button', { name: /^Give/ })).toHaveCount(0)
  await alice.getByRole('button', { name: 'Use Safe’s service again' }).click()
  await expect(alice.getByRole('list', { name: 'Who answers' })).not.toContainText(
    'inside this page',
  )
})

test('a payroll of three is checked, signed by two and executed without any gateway', async ({
  browser,
}) => {
  const alice = await openBrowser(browser)
  const path = await treasuryPath(alice)
  await connectAs(alice, 'Alice', { asks: false })
  await killGateway(alice)
  await alice.goto(path)
  await alice.getByRole('button', { name: 'Go on without it' }).click()
  await expect(alice.getByText(/from block 0 on/)).toBeVisible({ timeout: 60_000 })

  await alice.goto(`${path}/pay/payroll`)
  await alice
    .getByLabel('Paste lines from a spreadsheet')
    .fill(payees.map((to, index) => `Person ${index}\t${to}\t${index + 1}.5\tETH`).join('\n'))
  await alice.getByRole('button', { name: 'Read the lines' }).click()
  await expect(alice.getByText(/^From .+ · 3 lines/)).toBeVisible()
  await expect(alice.getByText(/nobody vouches for new ones/)).toBeVisible()
  // Older payments may have been made to them: nobody is called a first-timer.
  await expect(alice.getByText('3 of 3 were not seen before')).toBeVisible()
  await expect(alice.getByText(/ are new/)).toHaveCount(0)
  await compareNew(alice)
  await alice.getByRole('button', { name: 'Review 1 batch' }).click()
  await alice.getByRole('button', { name: /^Approve/ }).click()
  await expect(alice.getByText('This payment was proposed in this browser.')).toBeVisible({
    timeout: 60_000,
  })
  await alice.getByRole('button', { name: 'Other choices' }).click()
  await alice.getByRole('button', { name: 'Pass it on without Safe’s service' }).click()
  await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  const link = await alice.locator('.gp-cosign-link > span').first().innerText()

  const bob = await openBrowser(browser)
  await killGateway(bob)
  await connectAs(bob, 'Bob', { asks: false })
  await bob.goto(link)
  await bob.getByRole('button', { name: 'Approve and send' }).click()
  await expect(bob.getByRole('article', { name: 'Receipt' })).toBeVisible()
  expect(await Promise.all(payees.map((to) => balanceOf(alice, to)))).toEqual([
    parseEther('1.5'),
    parseEther('2.5'),
    parseEther('3.5'),
  ])
})

test('a wipe in one tab reaches what another tab has in memory, and the session at the hosted gateway', async ({
  browser,
}) => {
  const alice = await openBrowser(browser)
  const path = await treasuryPath(alice)
  await connectAs(alice, 'Alice', { asks: false })
  await alice.goto(`${path}/settings`)
  await alice.getByRole('button', { name: 'Go on without it' }).click()
  await expect(alice.getByText('You go on without Safe’s service.')).toBeVisible({
    timeout: 60_000,
  })
  await alice.goto(`${path}/pay`)
  await alice.getByLabel('To').fill(payee)
  await choose(alice, 'With', 'ETH · Ether')
  await alice.getByLabel('Amount').fill('2')
  await alice.getByRole('button', { name: 'Review' }).click()
  await sign(alice).click()
  await expect(alice.getByText('This payment was proposed in this browser.')).toBeVisible({
    timeout: 60_000,
  })

  const other = await alice.context().newPage()
  await other.goto(`${path}/settings`)
  await other.getByRole('button', { name: 'Delete the data in this browser' }).click()
  const ended = other.waitForRequest(/\/gateway\/.*logout/)
  await other.getByRole('button', { name: 'Yes, delete everything' }).click()
  await ended

  // The first tab was not loaded anew, and led.
  await alice.goto(`${path}/queue`)
  await expect(alice.getByText('Nothing was proposed in this browser')).toBeVisible()
  await expect(alice.getByText(/waits? in this browser/)).toHaveCount(0)
})
