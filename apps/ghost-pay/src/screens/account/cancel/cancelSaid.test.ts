import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { ReadAction } from '@ghost-pay/safe-account/view'

import { cancelSaid } from './cancelSaid.ts'

const { bob } = testAddresses
const amount = { value: 4_200_000_000n, decimals: 6, symbol: 'dUSD' }
const about = { nonce: 10, nameOf: () => 'Bob' }

test('a rejection names the payment that it cancels, before and after', () => {
  const pay = { action: { kind: 'pay', to: bob }, amounts: [amount] } as const
  const said = { amount: '4,200', symbol: 'dUSD', name: 'Bob' }
  expect(cancelSaid(pay, about)).toEqual(['cancels.payment', said])
  expect(cancelSaid(pay, { ...about, isDone: true })).toEqual(['cancelled.payment', said])
})

test('a rejection of a batch names its sum and its people, or how many lines it has', () => {
  const batch: ReadAction['action'] = { kind: 'batch', count: 30, people: 28 }
  expect(cancelSaid({ action: batch, amounts: [amount] }, about)).toEqual([
    'cancels.people',
    { amount: '4,200', symbol: 'dUSD', count: 28 },
  ])
  for (const amounts of [[], [amount, amount]]) {
    expect(cancelSaid({ action: batch, amounts }, about)).toEqual([
      'cancels.batch',
      { count: 30, nonce: '10' },
    ])
  }
})

test('a rejection of a change, or of what is not known, says its place', () => {
  const change = { action: { kind: 'settings' }, amounts: [] } as const
  expect(cancelSaid(change, about)).toEqual(['cancels.change', { nonce: '10' }])
  expect(cancelSaid(undefined, { ...about, isDone: true })).toEqual([
    'cancelled.whatever',
    { nonce: '10' },
  ])
})
