import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, http, parseAbi } from 'viem'

import { browserOf, closeBrowsers, named, resetDemo, urlOf } from './demo.ts'

const dora = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

test('a collectible is sent by two owners, and is the payee’s by the chain’s word', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const client = createPublicClient({ transport: http(demo.chain.rpcUrl) })
  const ownerOf = (id: bigint) =>
    client.readContract({
      address: demo.chain.contracts.ghost,
      abi: parseAbi(['function ownerOf(uint256 id) view returns (address)']),
      functionName: 'ownerOf',
      args: [id],
    })
  expect(await ownerOf(3n)).toBe(named(demo.accounts, 'Treasury').address)

  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/assets'))
  const third = main(alice).getByRole('article').filter({ hasText: 'No. 3' })
  await third.getByRole('button', { name: 'Send' }).click()
  await main(alice).getByRole('combobox', { name: 'To', exact: true }).fill(dora)
  await main(alice).getByRole('button', { name: 'Review', exact: true }).click()

  // By its own bytes, with the whole address of who gets it.
  await expect(main(alice)).toContainText(dora)
  await main(alice)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toBeVisible()
  expect(await ownerOf(3n)).toBe(dora)

  await bob.goto(urlOf(demo, 'Treasury', '/assets'))
  await expect(main(bob).getByRole('article').filter({ hasText: 'No. 4' })).toBeVisible()
  await expect(main(bob).getByRole('article').filter({ hasText: 'No. 3' })).toHaveCount(0)
})
