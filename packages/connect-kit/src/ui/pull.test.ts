import { expect, test } from 'vitest'

import { isSwipe, leavingTime, pulledTo } from './pull.ts'

test.each([
  ['a long pull', { distance: 180, velocity: 0 }, true],
  ['a pull of less than two fifths of the sheet', { distance: 150, velocity: 0 }, false],
  ['a quick flick', { distance: 70, velocity: 1.2 }, true],
  ['a short pull that stops', { distance: 70, velocity: 0 }, false],
  ['a long pull on its way back up', { distance: 180, velocity: -0.8 }, false],
  ['a tap that slipped', { distance: 10, velocity: 2 }, false],
])('%s', (_, pull, closes) => {
  expect(isSwipe({ ...pull, height: 400 })).toBe(closes)
})

test('a sheet follows a finger downwards, and is held back upwards', () => {
  expect(pulledTo(120)).toBe(120)
  expect(pulledTo(-10)).toBeCloseTo(-3.2, 1)
  expect(pulledTo(-120)).toBeCloseTo(-25.3, 1)
  expect(pulledTo(-2000)).toBeCloseTo(-40, 1)
})

test.each([
  ['slowly', 0, 213],
  ['fast', 3, 120],
  ['from far', 1, 120],
])('a sheet leaves as it was let go: %s', (how, velocity, time) => {
  const distance = how === 'from far' ? 390 : 60
  expect(leavingTime({ distance, velocity, height: 400 })).toBeCloseTo(time, -1)
})
