import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { withApp } from '../../../testing/withApp.tsx'
import * as stories from './FinderView.stories.tsx'

import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../Page.css'

setProjectAnnotations({ decorators: [withApp] })

const { Opened } = composeStories(stories)

afterEach(cleanup)

test('in a low window every row can be reached, and the one that Enter would go to is in sight below the field', async () => {
  await page.viewport(320, 256)
  await Opened.run()
  const field = screen.getByRole('combobox')
  await userEvent.keyboard('a')
  const rows = screen.getAllByRole('option')
  const { top: start, bottom: end } = screen.getByRole('dialog').getBoundingClientRect()
  expect(end).toBeLessThanOrEqual(256)
  expect(rows.length).toBeGreaterThan(3)
  for (const next of [...rows.slice(1), rows[0]]) {
    await userEvent.keyboard('{ArrowDown}')
    expect(next).toHaveAttribute('aria-selected', 'true')
    expect(field.getAttribute('aria-activedescendant')).toBe(next?.id)
    const { top = NaN, bottom = NaN } = next?.getBoundingClientRect() ?? {}
    expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(start)
    expect(top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(end)
  }
})
