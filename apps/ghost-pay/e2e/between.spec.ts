import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { execTransactionCall, removeOwnerCall } from '@ghost-pay/safe-protocol'

import {
  askNode,
  browserOf,
  choose,
  closeBrowsers,
  type Demo,
  named,
  openBrowser,
  propose,
  type ProposeParameters,
  resetDemo,
  signAs,
  urlOf,
} from './demo.ts'
import { connectAs } from './wallet.ts'

// Between the look at something and the signature, the other owners go on: the page learns it when the button is pressed.

const shop: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** The next place of the demo's treasury. */
const nonce = 10
const main = (page: Page) => page.getByRole('main')
const payment = { to: shop, value: parseEther('1'), nonce }

/** Has Bob and Carol sign something of the treasury, and Carol carry it out; no gateway is told. */
async function execute(
  request: APIRequestContext,
  demo: Demo,
  call: ProposeParameters['call'],
): Promise<void> {
  const signers = ['Bob', 'Carol'] as const
  const { signable, signatures } = await signAs(demo, { account: 'Treasury', call, signers })
  const { to, data } = execTransactionCall({ ...signable, signatures })
  const from = named(demo.owners, 'Carol').address
  await askNode(request, demo, 'eth_sendTransaction', [{ from, to, data, gas: '0x7a120' }])
}

/** Resolves when the page has just asked the chain about the account: it does not do so again for a few seconds. */
async function justAsked(page: Page): Promise<void> {
  const answer = await page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('eth_getStorageAt'),
  )
  await answer.finished()
}

/** A browser of Alice whose wallet asks her. */
async function askedBrowser(browser: Browser, url: string): Promise<Page> {
  const page = await openBrowser(browser, url.replace('?auto=1', ''))
  await connectAs(page, 'Alice')
  return page
}

/** The demo wallet's own panel, which shows itself when it is asked for something. */
const wallet = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true })

/** The one sentence that says that the payment stands elsewhere now. */
const moved = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: `No. ${nonce} in line was used up by another` })
    .filter({ hasText: `This is now no. ${nonce + 1}` })

test.afterEach(closeBrowsers)

test('a review that opens right after another owner has executed something shows the place that is free now', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await main(alice).getByLabel('To', { exact: true }).fill(shop)
  await choose(alice, 'With', 'ETH · Ether')
  await main(alice).getByLabel('Amount').fill('1')
  // What was typed is kept, and what the page knows of the account is a moment old.
  const asked = justAsked(alice)
  await alice.reload()
  await asked
  await execute(request, demo, { ...payment, value: 1n })
  // The gateway, which has not heard of it, is quicker than the node.
  await alice.route(`${demo.chain.rpcUrl}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await main(alice).getByRole('button', { name: 'Review' }).click()
  await expect(main(alice)).toContainText(`Next in line (no. ${nonce + 1})`)
  await main(alice).getByRole('button', { name: 'Approve 1 ETH' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
})

test('a place that is used up between the look and the press stops the signer, who gets the next one', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const alice = await askedBrowser(browser, urlOf(demo, 'Treasury', '/pay'))
  await main(alice).getByLabel('To', { exact: true }).fill(shop)
  await choose(alice, 'With', 'ETH · Ether')
  await main(alice).getByLabel('Amount').fill('1')
  await main(alice).getByRole('button', { name: 'Review' }).click()
  await expect(main(alice)).toContainText(`Next in line (no. ${nonce})`)
  const sign = main(alice).getByRole('button', { name: 'Approve 1 ETH' })
  await expect(sign).toBeEnabled()
  await justAsked(alice)
  await execute(request, demo, { ...payment, value: 1n })
  await sign.click()
  await expect(moved(alice)).toBeVisible()
  await expect(wallet(alice)).toHaveCount(0)
  await expect(main(alice)).toContainText(`Next in line (no. ${nonce + 1})`)
})

test('a place that is used up while the page looks on moves on by itself, and what is signed is the new one', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const alice = await askedBrowser(browser, urlOf(demo, 'Treasury', '/pay'))
  await main(alice).getByLabel('To', { exact: true }).fill(shop)
  await choose(alice, 'With', 'ETH · Ether')
  await main(alice).getByLabel('Amount').fill('1')
  await main(alice).getByRole('button', { name: 'Review' }).click()
  await expect(main(alice)).toContainText(`Next in line (no. ${nonce})`)
  const sign = main(alice).getByRole('button', { name: 'Approve 1 ETH' })
  await expect(sign).toBeEnabled()
  const before = await main(alice).locator('.gp-device-hex').allTextContents()
  await execute(request, demo, { ...payment, value: 1n })

  await expect(moved(alice)).toBeVisible()
  await expect(main(alice).getByRole('alert')).toHaveCount(0)
  await expect(main(alice)).toContainText(`Next in line (no. ${nonce + 1})`)
  const after = await main(alice).locator('.gp-device-hex').allTextContents()
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  await expect(wallet(alice)).toHaveCount(0)
  await sign.click()
  await wallet(alice).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expect(main(alice)).toContainText(`${nonce + 1}`)
})

test('who is no owner any more when they press is told so, and their wallet is not asked', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  // What is sent meanwhile must not take its place: then the page would speak of that.
  const call = { ...payment, nonce: nonce + 1 }
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Bob'] })
  const alice = await askedBrowser(browser, url)
  const sign = main(alice).getByRole('button', { name: 'Approve 1 ETH' })
  await expect(sign).toBeEnabled()
  const [first, bob, carol] = ['Alice', 'Bob', 'Carol'].map(
    (name) => named(demo.owners, name).address,
  )
  if (first === undefined || bob === undefined || carol === undefined) throw new Error('No demo.')
  const safe = named(demo.accounts, 'Treasury').address
  await justAsked(alice)
  await execute(request, demo, {
    ...removeOwnerCall({ safe, owners: [first, bob, carol], owner: first, threshold: 2 }),
    nonce,
  })
  await sign.click()
  await expect(main(alice).getByRole('alert')).toContainText(
    'The account’s contract does not know you as an owner. Nothing was signed.',
  )
  await expect(wallet(alice)).toHaveCount(0)
})
