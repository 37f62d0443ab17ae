import { expect, type Page, test } from '@playwright/test'
import { getAddress, keccak256, parseEther, stringToHex } from 'viem'
import { controlTestWallet } from '@ghost-pay/test-wallet/playwright'

import { browserOf, closeBrowsers, propose, resetDemo, urlOf } from './demo.ts'

const main = (page: Page) => page.getByRole('main')

// With everything that moves, as people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.afterEach(closeBrowsers)

/** Goes on with the tab key until something has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string | RegExp) {
  const wanted = main(page).getByRole(role, { name })
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 120; steps++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tab key does not reach ${String(name)}.`)
}

/** Presses Enter on what has the focus; afterwards something on the page has it. */
async function enter(page: Page) {
  await page.keyboard.press('Enter')
  await settled(page)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

/** What a press changes is drawn. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

test('several are paid, confirmed and executed by keyboard alone', async ({ browser, request }) => {
  test.slow()
  const demo = await resetDemo(request)
  const payee = (name: string) => getAddress(`0x${keccak256(stringToHex(name)).slice(-40)}`)
  const lines = ['Ivo', 'Marek', 'Yuki'].map(
    (name, index) => `${name}\t${payee(name)}\t${index * 7 + 10}.50\tdUSD`,
  )
  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/pay/payroll'))
  await tabTo(alice, 'textbox', 'Paste lines from a spreadsheet')
  await alice.keyboard.insertText(lines.join('\n'))
  await tabTo(alice, 'button', 'Read the lines')
  await enter(alice)
  await expect(main(alice)).toContainText('Trial run: 3 of 3 arrive.')
  for (const button of ['Compare the list', 'Tick all', 'Keep 3 ticks', 'Review 1 batch']) {
    await tabTo(alice, 'button', button)
    if (button !== 'Review 1 batch') await enter(alice)
  }
  await enter(alice)
  await expect(main(alice)).toContainText('A trial run moved exactly this')
  await tabTo(alice, 'button', /^Approve/)
  await enter(alice)
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await tabTo(bob, 'button', 'Approve and send')
  await enter(bob)
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText('52.50 dUSD')
})

test('a wallet on another chain is asked to switch: declined, it is said; switched, it signs', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const { url } = await propose(demo, {
    account: 'Treasury',
    call: {
      to: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
      value: parseEther('1'),
      nonce: 10,
    },
    signers: ['Bob'],
  })
  const alice = await browserOf(browser, 'Alice', url)
  const sign = main(alice).getByRole('button', { name: 'Approve only' })
  await expect(sign).toBeEnabled()
  await controlTestWallet(alice, 'Alice').switchChain(1338)
  await controlTestWallet(alice, 'Alice').rejectNext()
  await sign.click()
  await expect(main(alice).getByRole('alert')).toContainText(
    'You declined in your wallet. Nothing was signed.',
  )
  await sign.click()
  await expect(main(alice).getByRole('heading', { name: '2 of 2 approvals' })).toBeVisible()
  const asked = await controlTestWallet(alice, 'Alice').requests()
  const methods = asked.map(({ method }) => method)
  expect(methods.filter((one) => one === 'wallet_switchEthereumChain')).toHaveLength(2)
  expect(methods.filter((one) => one === 'eth_signTypedData_v4')).toHaveLength(1)
  await main(alice)
    .getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
    .click()
  await expect(main(alice).getByRole('article', { name: 'Receipt' })).toContainText('1.00 ETH')
})
