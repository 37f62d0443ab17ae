import { fileURLToPath } from 'node:url'

import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/passkey-account', import.meta.url))

/** Nothing but the page's own files and address, and pictures inside them. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"

let server: PreviewServer
test.beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    // A passkey belongs to a name; an address of numbers has none.
    preview: {
      host: 'localhost',
      port: 0,
      strictPort: false,
      headers: { 'content-security-policy': strictPolicy },
    },
  })
})
test.afterAll(() => server.close())

const dialog = (page: Page): Locator => page.getByRole('dialog')
const pressSign = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' }).click()

/** Chromium's own authenticator, which keeps keys and signs as a device does. */
async function addAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device recognises who is in front of it. */
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

async function connect(page: Page) {
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await dialog(page).getByRole('button', { name: 'Passkey', exact: true }).click()
}

test('a visitor without a wallet makes a passkey, signs in, and sends a transaction', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const device = await addAuthenticator(page)
  await connect(page)
  await pressSign(page)
  await expect(page.getByText('Signed in as')).toBeVisible()
  expect(await device.count()).toBe(1)
  const address = (await page.locator('code').textContent()) ?? ''
  expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
  await expect(page.getByText('Not created on the chain yet')).toBeVisible()

  await page.getByRole('button', { name: 'Send a transaction' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Created on the chain', { exact: true })).toBeVisible()

  // Back on another day: the same account, whose signature the contract itself is asked about now.
  await page.reload()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await pressSign(page)
  await expect(page.locator('code')).toHaveText(address)
  expect(await device.count()).toBe(1)
  expect(complaints).toEqual([])
})

test('a device that recognises nobody signs nothing', async ({ page }) => {
  const device = await addAuthenticator(page)
  await connect(page)
  await expect(dialog(page).getByRole('button', { name: 'Send message' })).toBeEnabled()
  await device.recognise(false)
  await pressSign(page)
  await expect(dialog(page).getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByText('Signed in as')).toHaveCount(0)
  await device.recognise(true)
  await pressSign(page)
  await expect(page.getByText('Signed in as')).toBeVisible()
})
