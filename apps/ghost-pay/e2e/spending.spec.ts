import { expect, type Page, test } from '@playwright/test'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  size,
  toFunctionSelector,
  toHex,
  walletActions,
} from 'viem'
import { allowanceModuleAbi, allowanceModules } from '@ghost-pay/safe-protocol/modules'

import { browserOf, closeBrowsers, type Demo, named, resetDemo, urlOf } from './demo.ts'

const main = (page: Page) => page.getByRole('main')
const chainOf = (demo: Demo) =>
  createTestClient({ mode: 'anvil', transport: http(demo.chain.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)

test.afterEach(closeBrowsers)

/** The code of a contract that gives one answer to each of some functions, whatever it is asked with. */
function contractThatSays(answers: readonly { signature: string; answer: Hex }[]): Hex {
  const head = 6 + 11 * answers.length + 5
  const body = 16
  let data = head + body * answers.length
  const [cases, bodies]: [string[], string[]] = [[], []]
  const word = (value: number) => toHex(value, { size: 2 }).slice(2)
  answers.forEach(({ signature, answer }, index) => {
    const selector = toFunctionSelector(signature).slice(2)
    cases.push(`8063${selector}1461${word(head + body * index)}57`)
    bodies.push(`5b61${word(size(answer))}61${word(data)}60003961${word(size(answer))}6000f3`)
    data += size(answer)
  })
  const tail = answers.map(({ answer }) => answer.slice(2)).join('')
  return `0x60003560e01c${cases.join('')}60006000fd${bodies.join('')}${tail}`
}

/** Puts an allowance module on the chain that lets Bob take money from the Treasury, and turns it on. */
async function enableAllowance(demo: Demo, module: Address): Promise<void> {
  const chain = chainOf(demo)
  const { timestamp } = await chain.getBlock()
  const bob = named(demo.owners, 'Bob').address
  const begin = timestamp / 60n
  const abi = allowanceModuleAbi
  const answerOf = {
    getDelegates: encodeFunctionResult({ abi, functionName: 'getDelegates', result: [[bob], 0] }),
    getTokens: encodeFunctionResult({
      abi,
      functionName: 'getTokens',
      result: [demo.chain.contracts.dUsd],
    }),
    getTokenAllowance: encodeFunctionResult({
      abi,
      functionName: 'getTokenAllowance',
      result: [500_000_000n, 120_500_000n, 1440n, begin, 2n],
    }),
  }
  await chain.setCode({
    address: module,
    bytecode: contractThatSays([
      { signature: 'getDelegates(address,uint48,uint8)', answer: answerOf.getDelegates },
      { signature: 'getTokens(address,address)', answer: answerOf.getTokens },
      {
        signature: 'getTokenAllowance(address,address,address)',
        answer: answerOf.getTokenAllowance,
      },
    ]),
  })
  const { address } = named(demo.accounts, 'Treasury')
  await chain.setBalance({ address, value: parseEther('100') })
  await chain.impersonateAccount({ address })
  const hash = await chain.sendTransaction({
    account: address,
    to: address,
    data: encodeFunctionData({
      abi: parseAbi(['function enableModule(address module)']),
      args: [module],
    }),
    chain: null,
  })
  await chain.waitForTransactionReceipt({ hash })
}

test('who may take how much by a module is told as the chain says, and called unread where the chain does not say', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const module = allowanceModules[0]?.address ?? '0x'
  const page = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/settings'))
  await expect(main(page)).toContainText('Only the owners can move money.')
  await expect(main(page)).not.toContainText('Spending limits')

  await enableAllowance(demo, module)
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Spending limits' })).toBeVisible()
  await expect(main(page)).toContainText('can be taken now, of 500 dUSD every day')
  await expect(main(page).getByTitle('379.5 dUSD')).toBeVisible()
  await expect(main(page)).toContainText('120.5 dUSD is taken.')
  await expect(main(page)).toContainText('Allowance module of the Safe project')

  // Another contract at the same address says nothing of the kind.
  await chainOf(demo).setCode({ address: module, bytecode: '0x60006000fd' })
  await page.reload()
  await expect(main(page)).toContainText('The blockchain has not said who may take how much')
  await expect(main(page)).not.toContainText('can be taken now')
})

test('a module that can pay alone is stopped by two owners, and can pay no more', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const module = allowanceModules[0]?.address ?? '0x'
  const { address } = named(demo.accounts, 'Treasury')
  await enableAllowance(demo, module)
  const isEnabled = () =>
    chainOf(demo).readContract({
      address,
      abi: parseAbi(['function isModuleEnabled(address module) view returns (bool)']),
      functionName: 'isModuleEnabled',
      args: [module],
    })
  expect(await isEnabled()).toBe(true)

  const alice = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury', '/settings'))
  await main(alice).getByRole('button', { name: 'Disable this module' }).click()
  await expect(main(alice)).toContainText('Disable the module')
  await main(alice).getByRole('button', { name: 'Approve the change' }).click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()

  const bob = await browserOf(browser, 'Bob', alice.url())
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toBeVisible()
  expect(await isEnabled()).toBe(false)

  await bob.goto(urlOf(demo, 'Treasury', '/settings'))
  await expect(main(bob)).toContainText('Only the owners can move money.')
  await expect(main(bob).getByRole('button', { name: 'Disable this module' })).toHaveCount(0)
})
