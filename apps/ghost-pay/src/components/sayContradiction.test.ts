import { expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { contradictionCopy } from './contradictionCopy.ts'
import { sayContradiction } from './Contradictions.tsx'

const sentence = (...[contradiction]: Parameters<typeof sayContradiction>) =>
  say(speak(contradictionCopy, ...sayContradiction(contradiction)))

test.each([
  [{ counted: 1, held: 0 }, 'Safe’s service counts 1 signature. None holds.'],
  [{ counted: 2, held: 0 }, 'Safe’s service counts 2 signatures. None holds.'],
  [{ counted: 2, held: 1 }, 'Safe’s service counts 2 signatures. Only 1 holds.'],
  [{ counted: 3, held: 2 }, 'Safe’s service counts 3 signatures. Only 2 hold.'],
])('signatures that do not hold are counted: %o', (count, words) => {
  expect(sentence({ kind: 'signatures', ...count })).toBe(words)
})

test('each of the others has its sentence', () => {
  expect(sentence({ kind: 'required', asked: 1, needed: 2 })).toBe(
    'Safe’s service asks for 1 of the 2 signatures that the account asks for.',
  )
  expect(sentence({ kind: 'foreign' })).toBe('This is a transaction of another account.')
})

test('a false line of a batch is named as a person counts', () => {
  expect(sentence({ kind: 'line', index: 8, more: 0 })).toBe(
    'Safe’s service shows something else in line 9. Do not approve it.',
  )
  expect(sentence({ kind: 'line', index: 8, more: 2 })).toBe(
    'Safe’s service shows something else in line 9 and in 2 more. Do not approve it.',
  )
})
