import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { shortAddress } from './format/shortAddress.ts'
import * as reviews from './screens/account/review/ReviewView.stories.tsx'
import * as executed from './screens/account/transaction/Executed.stories.tsx'
import * as demoCards from './screens/home/DemoCardView.stories.tsx'
import { withApp } from './testing/withApp.tsx'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'

setProjectAnnotations({ decorators: [withApp] })

const { AllProven, GatewayDescribesAnother } = composeStories(reviews)
const { Payroll } = composeStories(executed)
const { Known } = composeStories(demoCards)

afterEach(cleanup)

/** In how many lines the text of an element stands. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
}

test('the table of both readings names its lines in whole words beside whole addresses', async () => {
  await page.viewport(1280, 900)
  await GatewayDescribesAnother.run()
  for (const name of ['Payee', 'Amount']) {
    expect(linesOf(screen.getByRole('rowheader', { name }))).toBe(1)
  }
})

test.each([390, 320])(
  'at %i pixels the worth of the demo account stands in one line',
  async (width) => {
    await page.viewport(width, 844)
    await Known.run()
    expect(linesOf(document.querySelector('.gp-demo-head .gp-amount')!)).toBe(1)
  },
)

test.each([88, 120, 200])('a short address stays in one line of %i pixels', (width) => {
  const address = shortAddress('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  render(
    <p style={{ inlineSize: width }}>
      Pay <span data-testid="address">{address}</span>
    </p>,
  )
  expect(linesOf(screen.getByTestId('address'))).toBe(1)
})

/** The words in the last line of an element with several lines; none for one that has a single line. */
function lastWords(element: Element): string[] {
  const [text] = element.childNodes
  if (!(text instanceof Text)) return []
  const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return { word, top: Math.round(range.getBoundingClientRect().top) }
  })
  const last = words.at(-1)?.top
  const inLast = words.filter(({ top }) => top === last).map(({ word }) => word)
  return inLast.length === words.length ? [] : inLast
}

test('no check of a review ends with one word alone in a line', async () => {
  await page.viewport(1280, 900)
  await AllProven.run()
  const titles = [...document.querySelectorAll('.gp-proof li b')]
  const broken = titles.map(lastWords).filter((words) => words.length > 0)
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.filter((words) => words.length < 2)).toEqual([])
})

test.each([360, 390])(
  'at %i pixels a receipt keeps amount and symbol in one line',
  async (width) => {
    await page.viewport(width, 844)
    await Payroll.run()
    const amount = document.querySelector('.gp-receipt-page-sum .gp-amount')!
    const of = (part: string) => amount.querySelector(part)!.getBoundingClientRect()
    expect(of('.gp-amount-symbol').top).toBeLessThan(of('.gp-amount-number').bottom)
  },
)

test.each([390, 1280])(
  'at %i pixels a receipt says how many must approve in a line of its own',
  async (width) => {
    await page.viewport(width, 844)
    await Payroll.run()
    const needed = screen.getByText(/ of \d+ needed$/).closest('li')!
    const before = needed.previousElementSibling!
    expect(needed.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      before.getBoundingClientRect().bottom,
    )
  },
)
