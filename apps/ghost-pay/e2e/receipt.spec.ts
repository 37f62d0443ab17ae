import { readFile } from 'node:fs/promises'

import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { getAddress, keccak256, stringToHex } from 'viem'
import { erc20TransferCall } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { browserOf, closeBrowsers, propose, resetDemo } from './demo.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const main = (page: Page) => page.getByRole('main')

/** How many sheets a page takes on paper. */
async function pagesOf(page: Page, paper: { format: string; landscape: boolean }): Promise<number> {
  const pdf = await page.pdf(paper)
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test.afterEach(closeBrowsers)

/** Bob sends a payroll of so many, whose receipt is then in front of him. */
async function payMany(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  count: number,
) {
  const demo = await resetDemo(request)
  const { dUsd: token } = demo.chain.contracts
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  const payees = Array.from({ length: count }, (_, index) =>
    getAddress(`0x${keccak256(stringToHex(`receipt ${index}`)).slice(-40)}`),
  )
  const transactions = payees.map((to, index) =>
    erc20TransferCall({ token, to, amount: BigInt(1_425_500_000 + index * 10_000) }),
  )
  const call = { ...batchTransaction({ transactions, multiSend }), nonce: 10 }
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Alice', 'Carol'] })
  const bob = await browserOf(browser, 'Bob', url)
  await main(bob)
    .getByRole('button', { name: /^Send (now|to|[\d.,]+ )/ })
    .click()
  const receipt = main(bob).getByRole('article', { name: 'Receipt' })
  await expect(receipt).toContainText('at the time')
  return { bob, receipt, payees }
}

test('the receipt of a payroll of thirty is one sheet, with every line whole', async ({
  browser,
  request,
}) => {
  test.slow()
  const { bob, receipt } = await payMany({ browser, request }, 30)
  for (const format of ['A4', 'Letter'] as const) {
    for (const landscape of [false, true]) {
      expect([format, landscape, await pagesOf(bob, { format, landscape })]).toEqual([
        format,
        landscape,
        1,
      ])
    }
  }
  // Nothing of a line is beside the sheet, and who the visitor of the demo plays is not on it.
  await bob.emulateMedia({ media: 'print' })
  await expect(bob.getByText('Demo: you are Bob.')).toBeHidden()
  for (const width of [718, 1047]) {
    await bob.setViewportSize({ width, height: 1000 })
    const cut = await receipt
      .locator('.gp-payee')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length)
    expect(cut).toBe(0)
  }
})

test('sixty lines are at most two sheets under one heading; one payee’s file names nobody else; and the lines are used again', async ({
  browser,
  request,
  page,
}) => {
  test.slow()
  const { bob, receipt, payees } = await payMany({ browser, request }, 60)
  for (const format of ['A4', 'Letter'] as const) {
    for (const landscape of [false, true]) {
      expect(await pagesOf(bob, { format, landscape })).toBeLessThanOrEqual(2)
    }
  }
  await bob.emulateMedia({ media: 'print' })
  await expect(bob.getByText(/^Demo: you are/)).toBeHidden()
  await expect(receipt.locator('.gp-payees-head')).toHaveCSS('display', 'table-header-group')
  await expect(receipt.locator('.gp-payees > ol > li').first()).toHaveCSS('break-inside', 'avoid')
  await bob.emulateMedia({ media: 'screen' })

  await main(bob).getByText('More', { exact: true }).click()
  await main(bob).getByRole('button', { name: 'One receipt for each person' }).click()
  await main(bob).getByRole('button', { name: 'The next person' }).click()
  const saving = bob.waitForEvent('download')
  await main(bob).getByRole('button', { name: 'Save this person’s receipt as a file' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(payees.filter((payee) => file.includes(payee))).toEqual([payees[1]])
  await page.goto('/#/accounts/receipt')
  await main(page)
    .getByLabel('Receipt file')
    .setInputFiles({
      name: 'receipt.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    })
  await expect(main(page).getByRole('heading', { name: 'This receipt is true' })).toBeVisible()
  await expect(main(page)).toContainText('It is one person’s receipt')

  await main(bob).getByRole('button', { name: 'Use again' }).click()
  await expect(main(bob)).toContainText('The same left')
})

test('a receipt that is handed over is held against the chain: it is true, and a changed one is not', async ({
  browser,
  request,
  page,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const { dUsd: token } = demo.chain.contracts
  const call = { ...erc20TransferCall({ token, to: shop, amount: 12_000_000n }), nonce: 10 }
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Alice', 'Carol'] })
  const bob = await browserOf(browser, 'Bob', url)
  await main(bob)
    .getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
    .click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toBeVisible()
  for (const format of ['A4', 'Letter'] as const) {
    for (const landscape of [false, true]) expect(await pagesOf(bob, { format, landscape })).toBe(1)
  }

  const saving = bob.waitForEvent('download')
  await main(bob).getByText('More', { exact: true }).click()
  await main(bob).getByRole('button', { name: 'Save the receipt as a file' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')

  // Who gets it has no account and no wallet here.
  await page.goto('/#/accounts/receipt')
  const hand = (text: string) =>
    main(page)
      .getByLabel('Receipt file')
      .setInputFiles({
        name: 'receipt.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
  await hand(file)
  await expect(main(page).getByRole('heading', { name: 'This receipt is true' })).toBeVisible()
  await expect(main(page)).toContainText('12 dUSD')
  await hand(file.replace('"amount": "12000000"', '"amount": "12000001"'))
  await expect(main(page).getByRole('alert')).toContainText('The blockchain has no such payment')
})
