import { expect, type Page, test } from '@playwright/test'

import { closeBrowsers, openBrowser, resetDemo, urlOf } from './demo.ts'
import { connectAs } from './wallet.ts'

const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

test('one press makes a visitor of the demo the next owner, and the wallets say whose they are', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const page = await openBrowser(browser, urlOf(demo, 'Treasury').replace('?auto=1', ''))
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Demo owners. No keys of yours.')
  await page.getByRole('dialog').getByRole('button', { name: 'Alice' }).click()
  await expect(page.getByText('Demo owners. No keys of yours.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Demo: you are Alice.')).toBeVisible()
  for (const [next, after] of [
    ['Bob', 'Carol'],
    ['Carol', 'Alice'],
    ['Alice', 'Bob'],
  ]) {
    await page.getByRole('button', { name: `Switch to ${next}` }).click()
    await expect(page.getByText(`Demo: you are ${next}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${next} 0x`) })).toBeVisible()
    await expect(page.getByRole('button', { name: `Switch to ${after}` })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByText('Demo: you are Alice.')).toBeVisible()
})

test('money of a state is offered first, and an address that looks like a payee is warned of', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const page = await openBrowser(browser, urlOf(demo, 'Treasury'))
  await connectAs(page, 'Alice', { asks: false })
  const { payees } = (await (await request.get('/__devnet.json')).json()) as {
    payees: readonly { name: string; address: string }[]
  }
  const grace = payees.find(({ name }) => name === 'Grace')?.address ?? ''
  await page.goto(urlOf(demo, 'Treasury', '/pay'))
  await page.getByRole('combobox', { name: 'With' }).click()
  await expect(page.getByRole('option').first()).toContainText('dUSD')
  await page.keyboard.press('Escape')
  await page
    .getByLabel('To', { exact: true })
    .fill(`${grace.slice(0, 6)}${'0'.repeat(32)}${grace.slice(-4)}`.toLowerCase())
  await expect(main(page)).toContainText('This address looks like Grace, and is another.')
})
