import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, erc20Abi, getAddress, http, keccak256, stringToHex } from 'viem'

import { compareNew } from './compareNew.ts'
import { askNode, browserOf, closeBrowsers, type Demo, named, resetDemo, urlOf } from './demo.ts'

const main = (page: Page) => page.getByRole('main')

const payee = (number: number) =>
  getAddress(`0x${keccak256(stringToHex(`payee ${number}`)).slice(-40)}`)

/** Lines as a spreadsheet gives them: name, address, amount with a comma, token, memo. */
const payroll = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `Person ${index + 1}\t${payee(index)}\t1${index % 10},5${index % 7}\tdUSD\tOctober`,
  ).join('\n')

/** Pastes text where an address belongs, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'To', exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test.afterEach(closeBrowsers)

test('who approves next reads the names and memos of a short payroll, as the word of its note', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  const lines = ['Ana Ruiz\tRent', 'Kofi Mensah\tInvoice 12', 'Bob\t']
  await paste(
    alice,
    lines
      .map((line, index) => line.replace('\t', `\t${payee(index)}\t1${index}.50\tdUSD\t`))
      .join('\n'),
  )
  await expect(main(alice)).toContainText('the name and memo of every line')
  await main(alice).getByRole('checkbox', { name: /memo/i }).check()
  await compareNew(alice)
  // She knows another address by that name.
  await expect(main(alice)).toContainText('line 3 pays another address than the one you keep')
  await main(alice).getByRole('button', { name: 'It is meant' }).click()
  await alice.getByRole('button', { name: 'Review 1 batch' }).click()
  await main(alice).getByRole('button', { name: 'Approve 3 payments' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', urlOf(demo, 'Treasury', '/queue'))
  await expect(main(bob)).toContainText(/ payroll/)
  await expect(main(bob)).not.toContainText('| Ana')
  await bob.goto(alice.url())
  await expect(main(bob)).toContainText('Title and names are a note')
  await expect(main(bob).getByText('Ana Ruiz')).toBeVisible()
  await expect(main(bob).getByText('Rent')).toBeVisible()
  await expect(main(bob)).toContainText('carry the fingerprint of their memos')
  // He knows another address by that name.
  await expect(main(bob)).toContainText('You know another address by this name')
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  const receipt = main(bob).getByRole('article', { name: 'Receipt' })
  await expect(receipt).toContainText('Kofi Mensah')
  await expect(receipt).toContainText('at the time')

  await bob.goto(urlOf(demo, 'Treasury', '/activity'))
  await bob.getByRole('button', { name: 'Export' }).click()
  const download = bob.waitForEvent('download')
  await bob.getByRole('button', { name: 'Save as JSON' }).click()
  const rows = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<
    string,
    string
  >[]
  const [{ id } = { id: '' }] = rows.filter(({ notedName }) => notedName === 'Ana Ruiz')
  expect(
    rows
      .filter((row) => row['id'] === id)
      .map(({ notedName, memo, worth, worthBy }) => [notedName, memo, worth, worthBy]),
  ).toEqual([
    ['Ana Ruiz', 'Rent', '10.50', 'then'],
    ['Kofi Mensah', 'Invoice 12', '11.50', 'then'],
    ['Bob', '', '12.50', 'then'],
  ])
})

test('a hundred pasted lines are rehearsed, looked over as one batch, signed by two owners and paid', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await paste(alice, payroll(100))
  await expect(main(alice)).toContainText('From Treasury · 100 lines')
  // Every line was run on the chain before anybody has signed.
  await expect(alice.getByText('Trial run: 100 of 100 arrive.')).toBeVisible()
  // However many are new, it is one line.
  await expect(alice.getByText('100 of 100 are new')).toBeVisible()
  await main(alice)
    .getByRole('checkbox', { name: /^Keep these names in People/ })
    .check()
  await compareNew(alice)
  await alice.getByRole('button', { name: 'Review 1 batch' }).click()
  await main(alice).getByRole('button', { name: 'Approve 100 payments' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  // The title goes along to the other owners.
  await expect(main(alice)).toContainText(/ payroll: October/)

  // While it waits, the inbox and the account's own page count the same money.
  const bob = await browserOf(browser, 'Bob', urlOf(demo, 'Treasury', '/queue'))
  await expect(main(bob)).toContainText('1,502.95 dUSD')
  await bob.goto(urlOf(demo, 'Treasury'))
  await expect(main(bob)).toContainText('$1,502.95')
  await bob.goto(alice.url())
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText('1,502.95 dUSD')

  // So do the month and the file for whoever closes it, a row for each payee.
  await bob.goto(urlOf(demo, 'Treasury', '/activity'))
  await expect(main(bob).getByRole('listitem').filter({ hasText: '100 people' })).toContainText(
    '−1,502.95 dUSD',
  )
  await bob.getByRole('button', { name: 'Export' }).click()
  const download = bob.waitForEvent('download')
  await bob.getByRole('button', { name: 'Save as JSON' }).click()
  const rows = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<
    string,
    string
  >[]
  const [{ id } = { id: '' }] = rows.filter(({ part }) => part === '100')
  const cents = rows
    .filter((row) => row['id'] === id)
    .map(({ amount }) => Math.round(Number(amount) * 100))
  expect(cents).toHaveLength(100)
  expect(cents.reduce((sum, one) => sum + one)).toBe(150_295)
  await bob.goto(urlOf(demo, 'Treasury'))
  await expect(main(bob).getByRole('listitem').filter({ hasText: '100 people' })).toContainText(
    '−1,502.95 dUSD',
  )

  // The payroll is over, and the same lines are not paid once more without a word.
  await alice.goto(urlOf(demo, 'Treasury', '/pay/payroll'))
  await expect(main(alice)).toContainText(/Paid today /)
  await expect(main(alice).getByRole('button', { name: /^Review/ })).toHaveCount(0)
  await expect(main(alice).getByText('1,502.95', { exact: true })).toBeVisible()
  await main(alice)
    .getByText(/^100 lines/)
    .click()
  // The names went to People when it was signed.
  await expect(main(alice).getByText('Person 1', { exact: true })).toBeVisible()
  await expect(main(alice).getByRole('button', { name: /^Keep .* in People/ })).toHaveCount(0)
  await main(alice).getByRole('button', { name: 'Use again' }).click()
  await expect(main(alice)).toContainText(/The same left today /)
  await main(alice).getByRole('button', { name: 'More', exact: true }).click()
  await main(alice).getByRole('button', { name: 'Start over' }).click()
  await main(alice).getByRole('button', { name: 'Undo' }).click()
  await expect(main(alice)).toContainText('From Treasury · 100 lines')

  // Each has what stands in their line, says the chain.
  const client = createPublicClient({ transport: http(demo.chain.rpcUrl) })
  const balances = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      client.readContract({
        address: demo.chain.contracts.dUsd,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [payee(index)],
      }),
    ),
  )
  expect(balances[56]).toBe(16_500_000n)
  const amounts = balances.map((_, index) => BigInt(`1${index % 10}5${index % 7}0000`))
  expect(balances).toEqual(amounts)
})

/** A node that does not know how to try out several calls, as many do not. */
const withoutSimulation = (page: Page, { chain }: Demo) =>
  page.route(`${chain.rpcUrl}**`, async (route) => {
    const asked = route.request().postDataJSON() as { id: number; method: string }
    if (asked.method !== 'eth_simulateV1') return route.fallback()
    const error = { code: -32601, message: 'the method eth_simulateV1 does not exist' }
    return route.fulfill({ json: { jsonrpc: '2.0', id: asked.id, error } })
  })

