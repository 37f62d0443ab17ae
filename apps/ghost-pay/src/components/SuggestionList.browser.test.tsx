import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { padHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'

import '../theme/base.css'

afterEach(cleanup)

/** More than the list is high. */
const people = Array.from({ length: 30 }, (_, place) => ({
  address: padHex(`0x${place + 1}`, { size: 20 }),
}))

function Fields() {
  const [value, setValue] = useState('')
  const suggestions = useSuggestions(people, ({ address }) => {
    setValue(address)
  })
  return (
    <>
      <div className="gp-suggests">
        <input
          {...suggestions.inputProps}
          aria-label="To"
          value={value}
          onChange={(event) => {
            setValue(event.target.value)
            suggestions.typed()
          }}
          onFocus={suggestions.open}
          onBlur={suggestions.close}
        />
        <SuggestionList suggestions={suggestions}>{({ address }) => address}</SuggestionList>
      </div>
      <input aria-label="Amount" />
    </>
  )
}

test('one Tab leads from a field that suggests to the next one, over a list that can be scrolled', async () => {
  render(<Fields />)
  await userEvent.keyboard('{Tab}')
  expect(screen.getByLabelText('To')).toHaveFocus()
  const list = await screen.findByRole('listbox')
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  await userEvent.keyboard('{Tab}')
  expect(screen.getByLabelText('Amount')).toHaveFocus()
})

/** The row that Enter would choose, and whether the list and the window show all of it. */
function activeRow() {
  const field = screen.getByLabelText('To')
  const row = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  const list = screen.getByRole('listbox').getBoundingClientRect()
  const { top = NaN, bottom = NaN } = row?.getBoundingClientRect() ?? {}
  const isSeen =
    top >= Math.max(0, list.top) - 1 && bottom <= Math.min(innerHeight, list.bottom) + 1
  return { name: row?.textContent, isSeen }
}

test('whom Enter would choose is in sight, however far the arrows have gone, and after a letter is typed', async () => {
  render(<Fields />)
  await userEvent.keyboard('{Tab}')
  await screen.findByRole('listbox')
  for (let steps = 1; steps <= people.length; steps += 1) {
    await userEvent.keyboard('{ArrowDown}')
    const { address } = people[steps % people.length]!
    expect(activeRow()).toEqual({ name: address, isSeen: true })
  }
  await userEvent.keyboard('{ArrowUp}')
  expect(activeRow()).toEqual({ name: people.at(-1)?.address, isSeen: true })
  await userEvent.keyboard('0')
  expect(activeRow()).toEqual({ name: people[0]?.address, isSeen: true })
})
