import { expect, type Page, type Request, test } from '@playwright/test'

import { connectAs, type DevnetDescription } from './wallet.ts'

/** What the gateway answers, changed on its way to the page. */
async function lie(
  page: Page,
  url: string | RegExp,
  change: (answer: never) => unknown,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    // The shapes are the gateway's own; a wrong one fails the test that changes it.
    const answer = (await response.json()) as never
    await route.fulfill({ response, json: change(answer) })
  })
}

let devnet: DevnetDescription
let treasury: string

// What the page still asks for when a test ends is nobody's concern.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.beforeEach(async ({ page, request }) => {
  expect((await request.post('/__devnet/reset')).ok()).toBe(true)
  // The server's own description.
  devnet = (await (await request.get('/__devnet.json')).json()) as DevnetDescription
  treasury = devnet.accounts.find(({ name }) => name === 'Treasury')?.address ?? ''
  await page.goto('/?auto=1')
})

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('listitem')
const openAccount = (page: Page, place = '') =>
  page.goto(`/?auto=1#/a/ghost-devnet:${treasury}${place}`)

/** Counts what is asked of the gateway and of the node. */
function count(page: Page) {
  const asked = { gateway: [] as string[], node: 0 }
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/gateway')) asked.gateway.push(pathname)
    if (request.url().startsWith(devnet.chains[0]?.rpcUrl ?? '–')) asked.node += 1
    // Events come for as long as the page is open.
    if (pathname !== '/gateway/events') unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const all = () => asked.gateway.length + asked.node
  /** Waits until all is answered and nothing more is asked for three looks: on a busy machine an answer leads to a question late. */
  async function untilAtRest(): Promise<void> {
    let last = -1
    let looks = 0
    const restedFor = () => {
      looks = all() === last && unanswered.size === 0 ? looks + 1 : 0
      last = all()
      return looks
    }
    await expect.poll(restedFor, { intervals: [1000] }).toBe(3)
  }
  return Object.assign(asked, { all, untilAtRest })
}

const twinOf = (address: string) =>
  `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase()

test('an account that the chain does not confirm stands apart, with the reason', async ({
  page,
}) => {
  const twin = twinOf(treasury)
  await lie(page, '**/owners/*/safes', (answer: Record<string, string[]>) => ({
    ...answer,
    31337: [twin, ...(answer[31337] ?? [])],
  }))
  await connectAs(page, 'Alice', { asks: false })
  await page.getByRole('link', { name: 'Your accounts' }).click()
  const foreign = main(page).locator('section', {
    has: page.getByRole('heading', { name: 'Not yours' }),
  })
  await expect(foreign.getByRole('listitem')).toHaveCount(1)
  await expect(foreign).toContainText('The blockchain has no account at this address')
  await expect(foreign).toContainText('Looks like Treasury and is another address')
  await expect(foreign).toContainText(twin, { ignoreCase: true })
  const own = main(page).locator('.gp-list').first().getByRole('listitem')
  await expect(own.filter({ hasText: 'Treasury' })).toContainText('2 of 3 approve')
  await expect(own.filter({ hasText: twin.slice(0, 8) })).toHaveCount(0)
})

test('while the node is silent, no account is called yours', async ({ page }) => {
  await connectAs(page, 'Alice', { asks: false })
  await page.route(`${devnet.chains[0]?.rpcUrl}/**`, (route) => route.abort())
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await expect(main(page).getByRole('heading', { name: 'Not checked' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Treasury' })).toContainText('Nobody has checked that')
  await page.unroute(`${devnet.chains[0]?.rpcUrl}/**`)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('heading', { name: 'Not checked' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Treasury' })).toContainText('40')
})

test('five hundred accounts are asked about in bulk', async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) =>
    index === 300 ? treasury : `0x${(0xabc0000 + index).toString(16).padStart(40, '1')}`,
  )
  await lie(page, '**/owners/*/safes', (answer: Record<string, string[]>) => ({
    ...answer,
    31337: many,
  }))
  await connectAs(page, 'Alice', { asks: false })
  const asked = count(page)
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await expect(rows(page).filter({ hasText: 'Treasury' })).toContainText('2 of 3 approve')
  await expect(main(page)).toContainText('Not yours')
  expect(asked.gateway.length).toBeLessThan(15)
  expect(asked.node).toBeLessThan(15)
})

type History = {
  results: {
    transaction?: {
      id: string
      txStatus: string
      txHash: string | null
      timestamp: number
      txInfo: { type: string; transferInfo?: { value: string } }
    }
  }[]
}

test('what did not happen on the chain is said not to have, row by row', async ({ page }) => {
  await lie(page, '**/transactions/history*', (answer: History) => {
    const all = answer.results.flatMap(({ transaction }) => transaction ?? [])
    const failed = all.find(({ txStatus }) => txStatus === 'FAILED')
    if (failed) failed.txStatus = 'SUCCESS'
    const paid = all.find((each) => each.id.startsWith('multisig') && each.txStatus === 'SUCCESS')
    if (paid) paid.txHash = `0x${'ab'.repeat(32)}`
    return answer
  })
  await openAccount(page, '/activity')
  await expect(
    rows(page).filter({ hasText: 'On the blockchain it did not go through: nothing moved.' }),
  ).toHaveCount(1)
  await expect(
    rows(page).filter({ hasText: 'The blockchain has no such transaction.' }),
  ).toHaveCount(1)
  // What the chain confirms needs no comment.
  await expect(
    rows(page)
      .filter({ hasText: /^Paid /, hasNotText: 'says Safe’s service' })
      .first(),
  ).toBeVisible()
})

