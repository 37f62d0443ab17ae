import { expect, test } from 'vitest'

import { latinLetters } from './latinLetters.ts'

test.each([
  ['Bоb', 'BOB'], // a Cyrillic o
  ['ΕΤΗ', 'ETH'], // in Greek
  ['ｅｔｈ', 'ETH'], // of full width
  ['Jօհn', 'JOHN'], // Armenian o and h
  ['Straße', 'STRASSE'],
])('%s looks like %s', (text, latin) => {
  expect(latinLetters(text)).toBe(latin)
})

test('another letter, and an accent, stay another text', () => {
  expect(latinLetters('Ёлка')).not.toBe(latinLetters('Елка'))
  expect(latinLetters('Léo')).not.toBe(latinLetters('Leo'))
  expect(latinLetters('Жук 円 🪙')).toBe('ЖYK 円 🪙')
})
