import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { choose } from './demo.ts'
import { connectAs } from './wallet.ts'

test('a batch is in the figures of the first page, in the month, and line by line in the file', async ({
  page,
  request,
}) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await page.getByRole('link', { name: /Treasury/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury' })).toBeVisible()
  await expect(page.getByText(/ this week$/)).toBeVisible()

  await page.getByRole('link', { name: 'All activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByText(/^\d+ people paid$/).first()).toBeVisible()
  await expect(page.getByText(/not in the total/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON' }).click()
  const rows = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<
    string,
    string
  >[]
  const lines = rows.filter(({ part }) => part !== '')
  const batches = [...new Set(lines.map(({ id }) => id))].map((batch) =>
    lines.filter(({ id }) => id === batch),
  )
  expect(batches.map(({ length }) => length)).toContain(8)
  for (const parts of batches) {
    expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => String(index + 1)))
    // The fee is of the whole, and stands once.
    expect(parts.map(({ fee }) => fee !== '')).toEqual(parts.map((_, index) => index === 0))
  }
  for (const line of lines) {
    expect(line).toMatchObject({ direction: 'out', proof: 'chain' })
    expect(Number(line['amount'])).toBeGreaterThan(0)
  }
})

test('a sum typed in money is paid in the token, and a group is a payroll whose amounts are typed', async ({
  page,
  request,
}) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await page.getByRole('link', { name: /Treasury/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury' })).toBeVisible()
  const home = page.url()

  await page.goto(`${home}/pay`)
  await page.getByLabel('To', { exact: true }).fill('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  await choose(page, 'With', 'dUSD · Demo Dollar')
  await page.getByRole('button', { name: 'Type it in USD' }).click()
  await page.getByLabel('Amount in USD').fill('100')
  await expect(page.getByText(/^This pays 100 dUSD/)).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: /^Approve 100 dUSD/ })).toBeVisible()
  await expect(page.getByText(/^about .+ \(.+ ETH\), paid by who sends it$/)).toBeVisible()

  await page.goto(`${home}/people`)
  for (const [name, digit] of [
    ['Ana', '1'],
    ['Ben', '2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Address', { exact: true }).fill(`0x${digit.repeat(40)}`)
    await page.getByRole('textbox', { name: 'Groups' }).fill('Design')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Design', exact: true }).click()
  await page.getByRole('button', { name: 'Pay Design: 2 people' }).click()
  // Its lines name no token, and the account has several.
  await page.getByRole('radio', { name: /^dUSD/ }).click()
  await page.getByRole('button', { name: 'See the 2 lines' }).click()
  await expect(page.getByText(/^From Treasury · 2 lines/)).toBeVisible()
  await page.getByLabel('Amount in line 2').fill('12.5')
  await page.getByLabel('Amount in line 2').press('Enter')
  await page.getByLabel('Amount in line 3').fill('20')
  await page.getByLabel('Amount in line 3').press('Enter')
  await expect(page.getByText('Trial run: 2 of 2 arrive.')).toBeVisible()
})
