import { expect as expectSoon, type Page, test } from '@playwright/test'
import { parseEther } from 'viem'
import { execTransactionCall } from '@ghost-pay/safe-protocol'

import {
  askNode,
  browserOf,
  closeBrowsers,
  named,
  propose,
  resetDemo,
  signAs,
  urlOf,
} from './demo.ts'

/** The gateway's client asks more than once, and waits in between, before the page can say that it failed. */
const expect = expectSoon.configure({ timeout: 60_000 })

/** Faults of the local gateway in which nothing of its answers can be used, and what is said of each. */
const useless = {
  429: 'The gateway is asked too often and wants a pause.',
  500: 'The gateway has a fault of its own',
  503: 'The gateway has a fault of its own',
  garbage: 'The gateway answered something that this app cannot read',
  timeout: 'The gateway did not answer in time.',
} as const

const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

test('whatever is the matter with the gateway: it is said, no figure is made up, and there is a way on', async ({
  browser,
  request,
}) => {
  // Each fault is met by an app that has read nothing before.
  test.slow()
  const demo = await resetDemo(request)
  const parameters = {
    account: 'Treasury',
    call: {
      to: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
      // As nobody else pays here: the gateway's first answer about it, which it repeats when it is stale, is of this story.
      value: parseEther('0.7731'),
      nonce: 10,
    },
    signers: ['Bob', 'Carol'],
  } as const
  const payment = await propose(demo, parameters)

  let fault: string | undefined
  const alice = await browserOf(browser, 'Alice', payment.url, (context) =>
    context.route('**/gateway/**', (route) => {
      const headers = { ...route.request().headers(), ...(fault && { 'x-ghost-fault': fault }) }
      return route.continue({ headers })
    }),
  )
  const execute = main(alice).getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toBeVisible()
  const complaints: string[] = []
  alice.on('pageerror', ({ message }) => complaints.push(message))
  alice.on('console', (said) => {
    // The browser itself notes each answer that is no success.
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      complaints.push(said.text())
  })
  const openAnew = async (url: string) => {
    await alice.goto('about:blank')
    await alice.goto(url)
  }

  await test.step('tamper', async () => {
    fault = 'tamper'
    await openAnew(payment.url)
    await expect(main(alice)).toContainText('does not match its hash. Do not sign it anywhere.')
    await expect(main(alice).getByRole('button', { name: /^(Sign|Execute)/ })).toHaveCount(0)
    await alice.goto(urlOf(demo, 'Treasury', '/queue'))
    await expect(main(alice)).toContainText('does not match its hash. Do not sign it.')
    await expect(main(alice).getByRole('link', { name: /^(Sign|Send)/ })).toHaveCount(0)
  })

  for (const [name, sentence] of Object.entries(useless)) {
    await test.step(name, async () => {
      fault = name
      await alice.goto('about:blank')
      for (const place of ['', '/queue', '/pay']) {
        await alice.goto(urlOf(demo, 'Treasury', place))
        await expect(alice.getByRole('alert').first()).toContainText(sentence)
        await expect(main(alice).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        await expect(main(alice)).not.toContainText(/\$0|(?<![\d.,])0\s*(ETH|dUSD)|Nothing waits/)
      }
    })
  }
  // It was the gateway alone: once it answers, everything is there.
  fault = undefined
  await main(alice).getByRole('button', { name: 'Try again' }).first().click()
  await expect(alice.getByRole('alert')).toHaveCount(0)

  await test.step('stale', async () => {
    const { signable, signatures } = await signAs(demo, parameters)
    const { to, data } = execTransactionCall({ ...signable, signatures })
    const { address: from } = named(demo.owners, 'Alice')
    await askNode(request, demo, 'eth_sendTransaction', [{ from, to, data, gas: '0x7a120' }])
    fault = 'stale'
    await openAnew(payment.url)
    await expect(main(alice)).toContainText('On the chain nonce 10 is used already.')
    await expect(main(alice).getByRole('button', { name: /^(Sign|Execute)/ })).toHaveCount(0)
  })
  expect(complaints).toEqual([])
})
