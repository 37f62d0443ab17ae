import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { Amount } from './Amount.tsx'

afterEach(cleanup)

test.each(['', ' ', '\u200B\u200B', '\u202E'])(
  'an amount of a token that calls itself %j has a unit all the same',
  (symbol) => {
    render(<Amount value={1500n} decimals={2} symbol={symbol} />)
    expect(screen.getByTitle('15 unnamed token').textContent).toBe('15.00 unnamed token')
  },
)
