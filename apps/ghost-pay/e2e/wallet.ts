import type { Page } from '@playwright/test'

/** What the server says of the devnet it has started. */
export type DevnetDescription = {
  chains: { chainId: number; rpcUrl: string }[]
  owners: { name: string; address: `0x${string}` }[]
  accounts: { name: string; address: `0x${string}` }[]
}

/**
 * Connects one of the demo owners through the connect dialog, as a person would.
 *
 * @param asks whether the demo wallet asks; not with `?auto=1` in the page's address
 */
export async function connectAs(
  page: Page,
  owner: string,
  { asks = true }: { asks?: boolean } = {},
): Promise<void> {
  // The first page has one in its text as well.
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  // The first press loads the dialog, and a busy machine takes its time.
  await dialog.getByRole('button', { name: owner }).click({ timeout: 60_000 })
  if (asks) await answer(page, 'Approve')
  await dialog.waitFor({ state: 'hidden' })
}

/** Answers what the demo wallet's own panel asks. */
export async function answer(page: Page, verdict: 'Approve' | 'Reject'): Promise<void> {
  await page.getByRole('button', { name: verdict, exact: true }).click()
}
