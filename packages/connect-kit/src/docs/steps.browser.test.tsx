import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import preview from '../../.storybook/preview.tsx'
import * as stories from './Steps.stories.tsx'

const { Connect, TheList } = composeStories(stories, preview)

afterEach(cleanup)

/** The keys of the sentences that a page names as those of its step. */
function words(): string[] {
  const table = screen.getAllByRole('table').at(-1)
  if (!table) throw new Error('The page has a table of words.')
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
}

test('the page of the connection names the failures of a connection, and no others', () => {
  render(<Connect />)
  expect(words()).toContain('error.rejected')
  expect(words().filter((key) => /^error\.(siwe|chain|switch)-/.test(key))).toEqual([])
})

test('the page of the list names nothing that the connection says', () => {
  render(<TheList />)
  expect(words()).toContain('connect.none')
  expect(words()).not.toContain('connect.notInstalled')
  expect(words()).not.toContain('connect.warning.twiceLong')
})
