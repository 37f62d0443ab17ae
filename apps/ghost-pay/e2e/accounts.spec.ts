import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem'

import { answer, connectAs, type DevnetDescription } from './wallet.ts'

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

/** Fills in an account of two people and the viewer, two of whom must sign. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add yourself' }).click()
  await page.getByRole('button', { name: 'Add Bob' }).click()
  await page.getByRole('combobox', { name: 'Owner 3' }).fill('Carol')
  await page.getByRole('radio', { name: '2 of 3' }).check()
  await expect(page.getByText('One key may be lost')).toBeVisible()
}

/** The address that stands on the page, as a screen reader says it. */
const addressOn = async (page: Page): Promise<`0x${string}`> => {
  const text = await page
    .getByText(/^0x[0-9a-fA-F]{40}$/)
    .first()
    .textContent()
  // The pattern above is that of an address.
  return text as `0x${string}`
}

test('an account of three is planned, survives a reload, is created, listed, and paid', async ({
  page,
  request,
}) => {
  const response = await request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the test.
  const devnet = (await response.json()) as DevnetDescription
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })

  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.goto('/#/accounts/new')
  await fillIn(page, 'Grant fund')
  const planned = await page
    .locator('.gp-new-ghost')
    .getByText(/^0x[0-9a-fA-F]{40}$/)
    .textContent()

  // What was filled in is there after a reload, with the same address.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Owner 3' })).toHaveValue('Carol')
  await expect(page.locator('.gp-new-ghost')).toContainText(planned ?? 'no address')
  await page.getByRole('button', { name: 'Check and create' }).click()

  await expect(page.getByRole('heading', { name: 'Create Grant fund' })).toBeVisible()
  const address = await addressOn(page)
  expect(address).toBe(planned)
  expect(await client.getCode({ address })).toBeUndefined()
  await expect(page.getByText('Trial run: the blockchain creates it there')).toBeVisible()

  // Reloaded before and after the wallet has sent it.
  await page.reload()
  const create = page.getByRole('button', { name: /^Create Grant fund on / })
  await expect(create).toBeEnabled()
  await create.click()
  await answer(page, 'Approve')
  const home = page.getByRole('heading', { level: 1, name: /^Grant fund/ })
  await expect(home).toBeVisible()
  await page.reload()
  await expect(home).toBeVisible()
  // The address of the plan leads to the account that it became.
  await page.goto(`/#/accounts/new/${address}`)
  await expect(page).toHaveURL(new RegExp(`#/a/[^/]+:${address}$`))
  await expect(home).toBeVisible()

  const abi = parseAbi([
    'function getOwners() view returns (address[])',
    'function getThreshold() view returns (uint256)',
  ])
  expect(await client.readContract({ address, abi, functionName: 'getThreshold' })).toBe(2n)
  expect(await client.readContract({ address, abi, functionName: 'getOwners' })).toEqual(
    devnet.owners.slice(0, 3).map((owner) => owner.address),
  )

  const payer = devnet.owners[0]?.address
  if (payer === undefined) throw new Error('The devnet has no owner.')
  const hash = await createWalletClient({
    transport: http(devnet.chains[0]?.rpcUrl),
  }).sendTransaction({ account: payer, to: address, value: parseEther('3'), chain: null })
  await client.waitForTransactionReceipt({ hash })
  await page.goto('/#/accounts')
  const row = page.getByRole('listitem').filter({ hasText: 'Grant fund' })
  await expect(row).toContainText('2 of 3')
  await expect(row).toContainText('3.00 ETH')
})

test('what was sent is followed after a reload in the middle', async ({ page, request }) => {
  const response = await request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the test.
  const devnet = (await response.json()) as DevnetDescription
  const rpc = async (method: string, params: unknown[]) => {
    await request.post(devnet.chains[0]?.rpcUrl ?? '', {
      data: { jsonrpc: '2.0', id: 1, method, params },
    })
  }
  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.goto('/#/accounts/new')
  await fillIn(page, 'Reserve')
  await page.getByRole('button', { name: 'Check and create' }).click()
  const create = page.getByRole('button', { name: /^Create Reserve on / })
  await expect(create).toBeEnabled()
  await rpc('evm_setAutomine', [false])
  try {
    await create.click()
    await answer(page, 'Approve')
    const waiting = page.getByText('The blockchain has not taken it yet.')
    await expect(waiting).toBeVisible()
    await page.reload()
    await expect(waiting).toBeVisible()
    await expect(create).toHaveAttribute('aria-disabled', 'true')
  } finally {
    await rpc('evm_setAutomine', [true])
    await rpc('evm_mine', [])
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Reserve/ })).toBeVisible()
})
