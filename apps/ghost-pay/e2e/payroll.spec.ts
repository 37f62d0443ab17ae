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

/** Pastes text into the field that has the focus, as a person does. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
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
})

test('a hundred pasted lines are rehearsed, looked over as one batch and signed', async ({
  page,
}) => {
  await paste(page, 'To', payroll(100))
  await expect(page.getByRole('heading', { name: '100 lines to pay' })).toBeVisible()
  // Every line was run on the chain before anybody has signed.
  await expect(page.getByText('Rehearsed: 100 lines')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Rehearsed: 100 lines')).toBeVisible()
  await expect(page.getByText('100 first-timers')).toBeVisible()
  await page.getByRole('button', { name: 'Review 1 batch' }).click()
  await expect(page).toHaveURL(/\/review\//)
  await page.getByRole('button', { name: /^Sign/ }).click()
  await answer(page, 'Approve')
  await expect(page).toHaveURL(/\/tx\//)
})

test('a line that cannot be paid stops the batch until it is dropped, and the next is named', async ({
  page,
}) => {
  const short = payee(7).slice(0, -1)
  await paste(
    page,
    'To',
    `${payroll(3)}\nJonas\t${short}\t5,50\t\nNina\t${payee(8)}\t9999999999,5\t`,
  )
  await expect(page.getByText('Line 4 stops you')).toBeVisible()
  await expect(page.getByText('One character of the address is missing.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Review/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Drop line 4' }).click()
  await expect(page.getByText('Line 5 stops you')).toBeVisible()
  await page.getByRole('button', { name: 'Drop line 5' }).click()
  await expect(page.getByRole('button', { name: 'Review 1 batch' })).toBeEnabled()
})