test('a line that the network would refuse is named; where the node cannot rehearse, the account’s contracts say so', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  // It takes no money.
  await askNode(request, demo, 'anvil_setCode', [payee(1), '0x60006000fd'])
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await paste(
    alice,
    [0, 1, 2].map((one) => `Person ${one + 1}\t${payee(one)}\t1.5\tETH`).join('\n'),
  )
  const refused = main(alice).getByRole('row', { name: /Person 2/ })
  await expect(refused).toContainText('Fails')
  await expect(main(alice)).toContainText('The network would refuse this payment')
  await expect(main(alice).getByText('Line 2 stops you')).toBeVisible()
  const review = main(alice).getByRole('button', { name: 'Review 1 batch' })
  await expect(review).toBeDisabled()

  await withoutSimulation(alice, demo)
  await alice.reload()
  await expect(main(alice)).toContainText('Single lines cannot have a trial run here.')
  await compareNew(alice)
  await review.click()
  await expect(main(alice)).toContainText('This would fail')
  const sign = main(alice).getByRole('button', { name: /^Approve/ })
  await expect(sign).toHaveCount(0)

  await alice.goBack()
  await alice.unrouteAll()
  await alice.reload()
  await main(alice).getByRole('button', { name: 'Drop line 2' }).click()
  await expect(review).toBeEnabled()
  await withoutSimulation(alice, demo)
  await review.click()
  await expect(main(alice)).toContainText('The account’s own contracts say that it goes through.')
  await expect(sign).toBeEnabled()
  // What it costs the node cannot say: the gateway claims it, and its mark says who does.
  const fee = main(alice).getByText(/as Safe’s service estimates, paid by who sends it/)
  await expect(fee).toHaveText(/^at least 0\.0\d+ ETH /)
  await expect(fee).toHaveAttribute('data-source', 'gateway')
})

