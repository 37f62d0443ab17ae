import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import * as inboxStories from '../screens/account/queue/InboxView.stories.tsx'
import * as reviewStories from '../screens/account/review/ReviewView.stories.tsx'
import { withApp } from '../testing/withApp.tsx'
import { Button } from './Button.tsx'

import '../theme/tokens.css'
import '../theme/base.css'
import '../Page.css'

afterEach(cleanup)

const annotations = { decorators: [withApp] }
const Inbox = composeStories(inboxStories, annotations)
const Review = composeStories(reviewStories, annotations)

const bar = () => screen.getByRole('region', { name: 'What happens next' })
const choice = () => within(bar()).queryByRole('button', { name: 'Delete draft' })

test.each([390, 1280])(
  'at %i pixels the other choices wait beside the action, and come when they are asked for',
  async (width) => {
    await page.viewport(width, 844)
    render(<Review.AllProven />)
    expect(within(bar()).getByRole('button', { name: 'Approve 4,200 dUSD to Bob' })).toBeVisible()
    expect(choice()).toBeNull()
    expect(bar().getBoundingClientRect().height).toBeLessThan(160)
    await userEvent.click(within(bar()).getByRole('button', { name: 'Other choices' }))
    expect(choice()).toBeVisible()
  },
)

test('where signing is closed the way out stands there at once', async () => {
  await page.viewport(390, 844)
  render(<Review.ContractComputesAnother />)
  expect(choice()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Other choices' })).toBeNull()
})

test('on a phone no name of the inbox is squeezed by its figure, and every place fits into its node', async () => {
  await page.viewport(390, 844)
  render(<Inbox.Hostile />)
  const names = [...document.querySelectorAll('.gp-item-words')]
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(name.getBoundingClientRect().width).toBeGreaterThan(120)
  for (const node of document.querySelectorAll('.gp-node')) {
    expect(node.scrollWidth).toBeLessThanOrEqual(node.clientWidth)
  }
})

/** Every digit of an amount is in the element that has it, and no element with text lies over another one. */
const spilled = () =>
  [...document.querySelectorAll<HTMLElement>('main .gp-figure, main .gp-button')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
    .map(({ textContent }) => textContent)

test.each([390, 1280])(
  'at %i pixels the largest amount keeps all its digits, its symbol and its place',
  async (width) => {
    await page.viewport(width, 844)
    render(<Inbox.Largest />)
    const largest = /^115,792.*457\.584007/
    const figure = screen.getAllByText((_, one) => largest.test(one?.textContent ?? ''))[0]
    const symbol = figure?.parentElement?.querySelector('.gp-amount-symbol')
    expect(symbol?.scrollWidth).toBeLessThanOrEqual(symbol?.clientWidth ?? 0)
    expect(spilled()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('a button whose words are longer than its line breaks them', async () => {
  await page.viewport(390, 844)
  render(
    <div style={{ inlineSize: 200 }}>
      <Button onPress={() => undefined}>Approve {'115,792,089'.repeat(7)} ETH to Bob</Button>
    </div>,
  )
  const { scrollWidth, clientWidth } = screen.getByRole('button')
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

/** What can have the focus on a page but for its bar. */
const outsideBar = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input)')].filter(
    (one) => one.checkVisibility() && !bar().contains(one),
  )

/** Whether somebody sees the middle of an element: nothing is over it, and it is in the window. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}

test.each([
  [390, 700],
  [1280, 700],
  [320, 256],
])('in a window of %i by %i nothing that has the focus is under the bar', async (width, height) => {
  await page.viewport(width, height)
  render(<Review.AllProven />)
  const reached = outsideBar()
  expect(reached.length).toBeGreaterThan(3)
  for (const one of reached) {
    window.scrollTo(0, 0)
    one.focus()
    expect(isSeen(one), one.outerHTML).toBe(true)
  }
})

test('at 400 % the bar of a review leaves the window to what is read', async () => {
  await page.viewport(320, 256)
  render(<Review.AllProven />)
  const end = document.documentElement.scrollHeight - innerHeight
  let covered = 0
  for (let at = 0; at < end; at += 128) {
    window.scrollTo(0, at)
    const { top, bottom } = bar().getBoundingClientRect()
    if (Math.min(bottom, innerHeight) - Math.max(top, 0) > innerHeight / 2) covered += 1
  }
  // It passes by once.
  expect(covered).toBeLessThanOrEqual(3)
})
