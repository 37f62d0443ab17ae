import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Address, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createGatewayClient, proposeTransaction } from '@ghost-pay/gateway-client'
import { safeTxHash, safeTxTypedData, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { choose } from './demo.ts'
import { answer, connectAs, type DevnetDescription } from './wallet.ts'

type Described = Pick<DevnetDescription, 'accounts' | 'chains'> & {
  gatewayUrl: string
  owners: { name: string; address: Address; privateKey: Hex }[]
}

test.beforeEach(async ({ request }) => {
  expect((await request.post('/__devnet/reset')).ok()).toBe(true)
})

const main = (page: Page) => page.getByRole('main')

/** The address of a demo owner. */
async function addressOf(request: APIRequestContext, owner: string): Promise<Address> {
  // The server's own description.
  const { owners } = (await (await request.get('/__devnet.json')).json()) as Described
  const address = owners.find(({ name }) => name === owner)?.address
  if (address === undefined) throw new Error(`There is no ${owner}.`)
  return address
}

/**
 * Has Bob propose payments to Carol, each with its own amount.
 *
 * @returns the account's path
 */
async function propose(request: APIRequestContext, ...ether: string[]): Promise<string> {
  // The server's own description; a wrong shape fails here.
  const devnet = (await (await request.get('/__devnet.json')).json()) as Described
  const [chain] = devnet.chains
  const safe = devnet.accounts.find(({ name }) => name === 'Treasury')?.address
  const [bob, carol] = ['Bob', 'Carol'].map((owner) =>
    devnet.owners.find(({ name }) => name === owner),
  )
  if (chain === undefined || safe === undefined || bob === undefined || carol === undefined)
    throw new Error('No demo.')
  const { chainId } = chain
  const client = createGatewayClient({ baseUrl: devnet.gatewayUrl })
  const nonces = await request.get(`${devnet.gatewayUrl}/v1/chains/${chainId}/safes/${safe}/nonces`)
  const { recommendedNonce } = (await nonces.json()) as { recommendedNonce: number }
  for (const [index, value] of ether.entries()) {
    const transaction = toSafeTransaction({
      to: carol.address,
      value: parseEther(value),
      nonce: recommendedNonce + index,
    })
    const signable = { chainId, safe, version: '1.4.1', transaction }
    await proposeTransaction(client, {
      chainId,
      address: safe,
      transaction,
      safeTxHash: safeTxHash(signable),
      sender: bob.address,
      signature: await privateKeyToAccount(bob.privateKey).signTypedData(safeTxTypedData(signable)),
    })
  }
  return `/a/${chainId}:${safe}`
}

test('what needs the reader is signed on the first page, and the rest several at once, and sent in order', async ({
  page,
  request,
}) => {
  const path = await propose(request, '0.1', '0.2', '0.3')
  await page.goto('/?auto=1')
  await connectAs(page, 'Alice', { asks: false })
  await page.goto(`/?auto=1#${path}`)
  await main(page).getByRole('button', { name: 'Approve 0.1 ETH to Carol' }).click()
  await expect(main(page).getByText('Approved. Safe’s service has your approval.')).toBeVisible()

  await page.goto(`/?auto=1#${path}/queue`)
  await main(page)
    .getByRole('checkbox', { name: /Pay Carol/ })
    .nth(1)
    .focus()
  await page.keyboard.press('Space')
  await main(page)
    .getByRole('checkbox', { name: /Pay Carol/ })
    .nth(2)
    .check()
  const several = main(page).getByRole('region', { name: 'Several at once' })
  await expect(several).toContainText('0.50 ETH')
  await several.getByRole('button', { name: 'Approve 2, one after another' }).click()
  await expect(several.getByText('All 2 are done.')).toBeVisible()
  await several.getByRole('button', { name: 'Done' }).click()

  // With the third go those before it.
  await main(page)
    .getByRole('checkbox', { name: /Pay Carol/ })
    .nth(2)
    .check()
  await several.getByRole('button', { name: 'Send 3, in order' }).click()
  await expect(several.getByText('All 3 are done.')).toBeVisible({ timeout: 60_000 })
  await page.goto(`/?auto=1#${path}/activity`)
  await expect(
    main(page)
      .getByText(/0\.30\s*ETH/)
      .first(),
  ).toBeVisible()
})

test('a refusal ends the row, and what was signed stays signed', async ({ page, request }) => {
  const path = await propose(request, '0.1', '0.2', '0.3')
  await page.goto('/')
  await connectAs(page, 'Alice')
  await page.goto(`/#${path}/queue`)
  const boxes = main(page).getByRole('checkbox', { name: /Pay Carol/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  const several = main(page).getByRole('region', { name: 'Several at once' })
  await several.getByRole('button', { name: 'Approve 3, one after another' }).click()
  await answer(page, 'Approve')
  await expect(several.getByRole('heading', { name: '1 of 3 approved' })).toBeVisible()
  await answer(page, 'Reject')
  await expect(several.getByText('You declined in your wallet. Nothing was signed.')).toBeVisible()
  await expect(several.getByText(/Done: 1\./)).toBeVisible()
  // Nobody is asked for the third.
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
})

test('the same that waits already is said before it is signed again', async ({ page, request }) => {
  const path = await propose(request, '0.1')
  await page.goto('/?auto=1')
  await connectAs(page, 'Alice', { asks: false })
  await page.goto(`/?auto=1#${path}/pay`)
  await main(page)
    .getByLabel('To', { exact: true })
    .fill(await addressOf(request, 'Carol'))
  await choose(page, 'With', 'ETH · Ether')
  await main(page).getByLabel('Amount').fill('0.1')
  await main(page).getByRole('button', { name: 'Review' }).click()
  const same = /^The same waits as no. \d+ already$/
  // On top, and among the checks.
  await expect(main(page).getByText(same)).toHaveCount(2)
  await expect(main(page).getByRole('region', { name: 'Checks' }).getByText(same)).toBeVisible()
})
