import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

import * as payStories from '../screens/account/pay/PayForm.stories.tsx'
import * as inboxStories from '../screens/account/queue/InboxView.stories.tsx'
import * as reviewStories from '../screens/account/review/ReviewView.stories.tsx'
import { withApp } from '../testing/withApp.tsx'

import './tokens.css'
import './base.css'
import '../Page.css'

const annotations = { decorators: [withApp] }
const { AllProven } = composeStories(reviewStories, annotations)
const { WholeLine } = composeStories(inboxStories, annotations)
const { Empty } = composeStories(payStories, annotations)

/** The size of letters that the reader has set in the browser, in pixels. */
const setSize = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })

afterEach(async () => {
  cleanup()
  await setSize(16)
})

/** Elements that have words of their own, in the order of the page. */
const wordy = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].filter((one) =>
    [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  )

test.each([
  ['a review', AllProven],
  ['the inbox', WholeLine],
  ['a payment', Empty],
])('a reader who has set letters of twice the size gets them: %s', async (_, Story) => {
  await page.viewport(390, 844)
  render(<Story />)
  const before = wordy().map((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(before.length).toBeGreaterThan(5)
  await setSize(32)
  expect(wordy().map((one) => parseFloat(getComputedStyle(one).fontSize))).toEqual(
    before.map((size) => 2 * size),
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('with letters of twice the size the layout changes where it does at twice the width', async () => {
  await page.viewport(1280, 800)
  render(<WholeLine />)
  const columns = () =>
    new Set(
      [...document.querySelectorAll('.gp-columns > *')].map(
        (one) => one.getBoundingClientRect().left,
      ),
    ).size
  expect(columns()).toBe(2)
  await setSize(32)
  expect(columns()).toBe(1)
})
