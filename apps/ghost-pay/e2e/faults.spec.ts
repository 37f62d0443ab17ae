import { readFileSync } from 'node:fs'

import { expect as expectSoon, type Page, test } from '@playwright/test'
import { parseEther } from 'viem'
import { execTransactionCall } from '@ghost-pay/safe-protocol'
import { controlTestWallet } from '@ghost-pay/test-wallet/playwright'

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

/** The gateway's client asks more than once, and waits in between, before the page can say that it failed. */
const expect = expectSoon.configure({ timeout: 60_000 })

const unreadable = 'Safe’s service answered something that this app cannot read'
const ownFault = 'Safe’s service has a fault of its own'

/**
 * Faults of the local gateway in which nothing of its answers can be used: what is said of each, and where it is met. Every screen that
 * asks the gateway meets some of them.
 */
const useless: Readonly<Record<string, readonly [sentence: string, ...places: string[]]>> = {
  403: ['did not let this through (403', '/assets'],
  404: ['did not let this through (404', '/queue'],
  429: ['Safe’s service is asked too often and wants a pause.', '', '/pay'],
  500: [ownFault, '/activity'],
  503: [ownFault, '', '/queue'],
  'wrong-chain': ['serves chain 99. Nothing is read from it.', ''],
  reading: ['is still being read', '/activity'],
  store: ['The store does not answer.', '/messages'],
  'bad-gateway': [unreadable, '/queue'],
  timeout: ['Safe’s service did not answer in time.', '', '/assets'],
  garbage: [unreadable, '', '/messages'],
  empty: [unreadable, '/activity'],
  null: [unreadable, '/assets'],
  list: [unreadable, '/queue'],
  truncated: [unreadable, ''],
  // What is between the page and the gateway gives up when the connection breaks.
  cut: [ownFault, '/pay'],
}
/** Those of which something can be used. */
const usable = ['slow', 'lost', 'flapping', 'stale', 'tamper']

test('every fault that the local gateway knows is met by the app', () => {
  const readme = readFileSync(
    new URL('../../../packages/local-gateway/README.md', import.meta.url),
    'utf8',
  )
  const rows = /\| `x-ghost-fault`[^]*?\n\n/.exec(readme)?.[0].split('\n').slice(2) ?? []
  const known = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expectSoon(known.length).toBeGreaterThan(15)
  expectSoon([...Object.keys(useless), ...usable].sort()).toEqual(known.sort())
})

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
  const execute = main(alice).getByRole('button', { name: /^Send (now|[\d.,]+ )/ })
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
    await expect(main(alice)).toContainText('does not match its code. Do not approve it anywhere.')
    await expect(main(alice).getByRole('button', { name: /^(Approve|Send)/ })).toHaveCount(0)
    await alice.goto(urlOf(demo, 'Treasury', '/queue'))
    await expect(main(alice)).toContainText('does not match its code. Do not approve it.')
    await expect(main(alice).getByRole('link', { name: /^Review (?!this)/ })).toHaveCount(0)
  })

  for (const [name, [sentence, ...places]] of Object.entries(useless)) {
    await test.step(name, async () => {
      fault = name
      await alice.goto('about:blank')
      for (const place of places) {
        await alice.goto(urlOf(demo, 'Treasury', place))
        await expect(alice.getByRole('alert').first()).toContainText(sentence)
        await expect(alice.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        await expect(main(alice)).not.toContainText(
          /\$0|(?<![\d.,])0\s*(ETH|dUSD)|Nothing waits|Nothing has happened|No messages|No token/,
        )
      }
    })
  }
  // It was the gateway alone: once it answers, everything is there.
  fault = undefined
  await alice.getByRole('button', { name: 'Try again' }).first().click()
  await expect(alice.getByRole('alert')).toHaveCount(0)

  await test.step('stale', async () => {
    const { signable, signatures } = await signAs(demo, parameters)
    const { to, data } = execTransactionCall({ ...signable, signatures })
    const { address: from } = named(demo.owners, 'Alice')
    await askNode(request, demo, 'eth_sendTransaction', [{ from, to, data, gas: '0x7a120' }])
    fault = 'stale'
    await openAnew(payment.url)
    await expect(main(alice)).toContainText('No. 10 in line is used on the blockchain already.')
    await expect(main(alice).getByRole('button', { name: /^(Approve|Send)/ })).toHaveCount(0)
  })
  expect(complaints).toEqual([])
})

