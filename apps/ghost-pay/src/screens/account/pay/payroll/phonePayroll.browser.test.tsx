import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { withApp } from '../../../../testing/withApp.tsx'
import * as stories from './PayrollView.stories.tsx'

import '../../../../theme/tokens.css'
import '../../../../theme/base.css'
import '../../../../Page.css'

afterEach(cleanup)

const Payroll = composeStories(stories, { decorators: [withApp] })

/** Each select of the columns, once it has the focus, is what lies on top where it stands. */
function seeSelects() {
  const selects = screen.getAllByRole('combobox')
  expect(selects.length).toBeGreaterThan(2)
  for (const select of selects) {
    select.focus()
    const { left, top, width, height } = select.getBoundingClientRect()
    for (const y of [top + 2, top + height / 2, top + height - 2]) {
      expect(select.contains(document.elementFromPoint(left + width / 2, y))).toBe(true)
    }
  }
}

test('on a phone nothing lies over the selects of the columns while something is asked', async () => {
  await page.viewport(390, 844)
  render(<Payroll.AsksForThePayee />)
  window.scrollTo(0, 0)
  seeSelects()
})

test('on a phone a select of the columns stops above the bar when it gets the focus', async () => {
  await page.viewport(390, 844)
  render(<Payroll.Ready />)
  await userEvent.click(screen.getByRole('button', { name: 'Change columns' }))
  window.scrollTo(0, 0)
  seeSelects()
})

test('on a phone the figures of a payroll end at its edge', async () => {
  await page.viewport(390, 844)
  render(<Payroll.Ready />)
  const rows = [...document.querySelectorAll('.gp-payroll-table tr[data-state]')]
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) {
    const range = document.createRange()
    range.selectNodeContents(row.querySelector('.gp-payroll-symbol')!)
    expect(range.getBoundingClientRect().right).toBeCloseTo(row.getBoundingClientRect().right, 0)
    const name = row.querySelector('.gp-payroll-payee')!.getBoundingClientRect()
    const amount = row.querySelector('.gp-payroll-amount')!.getBoundingClientRect()
    expect(amount.left - name.right).toBeGreaterThanOrEqual(12)
  }
})

test('on a phone a rule over the figures of a payroll is as wide as they are', async () => {
  await page.viewport(390, 844)
  render(<Payroll.Ready />)
  const figures = document.querySelector('.gp-payroll-figures')!
  const inside = figures.getBoundingClientRect()
  const second = [...figures.children].slice(1).map((part) => part.getBoundingClientRect())
  expect(second.at(-1)!.right).toBeCloseTo(inside.right, 0)
})

test.each([390, 1280])('at %i pixels the name of a payee is not cut', async (width) => {
  await page.viewport(width, 844)
  render(<Payroll.Ready />)
  const names = [...document.querySelectorAll<HTMLElement>('.gp-payroll-payee strong')]
  names[0]!.textContent = 'Maximiliane von Hohenzollern-Sigmaringen'
  for (const { scrollWidth, clientWidth } of names) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
})

test('each column is named with what it is', () => {
  render(<Payroll.Ready />)
  const [line] = document.querySelectorAll('.gp-columns-line')
  expect(line?.textContent).toContain(' is the amount')
  expect(line?.textContent).toContain(' is the token')
})
