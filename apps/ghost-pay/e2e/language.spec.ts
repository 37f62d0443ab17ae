import { expect, type Page, test } from '@playwright/test'

import { choose, named, resetDemo, urlOf } from './demo.ts'
import { connectAs } from './wallet.ts'

const amountOf = (page: Page) => page.locator('input[name="amount"]')

test('a page that is chosen to be German is German, stays so, and reads amounts as Germans write them', async ({
  page,
  request,
}) => {
  const demo = await resetDemo(request)
  await page.goto(urlOf(demo, 'Treasury', '/settings'))
  await choose(page, 'Language', 'Deutsch')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen und Sicherheit')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Sprache', { exact: true })).toHaveText('Deutsch')

  // The wallet dialogs speak it, too.
  await connectAs(page, 'Alice', { asks: false, button: 'Wallet verbinden' })

  // Amounts and dates of the first page.
  await page.goto(urlOf(demo, 'Treasury'))
  await expect(page.getByRole('main')).toContainText(/125\.000/)
  await expect(page.getByRole('main').locator('time').first()).not.toHaveText(/AM|PM/)

  await page.goto(urlOf(demo, 'Treasury', '/pay'))
  await page.locator('input[name="recipient"]').fill(named(demo.owners, 'Bob').address)
  await amountOf(page).fill('1.500')
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByText(/1500 oder 1,5/)).toBeVisible()
  // All of it is written as it is read.
  await page.getByRole('button', { name: 'Alles' }).click()
  await expect(amountOf(page)).not.toHaveAttribute('aria-invalid', 'true')
  await amountOf(page).fill('1,5')
  await expect(amountOf(page)).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByRole('main')).toContainText('1,5')
  await expect(page.getByRole('button', { name: /^1,5 ETH an Bob.*zustimmen$/ })).toBeVisible()
})

test('a language that cannot be fetched leaves the page in English, and says so where it was chosen', async ({
  page,
  request,
}) => {
  const demo = await resetDemo(request)
  await page.addInitScript(() => {
    localStorage.setItem('ghost-pay.language.v1', 'zh')
  })
  await page.route(/\/language-zh-/, (route) => route.abort())
  await page.goto(urlOf(demo, 'Treasury', '/settings'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings and safety')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(/中文 could not be loaded/)).toBeVisible()
})

test.describe('a browser that wants Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is spoken to in Spanish', async ({ page }) => {
    // A busy machine may send the language too late for the first visit.
    await expect(async () => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Conectar wallet' })).toBeVisible()
  })
})
