import { expect, test } from 'vitest'

import { cutMiddle } from './RedLinePanel.tsx'

const zeros = (count: number) => '0'.repeat(count)

test('a short text stays whole', () => {
  expect(cutMiddle(zeros(80), '')).toBe(zeros(80))
})

test('a long text keeps both ends', () => {
  const text = `0xbegin${zeros(200)}end`
  const cut = cutMiddle(text, text)
  expect(cut).toMatch(/^0xbegin0+…0+end$/)
  expect(cut.length).toBeLessThan(50)
})

test('the first difference is in sight, wherever it is', () => {
  const other = zeros(300)
  for (let place = 0; place < other.length; place += 1) {
    const text = `${other.slice(0, place)}x${other.slice(place + 1)}`
    const cut = cutMiddle(text, other)
    expect(cut).toContain('x')
    expect(cut.length).toBeLessThan(65)
    // Every piece between the marks stands in the text, in this order.
    let from = 0
    for (const piece of cut.split('…')) {
      const at = text.indexOf(piece, from)
      expect(at).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  }
})

test('a text that only goes on behind the other shows where it does', () => {
  const other = zeros(100)
  expect(cutMiddle(`${other}tail${zeros(100)}`, other)).toContain('tail')
})
