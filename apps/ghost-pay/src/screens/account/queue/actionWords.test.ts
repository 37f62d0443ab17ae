import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { actionWords, type ActionWordsParameters } from './actionWords.ts'

const { bob } = testAddresses
const amount = { value: 4_200_000_000n, decimals: 6, symbol: 'dUSD' }
const wordsOf = (parameters: Partial<ActionWordsParameters>) =>
  actionWords({ kind: 'reject' }, { isFork: true, nonce: 10, nameOf: () => 'Bob', ...parameters })

test('a rejection names the payment or the batch that it cancels', () => {
  expect(wordsOf({ beside: { action: { kind: 'pay', to: bob }, amounts: [amount] } })).toEqual({
    title: ['cancels.payment', { amount: '4,200', symbol: 'dUSD', name: 'Bob' }],
    detail: ['cancels.nothing'],
  })
  const batch = { action: { kind: 'batch', count: 28, people: 28 }, amounts: [amount] } as const
  expect(wordsOf({ beside: batch }).title).toEqual([
    'cancels.people',
    { amount: '4,200', symbol: 'dUSD', count: 28 },
  ])
})

test('a rejection of what is not known cancels whatever waits there', () => {
  expect(wordsOf({}).title).toEqual(['cancels.whatever', { nonce: '10' }])
  expect(wordsOf({ isFork: false })).toEqual({
    title: ['inbox.action.blank', { nonce: '10' }],
    detail: ['cancels.nothing'],
  })
})

test('a payroll has the name that its proposer gave it', () => {
  const wordsOfBatch = (people: number, note?: string) =>
    actionWords(
      { kind: 'batch', count: 28, people },
      { isFork: false, nonce: 10, note, nameOf: () => 'Bob' },
    )
  const steps = ['inbox.action.batch', { count: 28 }]
  const titled = { note: 'November payroll', count: 28 }
  expect(wordsOfBatch(28, 'November payroll')).toEqual({
    title: ['inbox.action.payroll', titled],
    detail: undefined,
  })
  expect(wordsOfBatch(27, 'November payroll').detail).toEqual(['inbox.action.steps', { count: 28 }])
  expect(wordsOfBatch(0, 'November payroll')).toEqual({ title: steps, detail: undefined })
  for (const note of ['', 'x'.repeat(61)]) {
    expect(wordsOfBatch(28, note)).toEqual({
      title: ['inbox.action.people', { count: 28 }],
      detail: undefined,
    })
    expect(wordsOfBatch(27, note).detail).toEqual(['inbox.action.steps', { count: 28 }])
  }
})
