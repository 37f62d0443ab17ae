import { expect, test } from 'vitest'

import { isSwipe } from './useSwipeDown.ts'

test.each([
  ['a long pull', { distance: 160, velocity: 0 }, true],
  ['a quick flick', { distance: 70, velocity: 1.2 }, true],
  ['a short pull that stops', { distance: 70, velocity: 0 }, false],
  ['a long pull on its way back up', { distance: 160, velocity: -0.8 }, false],
  ['a tap that slipped', { distance: 10, velocity: 2 }, false],
])('%s', (_, pull, closes) => {
  expect(isSwipe(pull)).toBe(closes)
})
