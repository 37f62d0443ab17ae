import { expect, type Page, test } from '@playwright/test'

import { closeBrowsers, openBrowser, resetDemo, urlOf } from './demo.ts'

test.afterEach(closeBrowsers)

/** What a page has done, in its order: it read what the last visit kept, asked for something, drew an account. */
async function follow(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const done: string[] = []
    Object.assign(window, { done })
    // The browser's own.
    const get = Reflect.get(IDBObjectStore.prototype, 'get') as (key: IDBValidKey) => IDBRequest
    IDBObjectStore.prototype.get = function (key: IDBValidKey) {
      const request = get.call(this, key)
      request.addEventListener('success', () => done.push('kept answers'))
      return request
    }
    const ask = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      const part = /\/gateway\/.+\/safes\/0x[\da-fA-F]{40}(.*)$/.exec(pathname)?.[1]
      done.push(init?.method === 'POST' ? 'chain' : part === '' ? 'account' : (part ?? pathname))
      return ask(input, init)
    }
    new MutationObserver((_, observer) => {
      if (document.querySelector('.gp-frame h1') === null) return
      done.push('drawn')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { done: readonly string[] }).done)
}

test('a link asks for the account and its line as soon as the last visit is back, and before anything is drawn', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const url = urlOf(demo, 'Treasury')
  const page = await openBrowser(browser, url)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const done = await follow(page)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(done).toContain('chain')
  const first = ['kept answers', 'kept answers', 'account', '/transactions/queued']
  const all = (await done()).filter((one) => !one.startsWith('/__'))
  expect(all.slice(0, first.length)).toEqual(first)
  expect(all.slice(first.length)).toContain('drawn')
  // Who draws it finds the questions asked.
  expect(all.filter((one) => one === 'account' || one.endsWith('/queued'))).toHaveLength(2)
})
