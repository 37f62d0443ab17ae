import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

import { choose } from './demo.ts'
import { answer, connectAs, type DevnetDescription } from './wallet.ts'

const recipient = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

async function describeDevnet(request: APIRequestContext): Promise<DevnetDescription> {
  const response = await request.get('/__devnet.json')
  // The server's own description; a wrong shape fails the first test that uses it.
  return (await response.json()) as DevnetDescription
}

async function accountPath(request: APIRequestContext, name: string): Promise<string> {
  const { chains, accounts } = await describeDevnet(request)
  const account = accounts.find((account) => account.name === name)
  if (account === undefined) throw new Error(`The devnet has no ${name}.`)
  return `/a/${chains[0]?.chainId}:${account.address}`
}

// What the page still asks for when a test ends is nobody's concern.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.beforeEach(async ({ request }) => {
  const response = await request.post('/__devnet/reset')
  expect(response.ok()).toBe(true)
})

/** Opens an account as one of its owners. */
async function openAs(page: Page, owner: string, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  await connectAs(page, owner)
}

/** Fills the form and goes on to the review. */
async function review(
  page: Page,
  { to = recipient, amount = '1', token }: { to?: string; amount?: string; token?: string } = {},
): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill(to)
  await choose(page, 'With', token ?? 'ETH · Ether')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Review' }).click()
  // A line above the heading where something stops it.
  await expect(main(page).getByText('Review and approve', { exact: true })).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')
const sign = (page: Page) => page.getByRole('button', { name: /^Approve [\d,.]+ / })

/** Changes the gateway's answers at some paths on their way to the page. */
async function tamper(page: Page, path: string, change: (body: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

test('a gateway that lies about a token is contradicted before anything is signed', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  await tamper(page, '**/balances/**', (body) => body.replace(/"decimals":6/g, '"decimals":8'))
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page, { amount: '100', token: 'dUSD · Demo Dollar' })
  await expect(main(page)).toContainText('This would pay 10,000 dUSD, not 100')
  await expect(main(page)).toContainText('Token: 6 decimals, not 8')
  await expect(sign(page)).toHaveCount(0)

  // Telling the truth afterwards does not make it one: 100 were typed.
  await page.unroute('**/balances/**')
  await page.reload()
  await expect(main(page)).toContainText('The account’s contract confirms it')
  await expect(main(page)).toContainText('This would pay 10,000 dUSD, not 100')
  await expect(sign(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Draft again' }).click()
  await page.reload()
  await expect(main(page)).toContainText('The account holds 125,000.00 dUSD')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(main(page)).toContainText('dUSD, 6 decimals')
  await expect(main(page)).toContainText('100.00 dUSD')
  await sign(page).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expect(main(page)).toContainText('100.00 dUSD')
})

test('a node that lies about the contract’s hash is named, and the button is gone', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  await page.route('**/*', async (route) => {
    const asked = route.request().postData() ?? ''
    // `getTransactionHash`, alone or among others.
    if (!asked.includes('d8d11f78')) return route.fallback()
    const response = await route.fetch()
    const truth = await response.text()
    // The last word of the answer that is no length and no offset.
    await route.fulfill({ response, body: truth.replace(/[\da-f]{8}(?=0{0,56}")/, 'deadbeef') })
  })
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page, { amount: '1' })
  await expect(main(page)).toContainText('The account’s contract says otherwise')
  await expect(main(page)).toContainText('computes another code than this page')
  await expect(sign(page)).toHaveCount(0)
})

test('the demo’s batch reads line by line, without an alarm', async ({ page, request }) => {
  const path = await accountPath(request, 'Grants')
  await openAs(page, 'Carol', `${path}/queue`)
  await main(page)
    .getByRole('link', { name: /Batch of 3|Grants of November/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Payment to 3 people' })).toBeVisible()
  await expect(main(page).getByTitle('5,000 dUSD').first()).toBeVisible()
  await expect(main(page).getByTitle('2,500 dUSD')).toHaveCount(2)
  await expect(main(page)).not.toContainText('unknown token')
  await expect(main(page)).not.toContainText('may do anything')
  await expect(main(page).locator('.gp-notice')).toHaveCount(0)
})

test('a signature outlives a busy gateway, Back, and a reload', async ({ page, request }) => {
  const path = await accountPath(request, 'Treasury')
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page, { amount: '1,5' })
  await expect(main(page)).toContainText('1.50 ETH')
  await page.route('**/propose', (route) =>
    route.fulfill({ status: 429, json: { message: 'Rate limit reached' } }),
  )
  await sign(page).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('alert')).toContainText('asked too often')
  await expect(page.getByRole('alert')).toContainText('kept in this browser')
  await page.getByRole('button', { name: 'Other choices' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed, not sent' })).toBeVisible()
  await page.reload()
  await expect(main(page)).toContainText(`Send 1.5 ETH to ${recipient}.`)
  await page.unroute('**/propose')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
})

test('a signature that does not fit into the browser’s storage is not said to be kept in it', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page)
  await page.route('**/propose', (route) => route.abort())
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await sign(page).click()
  await answer(page, 'Approve')
  await expect(page.getByRole('alert')).toContainText('gone when you leave this page')
  await expect(main(page)).not.toContainText('kept in this browser')
})

test('an approval that comes after its payment was left proposes nothing, and the page says so', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  const proposals: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/propose')) proposals.push(sent.url())
  })
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page, { amount: '0.2' })
  await sign(page).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Amount').fill('7')
  await answer(page, 'Approve')
  await expect(page.getByRole('alert')).toContainText('It was not used')
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(main(page)).toContainText('7.00 ETH')
  await expect(sign(page)).toBeEnabled()
  expect(proposals).toEqual([])
})

