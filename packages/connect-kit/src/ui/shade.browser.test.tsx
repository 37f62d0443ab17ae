import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../../.storybook/preview.tsx'
import * as chainStories from '../chain-modal/ChainModal.stories.tsx'
import * as connectStories from '../connect-modal/ConnectModal.stories.tsx'

const connectDialog = composeStories(connectStories, preview)
const chainDialog = composeStories(chainStories, preview)

afterEach(cleanup)

/** What scrolls has a shade where it goes on; it reaches from edge to edge of the column that it stands in. */
test.each([
  ['the wide list', connectDialog.ManyWallets, 1280, 800, '.ck-column-list'],
  ['the list of a low window', connectDialog.ManyWallets, 1280, 400, '.ck-column-list'],
  ['the step beside it', connectDialog.Get, 1280, 300, '.ck-column-step'],
  ['the networks', chainDialog.ManyChains, 1280, 500, '.ck-dialog'],
  ['the networks of a phone', chainDialog.ManyChains, 390, 500, '.ck-dialog'],
] as const)('the shade of %s ends at the edges', async (_, Story, width, height, column) => {
  await page.viewport(width, height)
  render(<Story />)
  const dialog = screen.getByRole('dialog')
  await Promise.allSettled(dialog.getAnimations({ subtree: false }).map(({ finished }) => finished))
  const place = dialog.matches(column) ? dialog : dialog.querySelector(column)!
  const scrolling = [...place.querySelectorAll<HTMLElement>('.ck-list, .ck-step, .ck-body')].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  )
  expect(scrolling).toHaveLength(1)
  const shade = scrolling[0]!.getBoundingClientRect()
  const { left, right, bottom } = place.getBoundingClientRect()
  // The line between the columns is one pixel.
  expect(Math.abs(shade.left - left)).toBeLessThanOrEqual(1)
  expect(Math.abs(shade.right - right)).toBeLessThanOrEqual(1)
  expect(Math.abs(shade.bottom - bottom)).toBeLessThanOrEqual(1)
})
