import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'

import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

import '../theme/tokens.css'
import '../theme/base.css'
import '../Page.css'

const options = [
  { value: 'ny', label: 'New York', detail: 'America' },
  { value: 'nl', label: 'New Leeds', detail: 'England' },
  { value: 'oslo', label: 'Oslo' },
]
const many = Array.from({ length: 40 }, (_, place) => ({
  value: String(place),
  label: `No ${place}`,
}))

const onChange = vi.fn<(value: string) => void>()
const onOuterKey = vi.fn<(key: string) => void>()

function One({ label, all }: { label: string; all: typeof options }) {
  const [value, setValue] = useState(all[0]?.value)
  return (
    <Field label={label}>
      {(field) => (
        <Select
          {...field}
          options={all}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
      )}
    </Field>
  )
}

/** Two fields with lists, in something that hears the keys as a dialog does, and something to press beside them. */
function open(all: typeof options = options) {
  render(
    <div
      onKeyDown={({ key }) => {
        onOuterKey(key)
      }}
    >
      <One label="From" all={all} />
      <One label="To" all={all} />
      <p>Beside</p>
    </div>,
  )
  return {
    from: screen.getByRole('combobox', { name: 'From' }),
    to: screen.getByRole('combobox', { name: 'To' }),
  }
}

const list = () => screen.queryByRole('listbox')
const at = () => list()?.querySelector('[data-active="true"]')?.textContent
const emulate = (forced: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced }] })

afterEach(async () => {
  cleanup()
  vi.clearAllMocks()
  await emulate('none')
})

test('two lists on a page have ids of their own, and every reference leads to something', async () => {
  const fields = open()
  for (const field of Object.values(fields)) {
    field.focus()
    await userEvent.keyboard('{Enter}')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const shown = list()
    expect(field.getAttribute('aria-controls')).toBe(shown?.id)
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(shown?.contains(active)).toBe(true)
    const named = document.getElementById(shown?.getAttribute('aria-labelledby') ?? '')
    expect(named?.textContent).toBe(field === fields.from ? 'From' : 'To')
  }
  // The first is closed by the second.
  expect(screen.getAllByRole('listbox')).toHaveLength(1)
})

test('a token without a name has no dot behind its symbol', () => {
  const { from } = open([{ value: 'x', label: 'unnamed token', detail: '' }])
  expect(from.textContent).toBe('unnamed token')
})

test('Home and End, a word with a space, and the keys of the browser', async () => {
  const { from } = open()
  from.focus()
  await userEvent.keyboard('{End}')
  expect(at()).toBe('Oslo')
  await userEvent.keyboard('{Home}')
  expect(at()).toContain('New York')
  // What is held with one of these is no letter, and is left to the browser.
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(fireEvent.keyDown(from, { key: 'o', [held]: true })).toBe(true)
  }
  expect(at()).toContain('New York')
  await userEvent.keyboard('new l')
  expect(at()).toContain('New Leeds')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('nl')
})

test('Escape closes the list alone, and the next one is the page’s', async () => {
  const { from } = open()
  from.focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  onOuterKey.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(list()).toBeNull()
  expect(onOuterKey).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOuterKey).toHaveBeenCalledWith('Escape')
})

test('Tab takes the choice and goes on to the next field', async () => {
  const { from, to } = open()
  from.focus()
  await userEvent.keyboard('{Enter}{End}')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('oslo')
  expect(document.activeElement).toBe(to)
  expect(list()).toBeNull()
})

test('the space key opens once, and takes once', async () => {
  const { from } = open()
  from.focus()
  await userEvent.keyboard(' ')
  expect(list()).not.toBeNull()
  await userEvent.keyboard('{ArrowDown} ')
  expect(list()).toBeNull()
  expect(onChange).toHaveBeenCalledOnce()
  // A browser that presses a button when the key comes up is told not to.
  expect(fireEvent.keyUp(from, { key: ' ' })).toBe(false)
})

test('a press on the button closes it again, and one on the list keeps the focus where it is', async () => {
  const { from } = open(many)
  await userEvent.click(from)
  expect(fireEvent.mouseDown(list() ?? from)).toBe(false)
  await userEvent.hover(screen.getByRole('option', { name: 'No 2' }))
  expect(at()).toBe('No 2')
  await userEvent.click(from)
  expect(list()).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('a finger beside the list closes it although the button keeps the focus, and one on a choice takes it', async () => {
  const { from } = open()
  await userEvent.click(from)
  fireEvent.pointerDown(screen.getByText('Beside'), { pointerType: 'touch' })
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(from)
  await userEvent.click(from)
  const oslo = screen.getByRole('option', { name: 'Oslo' })
  fireEvent.pointerDown(oslo, { pointerType: 'touch' })
  expect(list()).not.toBeNull()
  fireEvent.click(oslo)
  expect(onChange).toHaveBeenLastCalledWith('oslo')
  expect(onChange).toHaveBeenCalledOnce()
})

test('a browser that does not focus what is pressed is helped, and leaving the button closes the list', async () => {
  const { from, to } = open()
  fireEvent.click(from)
  expect(document.activeElement).toBe(from)
  expect(list()).not.toBeNull()
  to.focus()
  await waitFor(() => {
    expect(list()).toBeNull()
  })
})

test('what the keyboard is at scrolls into sight, and the list follows its field', async () => {
  await page.viewport(390, 500)
  const { from } = open(many)
  from.focus()
  await userEvent.keyboard('{Enter}{End}')
  const shown = list()
  const last = screen.getByRole('option', { name: 'No 39' }).getBoundingClientRect()
  expect(last.bottom).toBeLessThanOrEqual((shown?.getBoundingClientRect().bottom ?? 0) + 1)
  const before = shown?.getBoundingClientRect().top ?? 0
  document.body.style.paddingBlockStart = '40px'
  fireEvent(window, new Event('resize'))
  expect((shown?.getBoundingClientRect().top ?? 0) - before).toBeCloseTo(40, 0)
  document.body.style.paddingBlockStart = '60px'
  fireEvent.scroll(window)
  expect((shown?.getBoundingClientRect().top ?? 0) - before).toBeCloseTo(60, 0)
  document.body.style.paddingBlockStart = ''
})

test('in the system’s own colours the corners, the edge, the place and the tick can be seen', async () => {
  await emulate('active')
  const { from } = open()
  await userEvent.click(from)
  await userEvent.keyboard('{ArrowDown}')
  const colours = (name: string, part?: string) => {
    const option = screen.getByRole('option', { name })
    const { backgroundColor, color } = getComputedStyle(
      part === undefined ? option : (option.querySelector(part) ?? option),
    )
    return { backgroundColor, color }
  }
  const [active, other] = [colours('New Leeds · England'), colours('Oslo')]
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.cssText = 'forced-color-adjust: none; background: SelectedItem'
  expect(active.backgroundColor).toBe(getComputedStyle(sample).backgroundColor)
  sample.remove()
  expect(active.color).not.toBe(active.backgroundColor)
  expect(colours('New Leeds · England', 'small').color).toBe(active.color)
  expect(colours('New York · America', 'svg').color).toBe(other.color)
  const corner = getComputedStyle(from, '::after').backgroundColor
  expect(corner).not.toBe(getComputedStyle(from).backgroundColor)
  const shown = getComputedStyle(list() ?? from)
  expect(shown.borderTopColor).not.toBe(shown.backgroundColor)
})
