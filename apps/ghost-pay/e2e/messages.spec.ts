import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { encodeFunctionData, hashMessage, type Hex, parseAbi } from 'viem'

import { answer, connectAs, type DevnetDescription } from './wallet.ts'

const words = 'We, the owners, agree to the terms of 19 November.\n\nSigned as one.'
const main = (page: Page) => page.getByRole('main')

async function describeDevnet(request: APIRequestContext): Promise<DevnetDescription> {
  const response = await request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the first test that uses it.
  return (await response.json()) as DevnetDescription
}

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

async function openTreasury(page: Page, owner: string, { chains, accounts }: DevnetDescription) {
  const treasury = accounts.find(({ name }) => name === 'Treasury')
  if (treasury === undefined) throw new Error('The devnet has no Treasury.')
  await page.goto(`/#/a/${chains[0]?.chainId}:${treasury.address}/messages`)
  await connectAs(page, owner)
  return treasury.address
}

/** Writes a text, looks it over and signs it. */
async function signText(page: Page, text: string): Promise<void> {
  await main(page).getByRole('link', { name: 'New message' }).click()
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(main(page)).toContainText('The account’s contract confirms it')
  await page.getByRole('button', { name: 'Sign this message' }).click()
  await answer(page, 'Approve')
  await expect(page).toHaveURL(/messages\/0x[\da-f]{64}$/)
}

test('a message that two owners sign is the account’s own word by ERC-1271', async ({
  browser,
  page,
  request,
}) => {
  const devnet = await describeDevnet(request)
  const treasury = await openTreasury(page, 'Alice', devnet)
  await expect(main(page)).toContainText('No messages')
  await signText(page, words)
  await expect(page.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
  await expect(main(page)).toContainText('1 more must sign.')

  const context = await browser.newContext()
  const second = await context.newPage()
  await openTreasury(second, 'Bob', devnet)
  await second.getByRole('link', { name: /We, the owners, agree/ }).click()
  await expect(main(second)).toContainText('Signed as one.')
  await second.getByRole('button', { name: 'Sign as well' }).click()
  await answer(second, 'Approve')
  await expect(second.getByRole('heading', { name: '2 of 2 signatures' })).toBeVisible()
  await expect(main(second)).toContainText('The account calls it its own')
  await expect(main(second)).toContainText('All checks hold')

  // An app would ask the account the same.
  const signature = await second
    .getByRole('group', { name: 'The account’s signature' })
    .textContent()
  const abi = parseAbi([
    'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  ])
  const ask = async (text: string) => {
    const data = encodeFunctionData({
      abi,
      functionName: 'isValidSignature',
      // What the page shows is the joined signature, as hex.
      args: [hashMessage(text), signature as Hex],
    })
    const response = await request.post(devnet.chains[0]?.rpcUrl ?? '', {
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_call',
        params: [{ to: treasury, data }, 'latest'],
      },
    })
    const { result } = (await response.json()) as { result?: string }
    return result?.slice(0, 10)
  }
  expect(await ask(words)).toBe('0x1626ba7e')
  expect(await ask('Something else')).not.toBe('0x1626ba7e')
  await context.close()
})

test('a gateway that shows other words than were signed is named, and nothing can be signed', async ({
  browser,
  page,
  request,
}) => {
  const devnet = await describeDevnet(request)
  await openTreasury(page, 'Alice', devnet)
  await signText(page, words)

  const context = await browser.newContext()
  const second = await context.newPage()
  await second.route('**/messages**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('Signed as one.', 'And we pay Eve.')
    await route.fulfill({ response, body })
  })
  await openTreasury(second, 'Bob', devnet)
  await expect(main(second)).toContainText('shows another message than the one it keeps')
  await second.getByRole('link', { name: /We, the owners, agree/ }).click()
  await expect(second.getByRole('alert')).toContainText('Safe’s service shows another message')
  await expect(main(second)).toContainText('Signing is closed')
  await expect(second.getByRole('button', { name: 'Sign as well' })).toHaveCount(0)
  await second.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

test('a message that is signed while the gateway is away is kept over the page, and sent when it answers', async ({
  page,
  request,
}) => {
  const devnet = await describeDevnet(request)
  await openTreasury(page, 'Alice', devnet)
  await main(page).getByRole('link', { name: 'New message' }).click()
  await page.getByLabel('Text', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(main(page)).toContainText('The account’s contract confirms it')
  await page.route('**/gateway/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign this message' }).click()
  await answer(page, 'Approve')
  await expect(main(page)).toContainText('Your signature is kept in this browser.')

  // The page is gone, and the gateway still is.
  await page.reload()
  const kept = page.getByRole('region', { name: 'Signed here, not with Safe’s service yet' })
  await kept.getByRole('link', { name: /We, the owners, agree/ }).click()
  await expect(main(page)).toContainText('As this browser keeps it.', { timeout: 60_000 })
  await expect(main(page)).toContainText('Signed as one.')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()

  // Sent again without the wallet: nothing is to be approved.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()
  await page.goto(page.url().replace(/\/0x[\da-f]{64}$/, ''))
  await expect(main(page)).toContainText('We, the owners, agree')
  await expect(kept).toHaveCount(0)
})
