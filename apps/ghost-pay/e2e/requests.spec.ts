import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'

import { choose } from './demo.ts'
import { answer, connectAs, type DevnetDescription } from './wallet.ts'

const contexts: BrowserContext[] = []

/** A browser of its own for one more person; it is closed after the test. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  contexts.push(context)
  return context.newPage()
}

test.afterEach(async () => {
  const pages = contexts.flatMap((context) => context.pages())
  await Promise.all(pages.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

test('a request is made, opened by another person, paid, and paid by the chain’s word alone', async ({
  browser,
  request,
}) => {
  // The server's own description; a wrong shape fails the first step that uses it.
  const devnet = (await (await request.get('/__devnet.json')).json()) as DevnetDescription
  const treasury = devnet.accounts.find(({ name }) => name === 'Treasury')
  const requests = `/#/a/${devnet.chains[0]?.chainId}:${treasury?.address}/requests`

  const alice = await openBrowser(browser)
  await alice.goto('/')
  await connectAs(alice, 'Alice')
  await alice.goto(requests)
  await alice.getByRole('button', { name: 'Ask for a payment' }).click()
  await alice.getByLabel('Amount', { exact: true }).fill('1.25')
  await choose(alice, 'In', 'ETH')
  await alice.getByLabel('What it is for').fill('Invoice 2026-114')
  await alice.getByRole('button', { name: 'Sign the request for 1.25 ETH' }).click()
  await answer(alice, 'Approve')
  const row = alice.getByRole('button', { name: /Invoice 2026-114/ })
  await expect(row).toContainText('Not paid yet')
  const code = alice.getByRole('img', { name: 'A code with the link of this request' })
  const link = (await code.getAttribute('data-text')) ?? ''

  const bob = await openBrowser(browser)
  await bob.goto('/')
  await connectAs(bob, 'Bob')
  await bob.goto(link)
  await expect(bob.getByRole('heading', { level: 1 })).toContainText('asks for 1.25 ETH')
  await expect(bob.getByText(/Signed by an owner of the account that is paid/)).toBeVisible()
  await bob.getByRole('button', { name: 'Pay 1.25 ETH from Petty cash' }).click()
  await bob.getByRole('button', { name: /^Approve 1\.25 ETH/ }).click()
  await answer(bob, 'Approve')
  await bob.getByRole('button', { name: /^Send (now|[\d.,]+ )/ }).click()
  await answer(bob, 'Approve')
  await expect(bob.getByText('Done. The blockchain has it.')).toBeVisible()

  // No gateway has a say in it.
  await alice.route('**/gateway/**', (route) => route.abort())
  await alice.goto('about:blank')
  await alice.goto(requests)
  await expect(row).toContainText('Paid')
  await expect(row.locator('[data-source="chain"]')).toHaveText('Paid')
  await row.click()
  await expect(alice.getByText('Exactly what was missing')).toBeVisible()

  // Who opens the link now is kept from paying it again.
  await bob.goto('about:blank')
  await bob.goto(link)
  await expect(bob.getByText('This has been paid already')).toBeVisible()
  await expect(bob.getByRole('button', { name: /^Pay / })).toHaveCount(0)
})

test('what is asked for counts as its token counts, whatever the gateway says of the token', async ({
  browser,
  request,
}) => {
  const devnet = (await (await request.get('/__devnet.json')).json()) as DevnetDescription
  const treasury = devnet.accounts.find(({ name }) => name === 'Treasury')
  const alice = await openBrowser(browser)
  await alice.route('**/balances/**', async (route) => {
    const response = await route.fetch()
    const said = await response.text()
    const body = said.replaceAll('"decimals":6', '"decimals":8').replaceAll('"dUSD"', '"USDC"')
    await route.fulfill({ response, body })
  })
  await alice.goto('/')
  await connectAs(alice, 'Alice')
  await alice.goto(`/#/a/${devnet.chains[0]?.chainId}:${treasury?.address}/requests`)
  await choose(alice, 'The code asks for', 'dUSD')
  await alice.getByLabel('Amount in the code').fill('100')
  const code = alice.getByRole('img', { name: /^A code that pays 100 dUSD to Treasury/ })
  await expect(code).toHaveAttribute('data-text', /uint256=100000000$/)

  await alice.getByRole('button', { name: 'Ask for a payment' }).click()
  await choose(alice, 'In', 'dUSD')
  await alice.getByLabel('Amount', { exact: true }).fill('100')
  await alice.getByRole('button', { name: 'Sign the request for 100 dUSD' }).click()
  await answer(alice, 'Approve')
  await expect(alice.getByRole('button', { name: /No note/ })).toContainText(/100\.00\s*dUSD/)
})

test('a request that somebody has changed can not be paid', async ({ browser, request }) => {
  const devnet = (await (await request.get('/__devnet.json')).json()) as DevnetDescription
  const [owner] = devnet.owners
  const bob = await openBrowser(browser)
  await bob.goto('/#/request/gpr1.AAAA')
  await expect(bob.getByText(/cut off or was changed/)).toBeVisible()
  // A payment link is read; nobody has signed one, and this one names no network.
  // Where a payment is typed it fills the form, whose account has its network.
  const treasury = devnet.accounts.find(({ name }) => name === 'Treasury')
  await bob.goto(`/#/a/${devnet.chains[0]?.chainId}:${treasury?.address}/pay`)
  const link = `ethereum:${owner?.address}?value=1e18`
  await bob.getByLabel('To', { exact: true }).fill(link)
  await expect(bob.getByLabel('Amount')).toHaveValue('1')
  await bob.goto(`/#/request/${encodeURIComponent(link)}`)
  await expect(bob.getByText('This link does not say on which network to pay')).toBeVisible()
  await expect(bob.getByRole('button', { name: /^Pay / })).toHaveCount(0)
})

test('somebody with an ordinary wallet and no account pays a payment link, once', async ({
  browser,
  request,
}) => {
  // The server's own description; a wrong shape fails the first step that uses it.
  const devnet = (await (await request.get('/__devnet.json')).json()) as DevnetDescription
  const chain = devnet.chains[0]
  const payee = devnet.accounts.find(({ name }) => name === 'Grants')?.address ?? '0x'
  const link = `ethereum:${payee}@${chain?.chainId}?value=1250000000000000000`
  const balance = async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [payee, 'latest'] }
    const answer = await request.post(chain?.rpcUrl ?? '', { data: body })
    // A node answers with a number in hex digits; anything else fails the comparison.
    return BigInt(((await answer.json()) as { result: string }).result)
  }
  const before = await balance()
  const carol = await openBrowser(browser)
  await carol.goto('/')
  await connectAs(carol, 'Carol')
  await carol.goto(`/#/request/${encodeURIComponent(link)}`)
  await expect(carol.getByRole('img', { name: 'A code that a wallet pays' })).toHaveAttribute(
    'data-text',
    link,
  )
  await carol.getByRole('button', { name: 'Pay 1.25 ETH with my wallet' }).click()
  await answer(carol, 'Approve')
  await expect(carol.getByText('Sent from your wallet. Do not pay it again.')).toBeVisible()
  await expect(carol.getByRole('button', { name: /with my wallet/ })).toHaveCount(0)
  await expect.poll(async () => (await balance()) - before).toBe(1_250_000_000_000_000_000n)
})
