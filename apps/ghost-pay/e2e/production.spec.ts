import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/production', import.meta.url))

let server: PreviewServer

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } })
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
})

test.afterAll(async () => {
  await server.close()
})

test('the built app runs under its own policy, asks no host by itself and knows no demo wallet', async ({
  page,
}) => {
  const complaints: string[] = []
  const foreign: string[] = []
  const own = server.resolvedUrls?.local[0] ?? ''
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) foreign.push(request.url())
  })

  await page.goto(own)
  await expect(page).toHaveTitle('Ghost Pay')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Alice' })).toHaveCount(0)
  expect(
    await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
  ).toContain("script-src 'self'")

  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
