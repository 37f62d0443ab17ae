import { expect as expectSoon, type Page, test } from '@playwright/test'
import { createPublicClient, http, parseAbi } from 'viem'

import { browserOf, closeBrowsers, named, resetDemo, urlOf } from './demo.ts'

/** Code and answers of a first visit may take a while on a machine that does much else. */
const expect = expectSoon.configure({ timeout: 30_000 })

const dora = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

test('an owner is added and the threshold is changed by two owners, through the review', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/settings'))
  await expect(main(alice)).toContainText('2 of 3 must sign')
  await main(alice).getByRole('button', { name: 'Add an owner' }).click()
  await main(alice).getByLabel('Address of the new owner').fill(dora)
  await main(alice).getByLabel('How many must sign').selectOption('3')
  await expect(main(alice)).toContainText('Afterwards 3 of 4 must sign.')
  await main(alice).getByRole('button', { name: 'Review this change' }).click()

  // Before and after, with the whole address of who joins.
  const decides = main(alice).getByRole('region', { name: 'Who decides' })
  await expect(decides.getByRole('row', { name: /How many must sign/ })).toContainText(
    /2 of 3.*3 of 4/,
  )
  await expect(decides.getByRole('row', { name: /joins/ })).toContainText(/no owner.*owner/)
  await expect(main(alice)).toContainText(dora)
  await main(alice).getByRole('button', { name: 'Sign the change' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 signatures' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await expect(main(bob).getByRole('region', { name: 'Who decides' })).toContainText('3 of 4')
  await main(bob).getByRole('button', { name: 'Sign and execute' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toBeVisible()

  const client = createPublicClient({ transport: http(demo.chain.rpcUrl) })
  const { address } = named(demo.accounts, 'Treasury')
  const abi = parseAbi([
    'function getOwners() view returns (address[])',
    'function getThreshold() view returns (uint256)',
  ])
  expect(await client.readContract({ address, abi, functionName: 'getThreshold' })).toBe(3n)
  expect(await client.readContract({ address, abi, functionName: 'getOwners' })).toContain(dora)

  await bob.goto(urlOf(demo, 'Treasury', '/settings'))
  await expect(main(bob)).toContainText('3 of 4 must sign')
  await expect(main(bob)).toContainText(dora)
})
