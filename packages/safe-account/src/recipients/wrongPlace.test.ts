import type { Hex } from 'viem'
import { expect, test } from 'vitest'

import { wrongPlace } from './wrongPlace.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** The address with another character at a place behind 0x, counted from 1. */
const withCharacter = (place: number, character: string): Hex =>
  `0x${address.slice(2, place + 1)}${character}${address.slice(place + 2)}`

test.each([
  [40, 'e'],
  [3, 'a'],
  [20, '8'],
])('character %d is the wrong one', (place, character) => {
  expect(wrongPlace(withCharacter(place, character))).toBe(place)
})

test('more than one wrong character has no place', () => {
  expect(wrongPlace(`${withCharacter(3, 'a').slice(0, -2)}Ee` as Hex)).toBeUndefined()
})
