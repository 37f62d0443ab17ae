import type { Page } from '@playwright/test'

/** Compares the new payees of a payroll as one list: read to its end, then ticked and kept. */
export async function compareNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare the list' }).click()
  const list = page.getByRole('dialog', { name: 'Compare the new payees' })
  await list.getByRole('checkbox').last().scrollIntoViewIfNeeded()
  await list.locator('.gp-compare-end').scrollIntoViewIfNeeded()
  await list.getByRole('button', { name: 'Tick all' }).click()
  await list.getByRole('button', { name: /^Keep \d+ ticks?$/ }).click()
}
