import { type Browser, expect, type Page, test } from '@playwright/test'

import { choose } from './demo.ts'
import { connectAs, type DevnetDescription } from './wallet.ts'

const main = (page: Page) => page.getByRole('main')
const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

/** Opens a page of the Treasury as one of its owners. */
async function openAs(
  browser: Browser,
  owner: string,
  { chains, accounts }: DevnetDescription,
  path: string,
): Promise<Page> {
  const treasury = accounts.find(({ name }) => name === 'Treasury')
  if (treasury === undefined) throw new Error('The devnet has no Treasury.')
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/?auto=1#/a/${chains[0]?.chainId}:${treasury.address}/${path}`)
  await connectAs(page, owner, { asks: false })
  return page
}

/** Fills a payment in and goes to its review. */
async function pay(page: Page, recipient: string, amount: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Pay' })
    .click()
  await page.getByLabel('To', { exact: true }).fill(recipient)
  await choose(page, 'With', 'dUSD · Demo Dollar')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
}

test('a policy that two owners have signed names the payment that breaks it, to each of them', async ({
  browser,
  request,
}) => {
  const response = await request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the test.
  const devnet = (await response.json()) as DevnetDescription
  const alice = await openAs(browser, 'Alice', devnet, 'settings/policy')
  await main(alice).getByRole('button', { name: 'Write a policy' }).click()
  await alice.getByRole('checkbox', { name: /^Bob/ }).check()
  await choose(alice, 'Add a token', 'dUSD')
  await alice.getByRole('textbox', { name: 'To somebody else, at once, dUSD' }).fill('100')
  await alice.getByRole('button', { name: 'Read it over and sign' }).click()
  const rule = 'Somebody who is not named here gets at most 100 dUSD in one payment.'
  await expect(main(alice)).toContainText(rule)
  await expect(main(alice)).toContainText('The account’s contract confirms it')
  await alice.getByRole('button', { name: 'Sign this message' }).click()
  await expect(alice).toHaveURL(/messages\/0x[\da-f]{64}$/)
  await expect(alice.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()

  // One owner alone has agreed on nothing.
  const bob = await openAs(browser, 'Bob', devnet, 'settings/policy')
  await expect(main(bob)).toContainText('No policy yet')
  await bob.goto(alice.url())
  await expect(main(bob)).toContainText(rule)
  await bob.getByRole('button', { name: 'Sign as well' }).click()
  await expect(bob.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible()
  await bob.getByRole('link', { name: 'Settings and safety' }).click()
  await bob.getByRole('link', { name: 'Read or write the policy' }).click()
  await expect(main(bob)).toContainText('Signed by 2 owners')
  await expect(main(bob)).toContainText(rule)

  // A new one begins with what holds, in the units of the token.
  await bob.getByRole('button', { name: 'Write a new policy' }).click()
  const most = bob.getByRole('textbox', { name: 'To somebody else, at once, dUSD' })
  await expect(most).toHaveValue('100')
  await expect(bob.getByRole('checkbox', { name: /^Bob/ })).toBeChecked()

  // A third one, who has signed nothing, is told as well.
  const carol = await openAs(browser, 'Carol', devnet, '')
  await pay(carol, stranger, '101')
  const breach = carol.getByText('This breaks the policy that the owners signed')
  await expect(breach).toBeVisible()
  await expect(main(carol)).toContainText('would get 101 dUSD. Others get at most 100.')
  await carol.goBack()
  await pay(carol, stranger, '100')
  await expect(main(carol)).toContainText('100.00 dUSD')
  await expect(carol.getByRole('button', { name: /^Approve 100 dUSD / })).toBeEnabled()
  await expect(breach).toBeHidden()
  await Promise.all([alice, bob, carol].map((page) => page.context().close()))
})
