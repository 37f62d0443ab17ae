import { expect, test } from 'vitest'

import { cleanSymbol } from './cleanSymbol.ts'

test.each([
  ['dUSD', 'dUSD'],
  [' dUSD\n', 'dUSD'],
  ['USD₮0', 'USD₮0'],
  ['\u202eHTE', 'HTE'],
  ['A\u200bB', 'A B'],
  ['dUSD\u3164', 'dUSD'],
  ['d\u034fU\ufe0fSD\uffa0', 'dUSD'],
  ['\u3164\u115f', 'unnamed token'],
  ['', 'unnamed token'],
  ['\u0000\u0000', 'unnamed token'],
  ['MKR\u0000\u0000\u0000', 'MKR'],
  ['Visit https://claim.example', 'Visit https://claim.…'],
  ['👻'.repeat(30), `${'👻'.repeat(20)}…`],
])('%j is shown as %j', (symbol, shown) => {
  expect(cleanSymbol(symbol)).toBe(shown)
})
