import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { addSheet, leaveHostPage, openOnPage } from '../testing/hostPage.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

test('on a page that hides the pointer to draw its own, which lies below, the pointer is seen', async () => {
  addSheet('* { cursor: none !important }')
  const { dialog, row } = await openOnPage()
  const seen = (element: Element | null) => element && getComputedStyle(element).cursor
  expect(seen(dialog)).toBe('auto')
  expect(seen(document.querySelector('.ck-backdrop'))).toBe('auto')
  expect(seen(row)).toBe('pointer')
  expect(seen(row.querySelector('.ck-row-name'))).toBe('pointer')
})

test('on a page that takes the outline from everything, what has the focus shows it', async () => {
  addSheet('*, *:focus { outline: none !important }')
  const { dialog, row } = await openOnPage()
  const outline = (element: Element) => getComputedStyle(element).outlineStyle
  await userEvent.keyboard('{Tab}')
  row.focus()
  expect(outline(row)).toBe('solid')
  dialog.focus()
  expect(outline(dialog)).toBe('none')
})
