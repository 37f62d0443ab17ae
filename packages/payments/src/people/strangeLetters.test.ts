import { expect, test } from 'vitest'

import { strangeLetters } from './strangeLetters.ts'

test.each([
  ['Bоb', ['о']],
  ['Воb', ['b']],
  ['Аcme Pауments', ['А', 'а', 'у']],
  ['Steνe', ['ν']],
])('in %j stand letters of another alphabet', (name, letters) => {
  expect(strangeLetters(name)).toEqual(letters)
})

test.each(['Bob', 'Вова', 'Acme (Москва)', 'Toyota 東京', 'Größe', 'Söhne & Co', '5 µm', '', '🪙'])(
  '%j is of one alphabet in each word',
  (name) => {
    expect(strangeLetters(name)).toEqual([])
  },
)