test('a look-alike is shown once, with what differs lit', async ({ page, request }) => {
  const { accounts } = await describeDevnet(request)
  const path = await accountPath(request, 'Treasury')
  await openAs(page, 'Alice', `${path}/pay`)
  const known = accounts.find(({ name }) => name === 'Grants')?.address ?? ''
  const twin = `${known.slice(0, 6).toLowerCase()}${'1'.repeat(32)}${known.slice(-4).toLowerCase()}`
  await review(page, { to: twin })
  const panel = main(page).getByText(/This address looks like Grants, and is another\./)
  await expect(panel).toHaveCount(1)
  await expect(main(page).locator('.gp-grouped mark').first()).toBeVisible()
  await expect(main(page)).toContainText('The payee looks like another')
  await expect(sign(page)).toHaveCount(0)
  await page.getByLabel(/I compared all 40 characters/).check()
  await expect(sign(page)).toBeEnabled()
})

test('a twin of a former payee is noticed, and a burn address is refused', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  await openAs(page, 'Alice', `${path}/pay`)
  // A payee of the payrolls with other characters in the middle.
  const { payees } = (await (await request.get('/__devnet.json')).json()) as {
    payees: readonly { address: string }[]
  }
  // The last has no name in the demo.
  const digits = (payees.at(-1)?.address ?? '').toLowerCase()
  await review(page, { to: `${digits.slice(0, 12)}1111111111111111${digits.slice(28)}` })
  await expect(main(page)).toContainText('This address looks like one you have paid')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  // The form itself refuses what nobody holds.
  await page.getByLabel('To', { exact: true }).fill('0x000000000000000000000000000000000000dEaD')
  await choose(page, 'With', 'ETH · Ether')
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(main(page)).toContainText('What is sent there is lost')
  await expect(main(page).getByText('Review and approve', { exact: true })).toHaveCount(0)
})

test('executed means a receipt, and signed means a signature that holds', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Grants')
  await tamper(page, '**/transactions/multisig_*', (body) => {
    const details = JSON.parse(body) as {
      txStatus: string
      txHash: string
      detailedExecutionInfo: { confirmations: { signature: string }[] }
    }
    details.txStatus = 'SUCCESS'
    details.txHash = `0x${'ab'.repeat(32)}`
    for (const confirmation of details.detailedExecutionInfo.confirmations) {
      confirmation.signature = `0x${'11'.repeat(64)}1b`
    }
    return JSON.stringify(details)
  })
  await openAs(page, 'Carol', `${path}/queue`)
  await main(page)
    .getByRole('link', { name: /Batch of 3|Grants of November/ })
    .click()
  await expect(main(page)).toContainText('The blockchain has no such transaction.')
  await expect(main(page)).toContainText('Went through, says Safe’s service')
  await expect(page.getByRole('heading', { name: '0 of 2 approvals' })).toBeVisible()
  await expect(main(page)).toContainText('Signature does not hold')
})

test('what the gateway does not show is not signed, and said to be so', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Grants')
  await tamper(page, '**/transactions/multisig_*', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), txData: null }),
  )
  await openAs(page, 'Carol', `${path}/queue`)
  await main(page)
    .getByRole('link', { name: /Batch of 3|Grants of November/ })
    .click()
  await expect(main(page)).toContainText('This cannot be checked. Do not approve it anywhere.')
  await expect(page.getByRole('button', { name: /^(Approve|Send)/ })).toHaveCount(0)
})

test('a wallet that disconnects in one tab does not sign in the other', async ({
  context,
  request,
}) => {
  const path = await accountPath(request, 'Treasury')
  const one = await context.newPage()
  await openAs(one, 'Alice', `${path}/pay`)
  await review(one)
  await expect(sign(one)).toBeEnabled()
  const two = await context.newPage()
  await two.goto(`/#${path}`)
  await two
    .getByRole('button', { name: /0xf3.*|Alice/i })
    .first()
    .click()
  await two.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  // The wallet dialogs follow other tabs; where they do not, the page says why it does not sign.
  await expect(
    one.getByText(/Connect the wallet of an owner to approve|In another tab somebody else/),
  ).toBeVisible()
  await expect(sign(one)).toBeDisabled()
})

test('a sent execution is not sent twice after a reload, and the focus stays near', async ({
  page,
  request,
}) => {
  const path = await accountPath(request, 'Petty cash')
  const { chains } = await describeDevnet(request)
  const rpc = async (method: string, params: unknown[] = []) => {
    const data = { jsonrpc: '2.0', id: 1, method, params }
    await request.post(chains[0]?.rpcUrl ?? '', { data })
  }
  await openAs(page, 'Alice', `${path}/pay`)
  await review(page, { amount: '0.1' })
  await sign(page).click()
  await answer(page, 'Approve')
  await rpc('evm_setAutomine', [false])
  try {
    const execute = page.getByRole('button', { name: /^Send [\d,.]+ / })
    await execute.click()
    await answer(page, 'Approve')
    await expect(page.getByText('Sent. Waiting for the blockchain.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Sent. Waiting for the blockchain.')).toBeVisible()
    await expect(execute).toHaveAttribute('aria-disabled', 'true')
    await execute.focus()
    await rpc('evm_mine')
  } finally {
    await rpc('evm_setAutomine', [true])
  }
  await expect(page.getByText('Done. The blockchain has it.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'What you can do' })).toBeFocused()
})
