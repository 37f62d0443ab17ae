import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'

import { askNode, browserOf, closeBrowsers, type Demo, propose, resetDemo } from './demo.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** The next place of the demo's treasury. */
const nonce = 10

const main = (page: Page) => page.getByRole('main')
const steps = (page: Page, name: string, isKnown: boolean) =>
  main(page).getByRole('list', { name }).locator(`li[data-known="${isKnown}"]`)
const known = (page: Page, name: string) => steps(page, name, true)
const unknown = (page: Page, name: string) => steps(page, name, false)
const receipt = (page: Page) => main(page).getByRole('article', { name: 'Receipt' })

test.afterEach(closeBrowsers)

test('who signs by executing is among those who have signed', async ({ browser, request }) => {
  const demo = await resetDemo(request)
  const call = { to: shop, value: parseEther('1'), nonce }
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Alice'] })
  const bob = await browserOf(browser, 'Bob', url)
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(receipt(bob)).toContainText('1.00 ETH')
  await expect(main(bob).getByRole('list', { name: 'How it came about' })).toContainText(
    /by Alice .+ and Bob/,
  )
})

test('what the app cannot read itself is the gateway’s claim, asked for when the bytes are opened', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const data = encodeFunctionData({
    abi: parseAbi(['function withdraw(uint256 wad)']),
    args: [4200n],
  })
  const call = { to: shop, value: 0n, data, nonce } as const
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Alice'] })
  const bob = await browserOf(browser, 'Bob', url)
  // It is the one that waits.
  await expect(bob).toHaveTitle(/^\(1\) (Treasury|0x\S+) · .+$/)
  const asked: string[] = []
  bob.on('request', (one) => {
    if (one.url().endsWith('/data-decoder')) asked.push(one.url())
  })
  const bytes = main(bob).getByText('36 bytes', { exact: false }).first()
  await expect(bytes).toBeVisible()
  expect(asked).toEqual([])
  await bytes.click()
  await expect(main(bob).getByText('Safe’s service says: withdraw')).toBeVisible()
  await expect(main(bob)).toContainText('4200')
  await expect(main(bob).getByText('Nobody has checked this.', { exact: false })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test.describe('a chain that takes nothing in', () => {
  const mining = async (request: APIRequestContext, demo: Demo, isOn: boolean) =>
    askNode(request, demo, 'evm_setAutomine', [isOn])
  const call = { to: shop, value: parseEther('1'), nonce } as const
  const signers = ['Alice', 'Carol'] as const

  test('what hangs is sent again with a higher fee, followed over a reload and in another tab', async ({
    browser,
    request,
  }) => {
    test.slow()
    const demo = await resetDemo(request)
    const { url } = await propose(demo, { account: 'Treasury', call, signers: [...signers] })
    const bob = await browserOf(browser, 'Bob', url)
    const execute = main(bob).getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
    await expect(execute).toBeEnabled()
    await mining(request, demo, false)
    try {
      await execute.click()
      await expect(bob.getByText('Sent. Waiting for the blockchain.')).toBeVisible()
      await expect(known(bob, 'How far it is')).toHaveText([/^Approved/, /^Sent/, /^Seen/])
      await expect(unknown(bob, 'How far it is')).toHaveText([/^In a block/, /^In Safe’s list/])
      const [first] = await pending(request, demo)
      await bob.reload()
      await main(bob).getByRole('button', { name: 'Send it again with a higher fee' }).dblclick()
      await expect.poll(async () => (await pending(request, demo))[0]?.hash).not.toBe(first?.hash)
      const [second, ...others] = await pending(request, demo)
      expect(others).toEqual([])
      expect(second).toMatchObject({ nonce: first?.nonce, input: first?.input })
      expect(BigInt(second?.maxFeePerGas ?? 0)).toBeGreaterThan(BigInt(first?.maxFeePerGas ?? 0))
      const other = await bob.context().newPage()
      await other.goto(url)
      await expect(other.getByText('Sent. Waiting for the blockchain.')).toBeVisible()
      await askNode(request, demo, 'evm_mine')
      await expect(receipt(bob)).toContainText('1.00 ETH')
      await expect(receipt(other)).toContainText('1.00 ETH')
      // Each with the time at which it was so, and nothing is left open.
      await expect(known(bob, 'How it came about')).toHaveText([
        /^Approved.*by Alice .+ and Carol .*\d:\d\d/,
        /^Sent.+Bob.+:\d\d:\d\d/,
        /^Seen.+:\d\d:\d\d/,
        /^In a block.+:\d\d:\d\d.+deep/,
        /^In Safe’s list.+:\d\d:\d\d/,
      ])
      await expect(unknown(bob, 'How it came about')).toHaveCount(0)
    } finally {
      await mining(request, demo, true)
    }
  })

  test('of two tabs that execute the same only one sends, and the other follows', async ({
    browser,
    request,
  }) => {
    test.slow()
    const demo = await resetDemo(request)
    const { url } = await propose(demo, { account: 'Treasury', call, signers: [...signers] })
    const bob = await browserOf(browser, 'Bob', url)
    const other = await bob.context().newPage()
    await other.goto(url)
    const tabs = [bob, other]
    const button = (page: Page) => main(page).getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
    for (const page of tabs) await expect(button(page)).toBeEnabled()
    await mining(request, demo, false)
    try {
      // Who presses later may find the button gone already: the other tab has said that it sends.
      await Promise.all(
        tabs.map((page) =>
          button(page)
            .click({ timeout: 10_000 })
            .catch(() => undefined),
        ),
      )
      for (const page of tabs) {
        await expect(page.getByText('Sent. Waiting for the blockchain.')).toBeVisible()
      }
      expect(await pending(request, demo)).toHaveLength(1)
      await askNode(request, demo, 'evm_mine')
      for (const page of tabs) await expect(receipt(page)).toContainText('1.00 ETH')
    } finally {
      await mining(request, demo, true)
    }
  })
})

type Pending = { hash: string; nonce: string; input: string; maxFeePerGas?: string }

/** What waits for a block. */
async function pending(request: APIRequestContext, demo: Demo): Promise<readonly Pending[]> {
  const block = await askNode(request, demo, 'eth_getBlockByNumber', ['pending', true])
  return (block as { transactions: readonly Pending[] }).transactions
}
