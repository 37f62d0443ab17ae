import { expect, test } from 'vitest'

import { periodSaid } from './SpendingSection.tsx'

const amount = '5 dUSD'

test.each([
  [0, ['spending.once', { amount }]],
  [1, ['spending.minutes', { amount, count: 1 }]],
  [90, ['spending.minutes', { amount, count: 90 }]],
  [120, ['spending.hours', { amount, count: 2 }]],
  [1440, ['spending.days', { amount, count: 1 }]],
  [1500, ['spending.hours', { amount, count: 25 }]],
  [43_200, ['spending.days', { amount, count: 30 }]],
])('a period of %i minutes is said exactly', (minutes, said) => {
  expect(periodSaid(minutes, amount)).toEqual(said)
})
