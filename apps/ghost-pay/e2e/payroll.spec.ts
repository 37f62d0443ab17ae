import { expect, type Page, test } from '@playwright/test'
import { getAddress, keccak256, stringToHex } from 'viem'

import { answer, connectAs } from './wallet.ts'

const payee = (number: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${number}`)).slice(-40)}`)

/** Lines as a spreadsheet gives them: name, address, amount with a comma, memo. */
const payroll = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Person ${index + 1}\t${payee(index)}\t1${index % 10},5${index % 7}\tOctober`,
  ).join('\n')

async function openTreasury(page: Page): Promise<void> {
  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await page.getByRole('link', { name: /Treasury/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury' })).toBeVisible()
}

/** Pastes text where an address belongs, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'To', exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test.beforeEach(async ({ page, request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
  await openTreasury(page)
  await page.goto(`${page.url()}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay', exact: true })).toBeVisible()
})

test('a hundred pasted lines are rehearsed, looked over as one batch and signed', async ({
  page,
}) => {
  await paste(page, payroll(100))
  await expect(page.getByRole('heading', { name: '100 lines to pay' })).toBeVisible()
  // Every line was run on the chain before anybody has signed.
  await expect(page.getByText('Rehearsed: 100 lines')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('100 first-timers')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Review 1 batch' }).click()
  await expect(page).toHaveURL(/\/review\//)
  await page.getByRole('button', { name: /^Sign/ }).click()
  await answer(page, 'Approve')
  await expect(page).toHaveURL(/\/tx\//, { timeout: 20_000 })
})