test('a gateway that loses its answer, is late, or is there every second time: nothing is asked or proposed twice', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  let fault: string | undefined
  /** Of all requests, or of those alone that hand something in. */
  let isOfAll = false
  const withFaults = (owner: string, url: string) =>
    browserOf(browser, owner, url, (context) =>
      context.route('**/gateway/**', (route) => {
        const isMeant = isOfAll || route.request().method() === 'POST'
        const headers = {
          ...route.request().headers(),
          ...(isMeant && fault && { 'x-ghost-fault': fault }),
        }
        return route.continue({ headers })
      }),
    )
  const askedOf = async (page: Page, owner: string, method: string) =>
    (await controlTestWallet(page, owner).requests()).filter((asked) => asked.method === method)

  const alice = await withFaults('Alice', urlOf(demo, 'Treasury', '/pay'))
  await alice.getByLabel('To', { exact: true }).fill('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  await choose(alice, 'With', 'ETH · Ether')
  await alice.getByLabel('Amount').fill('0.7731')
  await alice.getByRole('button', { name: 'Review', exact: true }).click()
  const sign = main(alice).getByRole('button', { name: /^Approve 0.7731 ETH/ })
  await expect(sign).toBeEnabled()
  await test.step('lost', async () => {
    fault = 'lost'
    await sign.dblclick()
    await expect(alice.getByRole('alert')).toContainText('Your signature is kept')
    fault = undefined
    await alice.getByRole('button', { name: 'Send again' }).click()
    await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
    expectSoon(await askedOf(alice, 'Alice', 'eth_signTypedData_v4')).toHaveLength(1)
  })
  const payment = alice.url()

  await test.step('flapping', async () => {
    fault = 'flapping'
    isOfAll = true
    await alice.goto('about:blank')
    await alice.goto(urlOf(demo, 'Treasury', '/queue'))
    const waiting = main(alice).locator('.gp-line li').filter({ hasText: '0.7731' })
    const again = alice.getByRole('button', { name: 'Try again' })
    // As a person does, until it is there.
    await expect(async () => {
      if (!(await waiting.isVisible()) && (await again.isVisible())) await again.click()
      await expectSoon(waiting).toHaveCount(1, { timeout: 2000 })
    }).toPass()
  })

  await test.step('slow', async () => {
    fault = 'slow'
    const bob = await withFaults('Bob', payment)
    await main(bob).getByRole('button', { name: 'Approve and send' }).dblclick()
    await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText('0.7731 ETH')
    expectSoon(await askedOf(bob, 'Bob', 'eth_sendTransaction')).toHaveLength(1)
  })
})

test('where the browser has no network, two owners pay on a chain of the same machine', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const without = (owner: string, url: string) =>
    browserOf(browser, owner, url, (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
      }),
    )
  const alice = await without('Alice', urlOf(demo, 'Treasury', '/pay'))
  await alice.getByLabel('To', { exact: true }).fill('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  await choose(alice, 'With', 'ETH · Ether')
  await alice.getByLabel('Amount').fill('0.3')
  await alice.getByRole('button', { name: 'Review', exact: true }).click()
  await main(alice)
    .getByRole('button', { name: /^Approve 0.3 ETH/ })
    .click()
  await expect(main(alice).getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
  await expectSoon(alice.getByRole('complementary', { name: 'About this page' })).toBeHidden()
  const bob = await without('Bob', alice.url())
  await main(bob).getByRole('button', { name: 'Approve and send' }).click()
  await expect(main(bob).getByRole('article', { name: 'Receipt' })).toContainText('0.30 ETH')
})