test('five hundred pasted lines become a table with what leaves in all, and are cut into batches for a device', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await paste(alice, payroll(500))
  await expect(main(alice)).toContainText('From Treasury · 500 lines')
  await expect(main(alice).getByRole('row', { name: /Person 1\b/ })).toContainText('10.50dUSD')
  await expect(main(alice).getByText('7,514.94', { exact: true })).toBeVisible()
  await expect(main(alice).getByText('Trial run: 500 of 500 arrive.')).toBeVisible()
  await expect(main(alice)).toContainText('100 + 100 + 100 + 100 + 100')
  await main(alice).getByLabel('Nobody signs on a Ledger or a Trezor').check()
  await expect(main(alice)).toContainText('200 + 200 + 100')
  await expect(main(alice)).toContainText('each owner signs each of them')

  // A hundred rows at a time, and each batch above its first line.
  await expect(main(alice)).toContainText('Batch 1: 200 payments')
  const more = main(alice).getByRole('button', { name: 'Show 100 more lines' })
  for (let shown = 100; shown < 500; shown += 100) await more.click()
  await expect(more).toHaveCount(0)
  await expect(main(alice).getByRole('row', { name: /Person 500\b/ })).toContainText('19.52dUSD')
  await expect(main(alice)).toContainText('Batch 3: 100 payments')
  await compareNew(alice)
  await main(alice).getByRole('button', { name: 'Review batch 3' }).click()
  await expect(main(alice).getByRole('button', { name: 'Approve 100 payments' })).toBeEnabled()
})

test('a line whose payee looks like somebody known stops the payroll until it is compared or put right', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const bob = named(demo.owners, 'Bob').address
  const twin = getAddress(`${bob.slice(0, 8)}${'1'.repeat(28)}${bob.slice(-6)}`.toLowerCase())
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await paste(
    alice,
    [payee(1), twin, payee(2)]
      .map((to, index) => `Person ${index + 1}\t${to}\t1.5\tdUSD`)
      .join('\n'),
  )
  const row = main(alice).getByRole('row', { name: /Person 2/ })
  await expect(row).toContainText('Stops you')
  await expect(main(alice)).toContainText('This looks like the address of Bob, and is another one.')
  await expect(main(alice).getByText('Line 2 stops you')).toBeVisible()
  const review = main(alice).getByRole('button', { name: 'Review 1 batch' })
  await expect(review).toBeDisabled()

  await main(alice).getByRole('button', { name: 'Use that one' }).click()
  await expect(main(alice).getByRole('row', { name: /Bob/ })).toContainText(`0x${bob.slice(2, 6)}`)
  await expect(main(alice)).not.toContainText('This looks like the address of Bob')
  // Whom nobody has compared is still to look at.
  await expect(main(alice)).toContainText('1 thing to look at')
  await expect(review).toBeDisabled()
  await compareNew(alice)
  await expect(review).toBeEnabled()
})

/** A further page of the same browser, at a place of the app. */
async function otherTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(url)
  return tab
}

test('two tabs on one payroll: what one changes the other does not sign, and what is signed comes back as signed', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const one = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await paste(one, payroll(3))
  await compareNew(one)
  await one.getByRole('button', { name: 'Review 1 batch' }).click()
  const approve = (page: Page) => main(page).getByRole('button', { name: 'Approve 3 payments' })
  await expect(approve(one)).toBeEnabled()
  const other = await otherTab(one, one.url())
  await expect(approve(other)).toBeEnabled()

  // One corrects a line: what the other shows is paid by nobody.
  await one.goBack()
  const row = (page: Page, name: RegExp) => main(page).getByRole('row', { name })
  await main(one).getByRole('button', { name: 'Paste more' }).click()
  await main(one).getByRole('textbox').fill(payroll(3).replace('10,50', '20,50'))
  await main(one).getByRole('button', { name: 'Read the lines' }).click()
  await expect(row(one, /Person 1/)).toContainText('20.50')
  await expect(approve(other)).toHaveCount(0)
  await expect(main(other)).toContainText('This draft is not in this browser.')

  // One starts over while the other approves: taken back, the lines are signed.
  await compareNew(one)
  await one.getByRole('button', { name: 'Review 1 batch' }).click()
  await expect(approve(one)).toBeEnabled()
  await other.goto(one.url())
  await expect(approve(other)).toBeEnabled()
  await one.goto(urlOf(demo, 'Treasury', '/pay/payroll'))
  await main(one).getByRole('button', { name: 'More', exact: true }).click()
  await main(one).getByRole('button', { name: 'Start over' }).click()
  const third = await otherTab(one, other.url())
  await expect(approve(third)).toBeEnabled()
  // Both approve.
  await Promise.all([other, third].map((page) => approve(page).dispatchEvent('click')))
  const opened = () => [other, third].map((page) => page.url()).find((url) => url.includes('/tx/'))
  await expect.poll(opened).toBeDefined()
  await main(one).getByRole('button', { name: 'Undo' }).click()
  await expect(main(one)).toContainText('closed for changes')
  await expect(main(one).getByRole('button', { name: /^Review/ })).toHaveCount(0)
})

test('a payroll is paid out of what the blockchain says is held, whatever the gateway counts', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const url = urlOf(demo, 'Treasury', '/pay')
  const alice = await browserOf(browser, 'Alice', url, (context) =>
    context.route('**/balances/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"balance":"\d+"/g, '"balance":"1"')
      await route.fulfill({ response, body })
    }),
  )
  await paste(alice, `Person 1\t${payee(0)}\t1.5\tETH\nPerson 2\t${payee(1)}\t1000000\tETH`)
  await expect(main(alice)).toContainText('This is more ETH than the account holds.')
  await expect(main(alice).getByText('Line 2 stops you')).toBeVisible()
})