test('without the node every status is marked as the gateway’s word', async ({ page }) => {
  await page.route(`${devnet.chains[0]?.rpcUrl}/**`, (route) => route.abort())
  await openAccount(page, '/activity')
  const things = rows(page).filter({ hasText: /^(Paid|Received|Batch) / })
  await expect(things.first()).toContainText('says Safe’s service')
  await expect(things.filter({ hasNotText: 'says Safe’s service' })).toHaveCount(0)
})

type Queue = {
  results: {
    transaction?: {
      executionInfo: { confirmationsRequired: number; confirmationsSubmitted: number }
      txStatus: string
    }
  }[]
}
type Details = {
  detailedExecutionInfo: {
    confirmations: { signer: { value: string }; signature: string; submittedAt: number }[]
  }
}

test('signatures that do not recover are not counted, and the gateway’s count is named', async ({
  page,
}) => {
  const grants = devnet.accounts.find(({ name }) => name === 'Grants')?.address ?? ''
  const [, , carol] = devnet.owners
  await lie(page, '**/transactions/queued*', (answer: Queue) => {
    for (const { transaction } of answer.results) {
      if (transaction === undefined) continue
      transaction.executionInfo.confirmationsSubmitted += 1
      transaction.txStatus = 'AWAITING_EXECUTION'
    }
    return answer
  })
  await lie(page, '**/transactions/multisig_*', (answer: Details) => {
    answer.detailedExecutionInfo.confirmations.push({
      signer: { value: carol?.address ?? '' },
      signature: `0x${'11'.repeat(64)}1b`,
      submittedAt: 0,
    })
    return answer
  })
  await page.goto(`/?auto=1#/a/ghost-devnet:${grants}/queue`)
  const first = rows(page)
    .filter({ hasText: /Safe’s service counts \d signatures/ })
    .first()
  await expect(first).toContainText(/Only \d holds?|None holds/)
})

test('a gateway that does not know an account is not the last to be asked', async ({ page }) => {
  await page.route(`**/gateway/v*/chains/*/safes/${treasury}**`, (route) =>
    route.fulfill({ status: 404, json: { code: 404, message: 'Not found' } }),
  )
  await openAccount(page)
  await expect(main(page)).toContainText('Safe’s service does not know this account.')
  await expect(main(page)).toContainText('2 of 3 owners must approve')
  await expect(main(page)).toContainText('40.00 ETH')
})

