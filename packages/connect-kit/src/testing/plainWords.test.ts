import { expect, test } from 'vitest'

import { plainWords } from './plainWords.ts'

test.each([
  ['The button of the kit (behaviour/connect-button#connected).', 'The button of the kit.'],
  ['A code\n(behaviour/connect-modal#qr), and no more.', 'A code, and no more.'],
  ['Two (or three) of them.', 'Two (or three) of them.'],
])('%s', (comment, words) => {
  expect(plainWords(comment)).toBe(words)
})
