import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import * as chainStories from '../chain-modal/ChainModal.stories.tsx'
import * as connectStories from '../connect-modal/ConnectModal.stories.tsx'

const { Wide, WideInArabic, GetInArabic } = composeStories(connectStories, preview)
const { Connected, CannotSwitchInArabic } = composeStories(chainStories, preview)

afterEach(cleanup)

/** How far the letters of each name are from its picture. */
function gaps(): number[] {
  const names = screen.getByRole('dialog').querySelectorAll('.ck-row-name')
  return [...names].map((name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    const letters = range.getBoundingClientRect()
    const picture = name
      .closest('.ck-row, .ck-get-row')!
      .querySelector('.ck-image')!
      .getBoundingClientRect()
    return Math.max(letters.left - picture.right, picture.left - letters.right)
  })
}

test.each([
  ['wallets', Wide],
  ['wallets in Arabic', WideInArabic],
  ['wallets to get in Arabic', GetInArabic],
  ['networks', Connected],
  ['networks in Arabic', CannotSwitchInArabic],
])('a name stands beside its picture: %s', async (_, Story) => {
  await page.viewport(1280, 800)
  render(<Story />)
  await waitFor(() => expect(gaps().length).toBeGreaterThan(0))
  await expect.poll(() => Math.max(...gaps())).toBeLessThanOrEqual(17)
})
