import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { launchOptions } from '../../../../tooling/browser.ts'
import { installHostileCase } from '../playwright.ts'
import { hostileCases } from './hostileCases.ts'
import { NoSuchHostileCaseError } from './startHostileCase.ts'

/** A page that believes everything, and one that shows texts as texts. */
const pages: Readonly<Record<string, string>> = {
  '/gullible': `
    function show({ detail }) {
      const { name, icon, rdns } = detail.info
      list.innerHTML += '<li id="' + rdns + '"><img src="' + icon + '">' + name + '</li>'
    }
    async function join(provider) {
      try {
        const [account] = await provider.request({ method: 'eth_requestAccounts' })
        list.innerHTML += account
      } catch (error) { list.innerHTML += error.message }
      provider.on('accountsChanged', (accounts) => { list.title = accounts[0] })
    }`,
  '/careful': `
    function show({ detail }) {
      try {
        const row = document.createElement('li')
        const { name } = detail.info
        row.textContent = typeof name === 'string' ? name.slice(0, 40) : 'Unknown'
        list.append(row)
      } catch {}
    }
    async function join(provider) {
      try {
        const accounts = await provider.request({ method: 'eth_requestAccounts' })
        list.append(String(accounts[0]))
      } catch {}
    }`,
}

let server: Server
let browser: Browser
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Page</title><ul id="list"></ul><script>${pages[request.url ?? ''] ?? ''}
      addEventListener('eip6963:announceProvider', (event) => {
        show(event)
        const provider = (() => { try { return event.detail.provider } catch {} })()
        if (provider) join(provider)
      })
      dispatchEvent(new Event('eip6963:requestProvider'))
    </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this form.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

/** Opens a page with a case in it. */
async function visit(path: string, id: string) {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const { broken } = await installHostileCase(page, id)
  await page.goto(`${origin}${path}`)
  return { page, broken }
}

describe('a page that believes everything', () => {
  test.each([
    ['name/code-as-image', 'Code in its name ran.'],
    ['name/code-as-drawing', 'Code in its name ran.'],
    ['icon/code-as-attribute', 'Code in its icon ran.'],
    ['icon/a-foreign-address', 'The page asked https://hostile.invalid/icon.png.'],
    ['rdns/code-as-attribute', 'Code in its rdns ran.'],
    ['accounts/code-as-image', 'Code in its accounts ran.'],
    ['error/code-as-image', 'Code in its error ran.'],
    ['detail/nothing', 'The page threw: '],
    ['event/accounts-that-are-null', 'The page threw: '],
    ['provider/throws-when-it-is-listened-to', 'Nobody caught: Error: trap'],
  ])('is broken by %s', async (id, sentence) => {
    const { broken } = await visit('/gullible', id)
    await expect.poll(async () => (await broken()).join('\n')).toContain(sentence)
  })
})

test.each(['name/code-as-image', 'icon/a-foreign-address', 'error/code-as-image', 'detail/a-trap'])(
  'a page that shows texts as texts withstands %s',
  async (id) => {
    const { page, broken } = await visit('/careful', id)
    await page.waitForTimeout(100)
    expect(await broken()).toEqual([])
  },
)

test('a case that does not exist is refused', async () => {
  await expect(visit('/careful', 'name/nonsense')).rejects.toThrow(NoSuchHostileCaseError)
})

test('every case has an id of its own, which begins with what it attacks with', () => {
  const ids = hostileCases.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(hostileCases.filter(({ id, subject }) => !id.startsWith(`${subject}/`))).toEqual([])
})
