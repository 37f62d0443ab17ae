import { expect, test } from 'vitest'

import { findTyped, isTyping, typeLetter } from './selectList.ts'

const days = ['7 days', '30 days', '90 days', 'No end', 'Never']

test('letters that follow each other are a word, and a late one begins another', () => {
  const one = typeLetter({ text: '', at: -Infinity }, 'n', 1000)
  const two = typeLetter(one, 'e', 1500)
  expect(two.text).toBe('ne')
  expect(typeLetter(two, '9', 2400).text).toBe('9')
  expect([isTyping(two, 2000), isTyping(two, 2400)]).toEqual([true, false])
  expect(isTyping({ text: '', at: 0 }, 1)).toBe(false)
})

test('a word leads to the first that begins with it, in letters of either size', () => {
  expect(findTyped(days, 'NE', 3)).toBe(4)
  expect(findTyped(days, 'no e', 0)).toBe(3)
  expect(findTyped(days, '3', 3)).toBe(1)
  expect(findTyped(days, 'x', 0)).toBeUndefined()
  expect(findTyped([], 'x', 0)).toBeUndefined()
})

test('a word stays where it fits, and one letter again and again goes round', () => {
  expect(findTyped(days, 'no', 3)).toBe(3)
  expect(findTyped(days, 'n', 3)).toBe(4)
  expect(findTyped(days, 'nn', 4)).toBe(3)
})
