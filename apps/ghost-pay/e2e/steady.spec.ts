import { type Browser, expect, type Page, test } from '@playwright/test'

import {
  accountPlaces,
  browserOf,
  choose,
  closeBrowsers,
  type Demo,
  propose,
  resetDemo,
  urlOf,
} from './demo.ts'

const payee = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

test.beforeEach(() => {
  test.slow()
})

test.afterEach(closeBrowsers)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a gateway that fails late, and a network that goes, move nothing that can be pressed, ${viewport.width} wide`, async ({
    browser,
    request,
  }) => {
    const demo = await resetDemo(request)
    const alice = await open(browser, demo, viewport)
    const { url } = await propose(demo, {
      account: 'Treasury',
      call: { to: payee, value: 1n, data: '0x', nonce: 40 },
      signers: ['Alice'],
    })
    for (const place of [...accountPlaces.map((one) => urlOf(demo, 'Treasury', one)), url]) {
      const waiting = await holdGateway(alice)
      await alice.goto('about:blank')
      await alice.goto(place)
      await settled(alice)
      await mark(alice)
      waiting.fail()
      await expect
        .soft(top(alice, 'Safe’s service does not answer'), place)
        .toBeVisible({ timeout: 9000 })
      await settled(alice)
      expect.soft(await moved(alice), `${place}: the gateway fails`).toEqual([])

      await mark(alice)
      await alice.context().setOffline(true)
      await expect.soft(top(alice, /^Offline/), place).toBeVisible({ timeout: 9000 })
      await settled(alice)
      expect.soft(await moved(alice), `${place}: the network goes`).toEqual([])
      await alice.context().setOffline(false)
    }
  })

  test(`what goes from owner to owner stays where it is when the gateway fails late, ${viewport.width} wide`, async ({
    browser,
    request,
  }) => {
    const demo = await resetDemo(request)
    const alice = await open(browser, demo, viewport)
    await alice.context().route('**/gateway/**', (route) => route.abort())
    await alice.goto(urlOf(demo, 'Treasury', '/pay'))
    await alice.getByLabel('To').fill(payee)
    await choose(alice, 'With', 'ETH · Ether')
    await alice.getByLabel('Amount').fill('2')
    await alice.getByRole('button', { name: 'Review' }).click()
    await alice.getByRole('button', { name: 'Approve without Safe’s service' }).click()
    await expect(alice.getByText('this goes from owner to owner').first()).toBeVisible()
    await alice.getByRole('button', { name: /^Approve [\d,.]+ / }).click()
    await expect(alice.getByRole('heading', { name: '1 of 2 approvals' })).toBeVisible()
    const waiting = await holdGateway(alice)
    await alice.reload()
    await expect(alice.getByRole('button', { name: 'Save as a file' }).first()).toBeVisible()
    await settled(alice)
    await mark(alice)
    waiting.fail()
    await expect(alice.getByRole('button', { name: 'Go on without it' })).toBeVisible()
    expect(await moved(alice)).toEqual([])
  })
}

async function open(
  browser: Browser,
  demo: Demo,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury'))
  await page.setViewportSize(viewport)
  return page
}

/** What stands at the top in the place of the chain and the approvals. */
const top = (page: Page, words: string | RegExp) =>
  page.locator('.gp-silent:visible').filter({ hasText: words })

/** From now on the gateway keeps its answers back, until it fails. */
async function holdGateway(page: Page): Promise<{ fail: () => void }> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  let fail: () => void = () => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.context().route('**/gateway/**', async (route) => {
    await failed
    await route.abort()
  })
  return { fail }
}

/** What can be pressed, and where it is: what moves is what is in two places. */
async function boxes(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, summary')]
      .map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return `${left},${top}`
      })
      .join(' '),
  )
}

/** Waits until nothing on the page comes any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').first()).toBeVisible()
  let last = ''
  let same = 0
  await expect
    .poll(
      async () => {
        const now = await boxes(page)
        same = now === last ? same + 1 : 0
        last = now
        return same
      },
      { intervals: [300] },
    )
    .toBeGreaterThanOrEqual(3)
}

/** Notes where everything is that can be pressed. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-was]'))
      element.removeAttribute('data-was')
    for (const element of document.querySelectorAll('a[href], button, input, textarea, summary')) {
      const { left, top, width } = element.getBoundingClientRect()
      if (width > 0) element.setAttribute('data-was', JSON.stringify([left, top]))
    }
  })

/** What can still be pressed and is a pixel or more away from where it was noted; a figure that is set anew is some hundredths wider. */
const moved = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-was]')].flatMap((element) => {
      const { left, top } = element.getBoundingClientRect()
      const [wasLeft = 0, wasTop = 0] = JSON.parse(
        element.getAttribute('data-was') ?? '',
      ) as number[]
      const [right, down] = [left - wasLeft, top - wasTop]
      return Math.hypot(right, down) < 1
        ? []
        : [`${element.textContent.slice(0, 60)}: ${right} to the right, ${down} down`]
    }),
  )
