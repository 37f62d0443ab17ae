import { afterEach, expect, test } from 'vitest'

import { motionOf } from './motion.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['260ms cubic-bezier(0.2, 0.9, 0.25, 1)', 260],
  ['.26s cubic-bezier(.2, .9, .25, 1)', 260],
  ['0.14s cubic-bezier(.4, 0, 1, 1)', 140],
  ['1s linear(0, .5 50%, 1)', 1000],
])('a stylesheet, minified or not, says %s', (value, duration) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.setProperty('--ck-enter', value)
  const motion = motionOf(element, '--ck-enter')
  expect(motion?.duration).toBe(duration)
  // The browser takes the curve as it is.
  expect(element.animate({ opacity: [0, 1] }, motion).effect?.getTiming().duration).toBe(duration)
})

test('a length in no unit of time is no motion', () => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.setProperty('--ck-enter', '260px linear')
  expect(motionOf(element, '--ck-enter')).toBeUndefined()
})
