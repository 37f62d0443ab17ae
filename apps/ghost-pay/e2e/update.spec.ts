import { expect, type Page, test } from '@playwright/test'
import { type Address, createPublicClient, type Hex, http } from 'viem'
import { createGatewayClient, getSafeInfo } from '@ghost-pay/gateway-client'
import { safeAbi } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { createPreviousAccount } from '../src/testing/previousAccount.ts'
import { askNode, browserOf, closeBrowsers, type Demo, named, resetDemo } from './demo.ts'

const main = (page: Page) => page.getByRole('main')

/** An account of 1.3.0 that Alice and Bob have, and where its settings are. */
async function previousAccount(demo: Demo): Promise<{ account: Address; settings: string }> {
  const [alice, bob] = ['Alice', 'Bob'].map((name) => named(demo.owners, name).address)
  if (alice === undefined || bob === undefined) throw new Error('The demo has no owners.')
  const account = await createPreviousAccount(demo.chain.rpcUrl, [alice, bob])
  return { account, settings: `/?auto=1#/a/${demo.chain.chainId}:${account}/settings` }
}

const versionOf = (demo: Demo, address: Address) =>
  createPublicClient({ transport: http(demo.chain.rpcUrl) }).readContract({
    address,
    abi: safeAbi,
    functionName: 'VERSION',
  })

test.afterEach(closeBrowsers)

test('two owners update an account of 1.3.0, and chain, gateway and Settings say the new version', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const { account, settings } = await previousAccount(demo)
  const alice = await browserOf(browser, 'Alice', settings)
  await expect(main(alice)).toContainText('This account runs version 1.3.0')
  await main(alice).getByRole('button', { name: 'Update to version 1.4.1' }).click()

  await expect(main(alice)).toContainText('Update the account from version 1.3.0 to version 1.4.1.')
  const updates = main(alice).getByRole('region', { name: 'What the update changes' })
  await expect(updates.getByRole('row', { name: /^Version/ })).toContainText(/1\.3\.0.*1\.4\.1/)
  await expect(updates.getByRole('row', { name: /^Runs on/ })).toContainText(
    /SafeL2 1\.3\.0.*SafeL2 1\.4\.1/,
  )
  await expect(updates.getByRole('row', { name: /^Fallback handler/ })).toContainText(
    /CompatibilityFallbackHandler 1\.3\.0.*CompatibilityFallbackHandler 1\.4\.1/,
  )
  await expect(updates.getByRole('row', { name: /^Owners/ })).toContainText('as before')
  await main(alice).getByRole('button', { name: 'Approve the update to version 1.4.1' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await expect(main(bob).getByRole('region', { name: 'What the update changes' })).toBeVisible()
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toBeVisible()

  expect(await versionOf(demo, account)).toBe('1.4.1')
  const gateway = createGatewayClient({ baseUrl: demo.gatewayUrl })
  const { chainId } = demo.chain
  await expect
    .poll(async () => (await getSafeInfo(gateway, { chainId, address: account })).version)
    .toBe('1.4.1')
  await bob.goto(settings)
  await expect(main(bob)).toContainText('SafeL2 1.4.1')
  await expect(main(bob).getByRole('button', { name: /^Update to version/ })).toHaveCount(0)
})

test('an update is not signed while other code stands in the place of the official one', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const { account, settings } = await previousAccount(demo)
  const alice = await browserOf(browser, 'Alice', settings)
  await main(alice).getByRole('button', { name: 'Update to version 1.4.1' }).click()
  const sign = main(alice).getByRole('button', { name: 'Approve the update to version 1.4.1' })
  await expect(sign).toBeVisible()

  // The code changes only now: what was found when the update was offered does not stand for it.
  const { address } = getOfficialContract({ name: 'SafeMigration', version: '1.4.1' })
  const code: Hex = '0x6001600455'
  await askNode(request, demo, 'anvil_setCode', [address, code])
  await alice.reload()
  await expect(main(alice)).toContainText('This would run code that nobody vouches for')
  await expect(sign).toHaveCount(0)
  expect(await versionOf(demo, account)).toBe('1.3.0')
})
