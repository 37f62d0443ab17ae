import { fileURLToPath } from 'node:url'

import { expect, type Locator, type Page, test } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { type Devnet, startDevnet } from '@ghost-pay/devnet'
import { installTestWallets, type TestWalletDescription } from '@ghost-pay/test-wallet/playwright'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../test-results/vite-minimal', import.meta.url))

/** Nothing but the page's own files, and pictures inside them. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"

/** The node of the first chain of the page, which is asked once a visitor is connected. */
const node = 'https://ethereum.reth.rs'

/** Wallets that never answer: choosing one stays in the dialog. */
const silentWallets = ['Harbour', 'Jade', 'Juniper'].map((name, index): TestWalletDescription => ({
  name,
  privateKey: `0x${String(index + 1).padStart(64, '0')}`,
  chains: [{ id: 1 }],
  allow: { chainIds: [1] },
  personality: { name: 'silent' },
}))

let server: PreviewServer

const addressOf = ({ resolvedUrls }: PreviewServer): string => resolvedUrls?.local[0] ?? ''
const connectButton = (page: Page): Locator => page.getByRole('button', { name: 'Connect Wallet' })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const row = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name, exact: true })

/** The wallets that the page suggests. */
const marked = ['MetaMask', 'Rabby Wallet', 'Rainbow']
/** The picture of a suggested wallet, once it is drawn. */
const markOf = (page: Page, name: string): Locator => row(page, name).locator('[data-loaded] img')

/** Serves what was built, under a policy. */
function serve(policy: string): Promise<PreviewServer> {
  return preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false, headers: { 'content-security-policy': policy } },
  })
}

/** Collects the page's errors, refusals of its policy included, and its requests to other servers. */
function listen(page: Page, own: string): { complaints: string[]; foreign: string[] } {
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(own) && !url.startsWith('data:')) foreign.push(url)
  })
  page.on('websocket', (socket) => foreign.push(socket.url()))
  return { complaints, foreign }
}

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } })
  server = await serve(strictPolicy)
})

test.afterAll(async () => {
  await server.close()
})