test('a transaction that the gateway does not know is looked for on the chain', async ({
  page,
  request,
}) => {
  const { origin } = new URL(page.url())
  const answered = await request.get(
    `${origin}/gateway/v1/chains/31337/safes/${treasury}/transactions/history`,
  )
  // The shape is the gateway's own; a wrong one fails the next line.
  const { results } = (await answered.json()) as {
    results: { transaction?: { id: string; txStatus: string; txHash: string } }[]
  }
  const done = results.find(
    ({ transaction }) =>
      transaction?.txStatus === 'SUCCESS' && transaction.id.startsWith('multisig_'),
  )?.transaction
  await page.route('**/transactions/multisig_*', (route) =>
    route.fulfill({ status: 404, json: { code: 404, message: 'Not found' } }),
  )
  await openAccount(page, `/tx/${done?.id}`)
  await expect(main(page)).toContainText('Safe’s service does not know this transaction.')
  await expect(main(page)).toContainText('The account has done it.')
  await expect(main(page)).toContainText(done?.txHash ?? '–')
  await expect(main(page)).toContainText('This browser keeps nothing of it')
  await expect(main(page).getByRole('link', { name: 'Open a payment' })).toBeVisible()

  // One that never was is not called executed.
  await openAccount(page, `/tx/multisig_${treasury}_0x${'ab'.repeat(32)}`)
  await expect(main(page)).toContainText('The account has never done it.')
})

test('where the chain has nothing, the gateway’s account is not shown', async ({ page }) => {
  const twin = twinOf(treasury)
  const asked = new RegExp(`/v1/chains/31337/safes/${twin}$`, 'i')
  await page.route(asked, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/0x[0-9a-f]{40}$/i, treasury)
    const response = await route.fetch({ url })
    await route.fulfill({ response, body: (await response.text()).replaceAll(treasury, twin) })
  })
  await page.goto(`/?auto=1#/a/ghost-devnet:${twin}`)
  await expect(main(page)).toContainText(
    'Safe’s service describes an account here. The blockchain has none.',
  )
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0)
})

test('a page that is looked at asks little, a hidden one nothing', async ({ page }) => {
  await page.clock.install()
  const opening = count(page)
  await openAccount(page, '/activity')
  await expect(rows(page).first()).toBeVisible()
  await page.clock.runFor(2000)
  // What the rows ask as they come in belongs to opening the page, however late it comes.
  await opening.untilAtRest()
  const pageTime = () => page.evaluate(() => Date.now())
  const begin = await pageTime()
  const asked = count(page)
  // A minute, step by step, so that answers can come in between. What the steps take themselves passes for the page as well.
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1000)
  const passed = (await pageTime()) - begin
  expect(asked.gateway.length).toBeGreaterThan(0)
  // Each of its questions has a time of its own, and none comes again within 20 seconds.
  const often = Math.floor(passed / 20_000) + 1
  expect(new Set(asked.gateway).size).toBeLessThanOrEqual(2)
  for (const path of asked.gateway)
    expect(asked.gateway.filter((one) => one === path).length).toBeLessThanOrEqual(often)
  // The history is not read again while nothing has changed in it.
  expect(asked.gateway.filter((path) => path.includes('history'))).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(1000)
  // What was asked before it was hidden is answered, however late.
  await asked.untilAtRest()
  const before = asked.all()
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1000)
  expect(asked.all()).toBe(before)
})

const hostile = 'Visit https://claim-3.example/'.padEnd(400, 'A')

