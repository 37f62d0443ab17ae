import { expect, test } from 'vitest'

import { shownNeeds } from './needs.ts'

const some = (...ids: number[]) => ids.map((id) => ({ id: String(id) }))

test('the first four have a card, and what is being signed keeps its own', () => {
  expect(shownNeeds(some(1, 2, 3, 4, 5), [])).toEqual(some(1, 2, 3, 4))
  expect(shownNeeds(some(1, 2, 3, 4, 5), some(2))).toEqual(some(1, 2, 3, 4))
  expect(shownNeeds(some(1, 2, 3, 4, 5), some(5))).toEqual(some(1, 2, 3, 4, 5))
  expect(shownNeeds([], some(7))).toEqual(some(7))
})
