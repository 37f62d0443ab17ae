import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import * as account from './account-modal/AccountModal.stories.tsx'
import * as chain from './chain-modal/ChainModal.stories.tsx'
import * as connect from './connect-modal/ConnectModal.stories.tsx'
import * as signIn from './sign-in/SignInDialog.stories.tsx'
import { everySetting } from './testing/everySetting.ts'

// Every machine draws the letters alike.
import '@fontsource-variable/hanken-grotesk'

const settings = [
  { name: 'wide, light', width: 1280, height: 800, scheme: 'light' },
  { name: 'phone, dark', width: 390, height: 780, scheme: 'dark' },
] as const

beforeAll(async () => {
  const family = "'Hanken Grotesk Variable'"
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `.ck-root { --ck-font-body: ${family} !important; --ck-font-mono: ${family} !important }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  await Promise.all(
    [400, 500, 600].map((weight) => document.fonts.load(`${weight} 16px ${family}`)),
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** An accident of layout or colour is seen here: each picture is held against the one that is kept. `-u` keeps new ones. */
describe.runIf(everySetting).each(settings)('pictures, $name', (setting) => {
  const { name, width, height, scheme } = setting
  const globals = { ...preview, initialGlobals: { scheme } }
  const { Wide, Compact, Get, Opening, Failed, ScanCode, ScanCodeCompact } = composeStories(
    connect,
    globals,
  )
  const { ThreeTransactions } = composeStories(account, globals)
  const { WrongNetwork } = composeStories(chain, globals)
  const { Ready, Signing } = composeStories(signIn, globals)
  const isWide = width > 768
  const stories = {
    wallets: isWide ? Wide : Compact,
    get: Get,
    opening: Opening,
    failed: Failed,
    code: isWide ? ScanCode : ScanCodeCompact,
    account: ThreeTransactions,
    networks: WrongNetwork,
    'sign in': Ready,
    signing: Signing,
  }

  test.each(Object.entries(stories))('%s', async (story, Story) => {
    await page.viewport(width, height)
    render(<Story />)
    await Story.play?.()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    // Each icon has come; a letter stands there until then.
    await expect.poll(() => document.querySelectorAll('.ck-image-letter').length).toBe(0)
    await expect(dialog).toMatchScreenshot(`${story}, ${name}`, {
      comparatorName: 'pixelmatch',
      comparatorOptions: { allowedMismatchedPixelRatio: 0.01 },
    })
  })
})
