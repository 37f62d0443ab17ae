import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Address, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createGatewayClient, proposeTransaction } from '@ghost-pay/gateway-client'
import {
  erc20TransferCall,
  type SafeTransactionInput,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { connectAs, type DevnetDescription } from './wallet.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

type Described = Pick<DevnetDescription, 'accounts'> & {
  gatewayUrl: string
  chains: { chainId: number; contracts: { dUsd: Address } }[]
  owners: { name: string; address: Address; privateKey: Hex }[]
}

// What the page still asks for when a test ends is nobody's concern.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.beforeEach(async ({ request }) => {
  expect((await request.post('/__devnet/reset')).ok()).toBe(true)
})

const main = (page: Page) => page.getByRole('main')

/**
 * Has Bob propose something to the treasury that no form of this app makes.
 *
 * @returns where it is shown
 */
async function propose(
  request: APIRequestContext,
  callOf: (dollar: Address) => Omit<SafeTransactionInput, 'nonce'>,
): Promise<string> {
  // The server's own description; a wrong shape fails here.
  const devnet = (await (await request.get('/__devnet.json')).json()) as Described
  const [chain] = devnet.chains
  const safe = devnet.accounts.find(({ name }) => name === 'Treasury')?.address
  const bob = devnet.owners.find(({ name }) => name === 'Bob')
  if (chain === undefined || safe === undefined || bob === undefined) throw new Error('No demo.')
  const { chainId } = chain
  const client = createGatewayClient({ baseUrl: devnet.gatewayUrl })
  const nonces = await request.get(`${devnet.gatewayUrl}/v1/chains/${chainId}/safes/${safe}/nonces`)
  const { recommendedNonce: nonce } = (await nonces.json()) as { recommendedNonce: number }
  const transaction = toSafeTransaction({ ...callOf(chain.contracts.dUsd), nonce })
  const signable = { chainId, safe, version: '1.4.1', transaction }
  const hash = safeTxHash(signable)
  await proposeTransaction(client, {
    chainId,
    address: safe,
    transaction,
    safeTxHash: hash,
    sender: bob.address,
    signature: await privateKeyToAccount(bob.privateKey).signTypedData(safeTxTypedData(signable)),
  })
  return `/a/${chainId}:${safe}/tx/multisig_${safe}_${hash}`
}

test('money that goes along with a token payment is shown, and never signed as that payment', async ({
  page,
  request,
}) => {
  const path = await propose(request, (token) => ({
    ...erc20TransferCall({ token, to: shop, amount: 5_000_000 }),
    value: parseEther('2'),
  }))
  await page.goto(`/#${path}`)
  await connectAs(page, 'Alice')
  await expect(main(page)).toContainText('2 ETH goes with it.')
  await expect(main(page)).toContainText(/2 ETH goes to .* with it\. No token needs that\./)
  // The heading says what is wrong with it.
  await expect(main(page).getByText('Call contract', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'This would fail' })).toBeVisible()
})

test('a refund is shown with its amount, in the token it is paid in', async ({ page, request }) => {
  const path = await propose(request, (token) => ({
    to: shop,
    value: 1n,
    baseGas: 40_000_000n,
    gasPrice: 1000n,
    gasToken: token,
    refundReceiver: shop,
  }))
  await page.goto(`/#${path}`)
  await connectAs(page, 'Alice')
  await expect(main(page)).toContainText(
    `The account pays a refund to ${shop}: 40,000 dUSD, and 0.001 dUSD more for each unit of gas.`,
  )
})

test('a contract’s signature in the name of a person counts nothing and takes no button away', async ({
  page,
  request,
}) => {
  const path = await propose(request, () => ({ to: shop, value: 1n }))
  await page.route('**/transactions/multisig_*', async (route) => {
    const response = await route.fetch()
    const details = (await response.json()) as {
      detailedExecutionInfo: {
        signers: { value: string }[]
        confirmations: { signer: { value: string }; signature: string; submittedAt: number }[]
      }
    }
    const { signers, confirmations } = details.detailedExecutionInfo
    const [known] = confirmations
    details.detailedExecutionInfo.confirmations = signers.map((signer) => ({
      submittedAt: known?.submittedAt ?? 0,
      signer,
      signature: `0x${signer.value.slice(2).toLowerCase().padStart(64, '0')}${'41'.padStart(64, '0')}00${'0'.repeat(64)}`,
    }))
    await route.fulfill({ response, json: details })
  })
  await page.goto(`/#${path}`)
  await connectAs(page, 'Alice')
  await expect(page.getByRole('heading', { name: '0 of 2 approvals' })).toBeVisible()
  await expect(main(page)).toContainText('3 signatures that Safe’s service shows do not count.')
  await expect(page.getByRole('button', { name: /^Approve [\d,.]+ / })).toBeEnabled()
  await expect(page.getByRole('button', { name: /^(Send|Approve and send)/ })).toHaveCount(0)
})