test.describe('every page of the dialog that needs no wallet', () => {
  test('keeps to a strict policy and asks no other host, side by side', async ({ page }) => {
    const { complaints, foreign } = listen(page, addressOf(server))
    const answer = await page.goto(addressOf(server))
    expect(answer?.headers()['content-security-policy']).toBe(strictPolicy)
    await expect(connectButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(foreign, 'before anybody does something').toEqual([])

    await connectButton(page).click()
    await expect(dialog(page).getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
    // The marks come with the page, one file each.
    for (const name of marked) await expect(markOf(page, name)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Get a Wallet' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')

    expect(foreign, 'after every page was open').toEqual([])
    expect(complaints).toEqual([])
  })

  test('keeps to a strict policy and asks no other host, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    const { complaints, foreign } = listen(page, addressOf(server))
    await page.goto(addressOf(server))
    await connectButton(page).click()
    await dialog(page).getByRole('button', { name: 'Learn More' }).click()
    await expect(
      dialog(page).getByRole('heading', { name: 'What is a Wallet?', level: 2 }),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await expect(
      dialog(page).getByRole('heading', { name: 'Connect a Wallet', level: 2 }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('the keys alone open the dialog, walk through the list, enter a step, come back and close', async ({
  page,
}) => {
  const { complaints, foreign } = listen(page, addressOf(server))
  await installTestWallets(page, silentWallets)
  await page.goto(addressOf(server))
  await expect(connectButton(page)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(connectButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(row(page, 'Harbour')).toBeFocused()

  for (const [key, name] of [
    ['ArrowDown', 'Jade'],
    ['ArrowDown', 'Juniper'],
    ['ArrowUp', 'Jade'],
    ['End', 'Rainbow'],
    ['Home', 'Harbour'],
    ['j', 'Jade'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(row(page, name), `after ${key}`).toBeFocused()
  }
  // What is typed within a moment narrows the choice; what was typed before is forgotten by now.
  await page.keyboard.press('Home')
  await page.waitForTimeout(1500)
  await page.keyboard.type('ju')
  await expect(row(page, 'Juniper')).toBeFocused()

  await page.keyboard.press('Enter')
  const opening = dialog(page).getByRole('heading', { name: 'Opening Juniper...' })
  await expect(opening).toBeVisible()
  await expect(row(page, 'Juniper')).toHaveAttribute('aria-current', 'true')
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
  for (let stops = 0; stops < 8 && !(await isFocused(cancel)); stops++) {
    await page.keyboard.press('Tab')
  }
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opening).toHaveCount(0)
  await expect(dialog(page).getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(connectButton(page)).toBeFocused()
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('a visitor with settings of their own', () => {
  test('sees button and dialog in forced colours', async ({ page }) => {
    const { complaints } = listen(page, addressOf(server))
    await page.emulateMedia({ forcedColors: 'active' })
    await installTestWallets(page, silentWallets)
    await page.goto(addressOf(server))
    await expect(connectButton(page)).toBeVisible()
    expect(await hasVisibleEdge(connectButton(page)), 'the edge of the button').toBe(true)
    await connectButton(page).click()
    await expect(row(page, 'Harbour')).toBeVisible()
    expect(await hasVisibleEdge(dialog(page)), 'the edge of the dialog').toBe(true)
    expect(complaints).toEqual([])
  })

  test('a visitor who prefers reduced motion sees none', async ({ page }) => {
    expect(await motionOnTheWay(page, 'reduce')).toEqual([])
  })

  // What the test above looks for can be seen.
  test('a visitor without that preference sees the dialog grow', async ({ page }) => {
    expect(await motionOnTheWay(page, 'no-preference')).toContain('ck-grow')
  })
})

test.describe('with a wallet', () => {
  let devnet: Devnet
  let open: PreviewServer

  test.beforeAll(async () => {
    devnet = await startDevnet({
      chains: [{ chainId: 1 }],
      seed: 'empty',
      port: 0,
      gatewayPort: 0,
    })
    open = await serve(`${strictPolicy} ${node}`)
  })

  test.afterAll(async () => {
    await open.close()
    await devnet.stop()
  })

  test('a visitor connects, sees the account, copies its address and disconnects', async ({
    context,
    page,
  }) => {
    const [owner] = devnet.owners
    const [chain] = devnet.chains
    if (!owner || !chain) throw new Error('the devnet has no owner or no chain')
    const { complaints, foreign } = listen(page, addressOf(open))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The page's own node is on the other side of the network: the local chain answers in its place.
    await page.route(`${node}/**`, async (route) => {
      const answer = await fetch(chain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData(),
      })
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: await answer.text(),
      })
    })
    await installTestWallets(page, [
      {
        name: 'Harbour',
        privateKey: owner.privateKey,
        chains: [{ id: 1 }],
        allow: { chainIds: [1] },
      },
    ])
    await page.goto(addressOf(open))
    await connectButton(page).click()
    expect(foreign, 'before a wallet is chosen').toEqual([])
    await row(page, 'Harbour').click()

    const account = page.getByRole('button', { name: /^Account/ })
    const short = `${owner.address.slice(0, 4)}…${owner.address.slice(-4)}`
    await expect(account).toContainText(short)
    await expect(account).toContainText(/9,999(\.\d+)? ETH/)
    await expect(dialog(page)).toHaveCount(0)

    await account.click()
    await expect(dialog(page)).toContainText(short)
    await dialog(page).getByRole('button', { name: 'Copy Address' }).click()
    await expect(dialog(page).getByText('Copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.address)
    await expect(dialog(page).getByRole('button', { name: 'Copy Address' })).toBeVisible()

    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
    expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set([node]))
    expect(complaints).toEqual([])
  })
})

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement)

/** In forced colours backgrounds and shadows are gone; what is left to see is a border or an outline. */
const hasVisibleEdge = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(node)
    return (
      (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
      (outlineStyle !== 'none' && outlineWidth !== '0px')
    )
  })

/** Opens the dialog and chooses a wallet. Names of what moved on the way, and of what still does at the end. */
async function motionOnTheWay(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<string[]> {
  const moved: string[] = []
  await page.exposeFunction('reportMotion', (name: string) => moved.push(name))
  await page.addInitScript(() => {
    // Exposed above under this name, which the types of the page cannot know.
    const { reportMotion } = globalThis as unknown as { reportMotion: (name: string) => void }
    document.addEventListener('animationstart', ({ animationName }) => reportMotion(animationName))
    document.addEventListener('transitionrun', ({ propertyName }) => reportMotion(propertyName))
  })
  await page.emulateMedia({ reducedMotion })
  await installTestWallets(page, silentWallets)
  await page.goto(addressOf(server))
  await connectButton(page).click()
  await row(page, 'Jade').click()
  await expect(dialog(page).getByRole('heading', { name: 'Opening Jade...' })).toBeVisible()
  const still = await page.evaluate(() => document.getAnimations().length)
  return still === 0 ? moved : [...moved, `${still} at the end`]
}
