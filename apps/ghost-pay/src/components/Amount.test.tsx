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

test('a speck of a token with 255 decimals is told as less than a speck, and whole where it is signed', () => {
  render(<Amount value={123n} decimals={255} symbol="SPAM" />)
  const title = `0.${'0'.repeat(252)}123 SPAM`
  expect(screen.getByTitle(title).textContent).toBe('< 0.000001 SPAM')
  cleanup()
  render(<Amount value={123n} decimals={255} symbol="SPAM" exact />)
  expect(screen.getByTitle(title).textContent).toBe(title)
  cleanup()
  // The least part of ether is told whole.
  render(<Amount value={1n} decimals={18} symbol="ETH" incoming />)
  expect(screen.getByTitle(/ETH/).textContent).toBe('+0.000000000000000001 ETH')
})
