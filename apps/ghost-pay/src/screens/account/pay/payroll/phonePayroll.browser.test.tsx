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