for (const width of [390, 1280]) {
  test(`tokens of any name and number keep the page in shape, ${width} px wide`, async ({
    page,
  }) => {
    type Balances = { items: { balance: string; tokenInfo: Record<string, unknown> }[] }
    await lie(page, '**/balances/usd*', (answer: Balances) => {
      const token = answer.items.find(({ tokenInfo }) => tokenInfo['symbol'] === 'dUSD')
      const named = (symbol: string, index: number) => ({
        ...token,
        tokenInfo: {
          ...token?.tokenInfo,
          symbol,
          name: hostile,
          address: `0x${(0xabc0000 + index).toString(16).padStart(40, '2')}`,
        },
      })
      const spam = Array.from({ length: 150 }, (_, index) => named(hostile, index))
      const plain = Array.from({ length: 150 }, (_, index) => ({
        ...named(`W${'W'.repeat(14)}`, 1000 + index),
        balance: '9'.repeat(60),
      })).map((each, index) => ({
        ...each,
        tokenInfo: {
          ...each.tokenInfo,
          name: `Plain ${index}`,
          symbol: `${'W'.repeat(12)}${index}`,
        },
      }))
      return { ...answer, items: [...spam, ...answer.items, ...plain] }
    })
    await page.setViewportSize({ width, height: 900 })
    await openAccount(page)
    await expect(main(page)).toContainText('150 tokens are hidden')
    const tokens = main(page).locator('section', {
      has: page.getByRole('heading', { name: 'Tokens' }),
    })
    // The account's own currency and what it holds of value come first; spam is folded, with the reason.
    await expect(tokens.getByRole('listitem').nth(0)).toContainText('ETH')
    await expect(tokens.getByRole('listitem').nth(1)).toContainText('dUSD')
    await expect(tokens.getByText(hostile.slice(0, 29)).first()).toBeHidden()
    expect(await tokens.getByRole('listitem').count()).toBeLessThan(15)
    await tokens.getByText('150 tokens are hidden').click()
    await expect(
      tokens.getByText('Its name leads somewhere. Do not go there.').first(),
    ).toBeVisible()
    const heights = await tokens
      .locator('.gp-row')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // All of what is cut can be read.
    await tokens.getByText(hostile.slice(0, 29)).first().click()
    await expect(tokens.locator('.gp-token[open]').getByText(hostile).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('to connect leaves no error behind', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The worker is kept from the page by these tests (playwright.config.ts).
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await connectAs(page, 'Alice', { asks: false })
  await page.getByRole('link', { name: 'Your accounts' }).click()
  await expect(rows(page).filter({ hasText: 'Treasury' })).toBeVisible()
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Treasury' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('all numbers of a page are written as the visitor’s country writes them, the kit’s included', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-AT' })
  const page = await context.newPage()
  await page.goto('/?auto=1')
  await connectAs(page, 'Alice', { asks: false })
  await openAccount(page)
  await expect(main(page)).toContainText('125.000')
  await expect(page.locator('body')).not.toContainText(/\d,\d{3}\.\d/)
  // The kit's own dialog says what the wallet holds.
  await page.goto('/?auto=1#/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(/\d\.\d{3}(,\d+)? ETH/)
  await expect(page.locator('body')).not.toContainText(/\d,\d{3}\.\d/)
  await context.close()
})

test('an address with its chain, and one with a wrong checksum, are read on the first page', async ({
  page,
}) => {
  const field = page.getByLabel('Account address')
  const wrong = treasury.replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase())
  await field.fill(wrong)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(main(page)).toContainText('The checksum does not match')
  await field.fill(`ghost-devnet:${treasury}`)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(main(page)).toContainText('2 of 3 owners must approve')
})

type QueuePage = {
  next: string | null
  results: unknown[]
}

test('the queue says how many wait, also those on later pages and those that cannot be read', async ({
  page,
}) => {
  let next: string | null = null
  let strange = 0
  await lie(page, '**/transactions/queued*', (answer: QueuePage) => ({
    ...answer,
    next,
    results: [
      ...answer.results,
      ...Array.from({ length: strange }, (_, index) => ({
        type: 'TRANSACTION',
        transaction: { id: `strange ${index}`, executionInfo: 'none of ours' },
        conflictType: 'None',
      })),
    ],
  }))
  const places = page.getByRole('navigation', { name: 'Account', exact: true })
  const grants = devnet.accounts.find(({ name }) => name === 'Grants')?.address ?? ''
  await page.goto(`/?auto=1#/a/ghost-devnet:${grants}`)
  const badge = places.locator('.gp-count .gp-visually-hidden')
  await expect(badge).toHaveText(/^\d+ waiting$/)
  const waiting = parseInt((await badge.textContent()) ?? '', 10)
  await expect(main(page)).not.toContainText('cannot be read')

  strange = 2
  await page.reload()
  await expect(badge).toHaveText(`${waiting + 2} waiting`)
  await expect(main(page)).toContainText('2 entries that cannot be read')
  await places.getByRole('link', { name: /^Inbox/ }).click()
  await expect(main(page)).toContainText('2 entries that cannot be read')

  strange = 0
  const { origin } = new URL(page.url())
  const list = `${origin}/gateway/v1/chains/31337/safes/${grants}/transactions/queued`
  next = `${list}?cursor=limit%3D20%26offset%3D20`
  await page.reload()
  await expect(badge).toHaveText(`${waiting} or more waiting`)
})
