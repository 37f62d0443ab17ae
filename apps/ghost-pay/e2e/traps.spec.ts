import { expect, type Page, test } from '@playwright/test'
import { type Address, encodeFunctionData, getAddress, parseAbi, parseEther, toHex } from 'viem'
import { createLocalGateway } from '@ghost-pay/local-gateway'
import { serveLocalGateway } from '@ghost-pay/local-gateway/node'
import { encodeProposal } from '@ghost-pay/payments/cosign'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'

import {
  askNode,
  browserOf,
  choose,
  closeBrowsers,
  named,
  propose,
  resetDemo,
  signAs,
  urlOf,
} from './demo.ts'

/** The next place of the demo's treasury. */
const nonce = 10
const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

test('what steals an account in the shape of a token transfer is red everywhere, and nobody can sign it', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const { chainId, rpcUrl, contracts } = demo.chain
  // The bytes of a payment; as a delegatecall they run the other contract's code on the account's own storage.
  const to = named(demo.owners, 'Carol').address
  const transfer = erc20TransferCall({ token: contracts.dUsd, to, amount: 1n })
  const call = { ...transfer, operation: 1, nonce } as const

  // A gateway that takes any call, as the service behind the hosted one does.
  const gateway = createLocalGateway({
    chains: [{ chainId, name: 'Ghost Devnet', rpcUrl, delegateCalls: 'any' }],
  })
  const served = await serveLocalGateway(gateway, { port: 0 })
  const theft = await propose(
    { ...demo, gatewayUrl: served.url },
    { account: 'Treasury', call, signers: ['Bob', 'Carol'] },
  )
  const inbox = urlOf(demo, 'Treasury', '/queue')
  const alice = await browserOf(browser, 'Alice', inbox, (context) =>
    context.route('**/gateway/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const url = `${served.url}${pathname.replace('/gateway', '')}${search}`
      await route.fulfill({ response: await route.fetch({ url }) })
    }),
  )
  await expect(main(alice).getByRole('heading', { level: 1 })).toHaveText(
    'Something that does not add up is next',
  )
  await expect(main(alice)).toContainText('It runs foreign code as the account. Do not approve it.')
  await expect(main(alice).getByRole('link', { name: /^Review (?!this)/ })).toHaveCount(0)

  await alice.goto(theft.url)
  await expect(main(alice)).toContainText('would run with the funds and settings of this account')
  await expect(main(alice)).toContainText('Approving is closed')
  const actions = main(alice).getByRole('button', { name: /^(Approve|Send)/ })
  await expect(actions).toHaveCount(0)

  // The same, handed on by an owner past every gateway.
  const { signable, signatures } = await signAs(demo, {
    account: 'Treasury',
    call,
    signers: ['Bob'],
  })
  await alice.goto(`/?auto=1#/cosign/${encodeProposal({ ...signable, signatures })}`)
  await expect(main(alice)).toContainText('It runs foreign code')
  await expect(main(alice)).toContainText('Approving is closed')
  await expect(actions).toHaveCount(0)
  await closeBrowsers()
  await served.close()
  await gateway.close()
})

test('an address that imitates a payee is marked in the activity, is not offered, and stops the signer', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const treasury = named(demo.accounts, 'Treasury').address
  // Paid once, in the demo's history.
  const payee: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const twin = getAddress(`${payee.slice(0, 8)}${'1'.repeat(28)}${payee.slice(-6)}`.toLowerCase())
  await askNode(request, demo, 'anvil_impersonateAccount', [twin])
  await askNode(request, demo, 'anvil_setBalance', [twin, toHex(parseEther('1'))])
  // A little money from there, and a transfer of nothing to there, which anybody can have a token say.
  await askNode(request, demo, 'eth_sendTransaction', [
    { from: twin, to: treasury, value: toHex(10n ** 12n) },
  ])
  const nothing = encodeFunctionData({
    abi: parseAbi(['function transferFrom(address,address,uint256)']),
    args: [treasury, twin, 0n],
  })
  await askNode(request, demo, 'eth_sendTransaction', [
    { from: twin, to: demo.chain.contracts.dUsd, data: nothing },
  ])

  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/activity'))
  const received = main(alice).getByRole('listitem').filter({ hasText: 'Received from 0x90f79B' })
  await expect(received).toContainText(`and is another address: ${twin}`)
  // The true one is what it was.
  const paid = main(alice).getByRole('listitem').filter({ hasText: 'Paid 0x90F79b' })
  await expect(paid).toHaveCount(1)
  await expect(paid).not.toContainText('is another address')

  await alice.goto(urlOf(demo, 'Treasury', '/pay'))
  const to = main(alice).getByRole('combobox', { name: 'To', exact: true })
  await to.fill('0x90f79b')
  const offered = main(alice).getByRole('listbox').getByRole('option')
  await expect(offered).toHaveCount(1)
  await expect(offered).toContainText(payee)
  await to.fill(twin)
  await expect(main(alice)).toContainText('This address looks like one you have paid')
  await choose(alice, 'With', 'ETH · Ether')
  await main(alice).getByLabel('Amount').fill('1')
  await main(alice).getByRole('button', { name: 'Review' }).click()
  await expect(main(alice)).toContainText('The payee looks like another')
  await expect(main(alice)).toContainText('never paid by this account')
  await expect(main(alice)).not.toContainText('paid before')
  await expect(main(alice).getByRole('button', { name: /^Approve/ })).toHaveCount(0)
})
