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
