import { composeStories } from '@storybook/react-vite'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import * as account from './account-modal/AccountModal.stories.tsx'
import * as chain from './chain-modal/ChainModal.stories.tsx'
import * as connect from './connect-modal/ConnectModal.stories.tsx'
import { languages, type LanguageTag } from './languages/languages.ts'
import * as signIn from './sign-in/SignInDialog.stories.tsx'

const tags = Object.keys(languages) as LanguageTag[]

beforeEach(async () => {
  // What widens a button for a finger is no word, and stands over its edge on purpose.
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '.ck-icon-button::after { display: none !important }'
  await page.viewport(320, 568)
})
afterEach(cleanup)

/** The dialogs with the longest words on their buttons. */
function dialogsIn(tag: string) {
  const settings = { ...preview, initialGlobals: { scheme: 'light', language: tag } }
  const {
    Wide,
    Get,
    Failed: Declined,
    NotInstalled,
    DownloadOptions,
  } = composeStories(connect, settings)
  const { Abilities, AbilityOnceAllowed, Receive, PendingAndFailed, SeveralWallets } =
    composeStories(account, settings)
  const { WrongNetwork, CannotSwitch } = composeStories(chain, settings)
  const { Ready } = composeStories(signIn, settings)
  return {
    Wide,
    Get,
    Declined,
    NotInstalled,
    DownloadOptions,
    Abilities,
    AbilityOnceAllowed,
    Receive,
    PendingAndFailed,
    SeveralWallets,
    WrongNetwork,
    CannotSwitch,
    Ready,
  }
}

/** Whose words are wider than their place. What is cut is a name: of an account, a chain, a wallet or a transaction. */
const tooNarrow = () =>
  [...document.querySelectorAll<HTMLElement>('.ck-root *')]
    .filter((element) => element.checkVisibility() && element.innerText?.trim())
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'visible')
    .map(({ className, textContent }) => `${className}: ${textContent}`)

test.each(tags)('%s fits the smallest phone', async (tag) => {
  for (const [name, Story] of Object.entries(dialogsIn(tag))) {
    render(<Story />)
    await waitFor(() => expect(document.querySelector('.ck-root')?.getAttribute('lang')).toBe(tag))
    expect(tooNarrow(), `${name} in ${tag}`).toEqual([])
    expect(document.documentElement.scrollWidth, `${name} in ${tag}`).toBeLessThanOrEqual(320)
    cleanup()
  }
})
