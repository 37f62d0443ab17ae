import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, formatEther, http, parseEther } from 'viem'

import { browserOf, closeBrowsers, type Demo, propose, resetDemo, urlOf } from './demo.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** The next place of the demo's treasury. */
const nonce = 10

const main = (page: Page) => page.getByRole('main')

async function balanceOfShop({ chain }: Demo): Promise<number> {
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  return Number(formatEther(await client.getBalance({ address: shop })))
}

test.afterEach(closeBrowsers)

test('of two payments in one place one is executed, and the other is said to be dead', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const before = await balanceOfShop(demo)
  const call = { to: shop, value: parseEther('1'), nonce }
  const first = await propose(demo, { account: 'Treasury', call, signers: ['Bob'] })

  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/queue'))
  await main(alice).getByRole('button', { name: 'More for this one' }).click()
  await main(alice).getByRole('button', { name: 'Replace it' }).click()
  // It pays the same as what it replaces, until that is changed.
  await expect(alice.getByLabel('Amount')).toHaveValue('1')
  await alice.getByLabel('Amount').fill('2')
  await alice.getByRole('button', { name: 'Review' }).click()
  await expect(main(alice)).toContainText('Another has this number')
  await alice.getByRole('button', { name: /^Approve 2 ETH/ }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', urlOf(demo, 'Treasury', '/queue'))
  await expect(main(bob).getByRole('heading', { name: 'Decide which one goes next' })).toBeVisible()
  const place = main(bob)
    .getByRole('listitem')
    .filter({ hasText: `No. ${nonce}` })
  await expect(place).toContainText('Only one of these two can happen')
  const second = place.getByRole('article').filter({ hasText: 'Yours is the last approval.' })
  await expect(second).toContainText('2')
  await second.getByRole('link', { name: 'Review this one' }).click()
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText('2.00 ETH')
  expect(await balanceOfShop(demo)).toBe(before + 2)

  await alice.goto(first.url)
  await expect(main(alice)).toContainText('Cancelled')
  await expect(main(alice)).toContainText('Another was sent in its place.')
  await expect(main(alice).getByRole('button', { name: /^(Approve|Send)/ })).toHaveCount(0)
  await main(alice).getByRole('link', { name: 'See what was sent' }).click()
  await expect(main(alice).getByRole('article', { name: 'Receipt' })).toContainText('2.00 ETH')
  await alice.goto(urlOf(demo, 'Treasury', '/queue'))
  await expect(main(alice)).toContainText('Nothing waits')
})

test('a payment that enough owners reject is said to be rejected', async ({ browser, request }) => {
  test.slow()
  const demo = await resetDemo(request)
  const before = await balanceOfShop(demo)
  const call = { to: shop, value: parseEther('3'), nonce }
  // Enough have signed it: without a rejection anybody could send it.
  const payment = await propose(demo, { account: 'Treasury', call, signers: ['Bob', 'Carol'] })

  const alice = await browserOf(browser, 'Alice', payment.url)
  await expect(main(alice).getByRole('button', { name: /^Send (now|[\d.,]+ )/ })).toBeVisible()
  await main(alice).getByRole('button', { name: 'Other choices' }).click()
  await main(alice).getByRole('button', { name: 'Cancel this payment' }).click()
  await expect(main(alice)).toContainText(/Cancels “3 ETH to .*”No money moves\./)
  await main(alice).getByRole('button', { name: 'Approve the cancellation' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await main(bob).getByRole('button', { name: 'Approve only' }).click()
  await expect(main(bob).getByRole('heading', { name: '2 of 2 approvals' })).toBeVisible()
  await main(bob)
    .getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
    .click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText(
    /Cancelled 3 ETH to .*No money moved\./,
  )
  expect(await balanceOfShop(demo)).toBe(before)

  await alice.goto(payment.url)
  await expect(main(alice)).toContainText('Cancelled')
  await expect(main(alice)).toContainText('It was cancelled.')
  await expect(main(alice)).not.toContainText('says Safe’s service')
  await expect(main(alice).getByRole('button', { name: /^(Approve|Send)/ })).toHaveCount(0)
})
