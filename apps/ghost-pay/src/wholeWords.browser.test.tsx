import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import * as reviews from './screens/account/review/ReviewView.stories.tsx'
import * as demoCards from './screens/home/DemoCardView.stories.tsx'
import { withApp } from './testing/withApp.tsx'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'

setProjectAnnotations({ decorators: [withApp] })

const { GatewayDescribesAnother } = composeStories(reviews)
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

test('on a phone the worth of the demo account stands in one line', async () => {
  await page.viewport(390, 844)
  await Known.run()
  expect(linesOf(document.querySelector('.gp-demo-head .gp-amount')!)).toBe(1)
})
