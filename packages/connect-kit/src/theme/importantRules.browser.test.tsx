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

test('on a page where everything changes slowly, ours answers as fast as on any other', async () => {
  const slow = '*, *::before, *::after { transition: all 3s !important }'
  await page.viewport(390, 800)
  const { dialog } = await openOnPage()
  const drawn = [...document.querySelectorAll('.ck-root, .ck-root *')]
  const read = () =>
    drawn.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const { content, transition } = getComputedStyle(element, part)
        return part && content === 'none' ? '' : transition
      }),
    )
  const before = read()
  expect(getComputedStyle(dialog).transition).toContain('translate 0.32s')
  addSheet(slow)
  expect(read()).toEqual(before)
  dialog.dataset['pulled'] = ''
  expect(getComputedStyle(dialog).transition).toBe('none')
})
