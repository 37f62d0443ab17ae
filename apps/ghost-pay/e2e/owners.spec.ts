import { expect, type Page, test } from '@playwright/test'
import { createPublicClient, getAddress, http, parseAbi, parseEther } from 'viem'
import { removeOwnerCall } from '@ghost-pay/safe-protocol'

import {
  browserOf,
  choose,
  closeBrowsers,
  named,
  propose,
  resetDemo,
  signAs,
  urlOf,
} from './demo.ts'

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
  await expect(main(alice)).toContainText('2 of 3 must approve')
  await main(alice).getByRole('button', { name: 'Add an owner' }).click()
  await main(alice).getByLabel('Name or address of the new owner').fill(dora)
  await choose(alice, 'How many must approve', '3 of 4')
  await expect(main(alice)).toContainText('Afterwards 3 of 4 must approve.')
  await main(alice).getByRole('button', { name: 'Review this change' }).click()

  // Before and after, with the whole address of who joins.
  const decides = main(alice).getByRole('region', { name: 'Who decides' })
  await expect(decides.getByRole('row', { name: /Must approve/ })).toContainText(/2 of 3.*3 of 4/)
  await expect(decides.locator('tr[data-changes="true"]')).toContainText(/–.*owner/)
  await expect(main(alice)).toContainText(dora)
  await main(alice)
    .getByRole('button', { name: /^Approve .* as an owner$/ })
    .click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await expect(main(bob).getByRole('region', { name: 'Who decides' })).toContainText('3 of 4')
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
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
  await expect(main(bob)).toContainText('3 of 4 must approve')
  await expect(main(bob)).toContainText(dora)
})

test('who imitates an owner is compared before it can be made one', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const bob = named(demo.owners, 'Bob').address
  const twin = getAddress(`${bob.slice(0, 8)}${'1'.repeat(28)}${bob.slice(-6)}`.toLowerCase())
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/settings'))
  await main(alice).getByRole('button', { name: 'Replace Bob' }).click()
  await main(alice).getByLabel('Name or address of the new owner').fill(twin)
  await expect(main(alice)).toContainText('This address looks like Bob, and is another.')
  await main(alice).getByRole('button', { name: 'Review this change' }).click()

  await expect(main(alice)).toContainText('Who gets a say looks like another')
  await expect(main(alice)).toContainText('Approving is closed')
  const sign = main(alice).getByRole('button', { name: /^Approve/ })
  await expect(sign).toHaveCount(0)
  await main(alice).getByRole('checkbox', { name: 'I compared all 40 characters' }).check()
  await expect(sign).toBeVisible()
})

test('the signature of an owner who was removed meanwhile counts no longer, whatever the gateway counts', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const { address: safe } = named(demo.accounts, 'Treasury')
  const { address: carol } = named(demo.owners, 'Carol')
  const client = createPublicClient({ transport: http(demo.chain.rpcUrl) })
  const owners = await client.readContract({
    address: safe,
    abi: parseAbi(['function getOwners() view returns (address[])']),
    functionName: 'getOwners',
  })
  const call = removeOwnerCall({ safe, owners, owner: carol, threshold: 2 })
  const removal = await propose(demo, {
    account: 'Treasury',
    call: { ...call, nonce: 10 },
    signers: ['Alice', 'Bob'],
  })
  const parameters = {
    account: 'Treasury',
    call: { to: dora, value: parseEther('0.7'), nonce: 11 },
    signers: ['Carol', 'Bob'],
  } as const
  const payment = await propose(demo, parameters)
  const { signatures } = await signAs(demo, parameters)

  const execute = (page: Page) => main(page).getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
  const alice = await browserOf(browser, 'Alice', payment.url)
  await expect(main(alice).getByRole('heading', { name: '2 of 2 approvals' })).toBeVisible()
  await alice.goto(removal.url)
  await execute(alice).click()
  await expect(main(alice).getByRole('article', { name: 'Receipt' })).toBeVisible()

  // A gateway that has not heard of it still shows her signature.
  const bob = await browserOf(browser, 'Bob', payment.url, (context) =>
    context.route('**/transactions/multisig_*', async (route) => {
      const response = await route.fetch()
      // The local gateway's own answer; a wrong shape fails here.
      const details = (await response.json()) as {
        detailedExecutionInfo: {
          confirmations: { signer: { value: string }; signature: string; submittedAt: number }[]
        }
      }
      const { confirmations } = details.detailedExecutionInfo
      confirmations.unshift(
        ...signatures
          .filter(({ owner }) => owner === carol)
          .map(({ owner, signature }) => ({ signer: { value: owner }, signature, submittedAt: 0 })),
      )
      await route.fulfill({ response, json: details })
    }),
  )
  await expect(main(bob).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expect(main(bob)).toContainText('One signature that Safe’s service shows does not count.')
  const former = main(bob).getByRole('listitem').filter({ hasText: 'no owner: does not count' })
  await expect(former).toContainText('Carol')
  await expect(execute(bob)).toHaveCount(0)

  await alice.goto(payment.url)
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expect(execute(alice)).toHaveCount(0)
  const before = await client.getBalance({ address: dora })
  await main(alice).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(alice).getByRole('article', { name: 'Receipt' })).toContainText('0.70 ETH')
  expect(await client.getBalance({ address: dora })).toBe(before + parseEther('0.7'))
})
