import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, getAddress, type Hash, http, keccak256, stringToHex } from 'viem'
import { memoReference } from '@ghost-pay/payments/memo'

import { compareNew } from './compareNew.ts'
import { browserOf, choose, closeBrowsers, resetDemo, urlOf } from './demo.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const words = 'Invoice 2026-114'

const main = (page: Page) => page.getByRole('main')
const receipt = (page: Page) => main(page).getByRole('article', { name: 'Receipt' })

test.afterEach(closeBrowsers)

test('what a payment is for is bound to it: the review, the chain and the receipt say so', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay'))
  await alice.getByLabel('To', { exact: true }).fill(shop)
  await choose(alice, 'With', 'dUSD · Demo Dollar')
  await alice.getByLabel('Amount').fill('12')
  await alice.getByLabel('For', { exact: true }).fill(words)
  await alice.getByRole('checkbox', { name: 'Bind it to the payment' }).check()
  await alice.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(main(alice)).toContainText('These words are bound to the payment')
  await expect(main(alice)).toContainText('A trial run moved exactly this')
  await alice.getByRole('button', { name: /^Approve 12 dUSD/ }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  // The gateway has passed the words on; the bytes still carry them.
  await expect(main(alice)).toContainText('These words are bound to the payment')

  const bob = await browserOf(browser, 'Bob', alice.url())
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(receipt(bob)).toContainText('12.00 dUSD')
  await expect(receipt(bob)).toContainText('These words are bound to the payment')
  await expect(receipt(bob)).not.toContainText(/a note (of|by) /)

  const hash = (await receipt(bob)
    .locator('dt', { hasText: 'On the blockchain' })
    .locator('xpath=following-sibling::dd')
    .innerText()) as Hash
  const [sent] = /0x[\da-f]{64}/.exec(hash.replaceAll(/\s/g, '')) ?? []
  const client = createPublicClient({ transport: http(demo.chain.rpcUrl) })
  const { input } = await client.getTransaction({ hash: sent as Hash })
  expect(input).toContain(memoReference(words).slice(2))
})

test('of a payroll each line carries the words of its own', async ({ browser, request }) => {
  test.slow()
  const demo = await resetDemo(request)
  const payee = (name: string) => getAddress(`0x${keccak256(stringToHex(name)).slice(-40)}`)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay/payroll'))
  await alice
    .getByLabel('Paste lines from a spreadsheet')
    .fill(
      ['Ivo', 'Marek', 'Yuki']
        .map(
          (name, index) =>
            `${name}\t${payee(name)}\t${index * 7 + 10}.50\tdUSD\tOctober for ${name}`,
        )
        .join('\n'),
    )
  await alice.getByRole('button', { name: 'Read the lines' }).click()
  await alice.getByRole('checkbox', { name: 'Bind the memos to the payments' }).check()
  await expect(main(alice)).toContainText('Trial run: 3 of 3 arrive.')
  await compareNew(alice)
  await alice.getByRole('button', { name: 'Review 1 batch' }).click()
  await expect(main(alice)).toContainText('3 of these payments carry the fingerprint')
  await expect(main(alice)).toContainText('A trial run moved exactly this')
})
