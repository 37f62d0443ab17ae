import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Amount } from './components/Amount.tsx'
import { Row } from './components/Row.tsx'
import * as reviews from './screens/account/review/ReviewView.stories.tsx'
import { withApp } from './testing/withApp.tsx'

import './theme/tokens.css'
import './theme/base.css'
import './Page.css'
import './screens/account/activity/ActivityView.css'

setProjectAnnotations({ decorators: [withApp] })

const { BatchPaid, Rejection } = composeStories(reviews)

afterEach(cleanup)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

test('figures of a list end at its edge, whatever their symbols are', async () => {
  await page.viewport(390, 844)
  render(
    <>
      {['ETH', 'dUSD', 'wstETH'].map((symbol) => (
        <Row
          key={symbol}
          icon="·"
          title={symbol}
          figure={<Amount value={1_250_000n} decimals={6} symbol={symbol} />}
          figureDetail="$3,750.00"
        />
      ))}
    </>,
  )
  const rows = all('.gp-row')
  for (const row of rows) {
    const range = document.createRange()
    range.selectNodeContents(row.querySelector('.gp-amount-symbol')!)
    expect(range.getBoundingClientRect().right).toBeCloseTo(row.getBoundingClientRect().right, 0)
  }
  expect(rows).toHaveLength(3)
})

test('a total of a month is of one weight, also below one', () => {
  render(
    <p className="gp-month-tokens">
      <Amount value={750_000n} decimals={6} symbol="ETH" />
    </p>,
  )
  const parts = all('.gp-amount-integer, .gp-amount-fraction')
  expect(parts).toHaveLength(2)
  expect(new Set(parts.map((part) => getComputedStyle(part).fontWeight))).toEqual(new Set(['400']))
})

test('a further sum of a batch does not look like money that comes in', async () => {
  await BatchPaid.run()
  const [, ...further] = all('.gp-review-hero .gp-amount')
  expect(further.length).toBeGreaterThan(0)
  for (const one of further) expect(one.textContent).toMatch(/^\d/)
})

test('a source stands apart from the name before it', async () => {
  await Rejection.run()
  const beside = all('.gp-victim dd > .gp-source')
  expect(beside.length).toBeGreaterThan(0)
  for (const source of beside) {
    const before = source.previousElementSibling!.getBoundingClientRect()
    expect(source.getBoundingClientRect().left - before.right).toBeGreaterThanOrEqual(8)
  }
})
