import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Address, createPublicClient, formatEther, http } from 'viem'

import { answer, connectAs, type DevnetDescription } from './wallet.ts'

const recipient = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

async function describeDevnet(request: APIRequestContext): Promise<DevnetDescription> {
  const response = await request.get('/__devnet.json')
  // The dev server's own description; a wrong shape fails the first test that uses it.
  return (await response.json()) as DevnetDescription
}

async function balanceOnChain(devnet: DevnetDescription, address: Address): Promise<string> {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  return formatEther(await client.getBalance({ address }))
}

const treasuryOf = (devnet: DevnetDescription): Address => {
  const treasury = devnet.accounts.find(({ name }) => name === 'Treasury')
  if (treasury === undefined) throw new Error('The devnet has no Treasury.')
  return treasury.address
}

/** Fills the payment form and goes on to the review. */
async function reviewPayment(page: Page, amount: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Pay' }).click()
  await page.getByLabel('To').fill(recipient)
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Review the payment' })).toBeVisible()
}

async function openTreasury(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await page.getByRole('link', { name: /Treasury/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury' })).toBeVisible()
}

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

test('three owners: one pays, one confirms and executes, one sees it', async ({
  browser,
  request,
}) => {
  const devnet = await describeDevnet(request)
  const treasury = treasuryOf(devnet)
  const before = Number(await balanceOnChain(devnet, treasury))

  const alice = await (await browser.newContext()).newPage()
  await alice.goto('/')
  await expect(alice).toHaveTitle('Ghost Pay')
  await connectAs(alice, 'Alice')
  await openTreasury(alice)
  await expect(alice.getByText('dUSD', { exact: true }).first()).toBeVisible()
  await expect(alice.getByRole('main')).toContainText(`${before}`)

  await reviewPayment(alice, '1')
  await alice.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(alice, 'Approve')
  await expect(alice.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
  await expect(alice.getByText('You have signed. One more owner must sign.')).toBeVisible()
  const paymentUrl = alice.url()

  await alice.getByRole('link', { name: /Queue/ }).first().click()
  await expect(alice.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  // The README's picture is taken again on purpose only, so that a test run leaves the tree as it was.
  if (process.env['SCREENSHOT'] !== undefined)
    await alice.screenshot({ path: 'docs/screenshot.png' })

  const bob = await (await browser.newContext()).newPage()
  await bob.goto('/')
  await connectAs(bob, 'Bob')
  await bob.goto(paymentUrl)
  await bob.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(bob, 'Approve')
  await expect(bob.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible()
  await bob.getByRole('button', { name: 'Execute', exact: true }).click()
  await answer(bob, 'Approve')
  await expect(bob.getByText('Executed. The chain has it.')).toBeVisible()
  await expect(bob.getByText('Succeeded', { exact: true })).toBeVisible()

  const carol = await (await browser.newContext()).newPage()
  await carol.goto('/')
  await connectAs(carol, 'Carol')
  await openTreasury(carol)
  await carol.getByRole('link', { name: 'Activity', exact: true }).click()
  const newest = carol.getByRole('main').getByRole('listitem').first()
  await expect(newest).toContainText('Pay')
  await expect(newest).toContainText('Succeeded')
  await expect(newest).toContainText('1 ETH')

  expect(Number(await balanceOnChain(devnet, treasury))).toBe(before - 1)
  expect(await balanceOnChain(devnet, recipient)).toMatch(/^\d+$/)
})

test('a wallet that declines leaves everything as it was, and can be asked again', async ({
  page,
}) => {
  await page.goto('/')
  await connectAs(page, 'Alice')
  await openTreasury(page)
  await reviewPayment(page, '1')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page, 'Reject')
  await expect(page.getByRole('alert')).toHaveText(
    'You declined in your wallet. Nothing was signed.',
  )
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
})

test('when the gateway is down the app says so and shows no made-up figure', async ({ page }) => {
  await page.goto('/')
  await connectAs(page, 'Alice')
  await openTreasury(page)
  const url = page.url()
  await page.route('**/gateway/**', (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(url)
  await expect(page.getByRole('alert')).toContainText('The gateway did not answer')
  const main = page.getByRole('main')
  await expect(main.getByText('ETH amount unknown')).toBeAttached()
  await expect(main).not.toContainText(/\b0\s*ETH/)

  await page.unroute('**/gateway/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(main.getByText('dUSD', { exact: true }).first()).toBeVisible()
})

test('a signature that the gateway did not take is kept', async ({ page }) => {
  await page.goto('/')
  await connectAs(page, 'Alice')
  await openTreasury(page)
  await reviewPayment(page, '0.5')
  await page.route('**/propose', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('alert')).toContainText('Your signature is kept')
  await page.unroute('**/propose')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
})

test('a gateway that shows another recipient than the hash says stops the signer', async ({
  page,
}) => {
  await page.goto('/')
  await connectAs(page, 'Alice')
  await openTreasury(page)
  await reviewPayment(page, '1')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()

  await page.route('**/transactions/multisig_*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      recipient,
      '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
    )
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(page.getByText(/does not match its hash/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Sign|Execute)/ })).toHaveCount(0)
})
