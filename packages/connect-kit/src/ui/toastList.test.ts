import { expect, test } from 'vitest'

import type { RecentTransaction } from '../transactions/recentTransactions.ts'
import { reduceToasts, type Toast, transactionNews } from './toastList.ts'

const toast = (id: string, title = id): Toast => ({ id, title, mark: 'confirmed' })
const show = (toasts: readonly Toast[], ...added: Toast[]) =>
  added.reduce<readonly Toast[]>(
    (shown, each) => reduceToasts(shown, { type: 'shown', toast: each }),
    toasts,
  )
const sent = (digit: number, status: RecentTransaction['status']): RecentTransaction => ({
  hash: `0x${String(digit).repeat(64)}`,
  description: `Payment ${digit}`,
  status,
})

test('a fourth toast takes the place of the oldest', () => {
  const ids = show([], toast('a'), toast('b'), toast('c'), toast('d')).map(({ id }) => id)
  expect(ids).toEqual(['b', 'c', 'd'])
})

test('a later toast about the same replaces the earlier one and comes last', () => {
  const shown = show([], toast('a', 'Pending'), toast('b'), toast('a', 'Confirmed'))
  expect(shown.map(({ title }) => title)).toEqual(['b', 'Confirmed'])
})

test('a failure and a warning stay where a toast that leaves by itself can make room', () => {
  const failed = { ...toast('a'), mark: 'failed' } as const
  const warning = { ...toast('b'), mark: 'warning' } as const
  expect(show([], failed, warning, toast('c'), toast('d'))).toEqual([failed, warning, toast('d')])
  const third = { ...failed, id: 'c' }
  expect(show([], failed, warning, third, toast('d'))).toEqual([warning, third, toast('d')])
})

test('a closed toast leaves the others', () => {
  const a = toast('a')
  const shown = reduceToasts(show([], a, toast('b')), { type: 'closed', toast: a })
  expect(shown).toEqual([toast('b')])
})

test('closing a toast leaves a later one about the same', () => {
  const pending = toast('a', 'Pending')
  const shown = show([], pending, toast('a', 'Confirmed'))
  expect(reduceToasts(shown, { type: 'closed', toast: pending })).toEqual(shown)
})

test('a transaction is news when it is sent and when its status changes', () => {
  const before = [sent(1, 'pending'), sent(0, 'confirmed')]
  const now = [sent(2, 'pending'), sent(1, 'failed'), sent(0, 'confirmed')]
  expect(transactionNews(before, now)).toEqual([sent(1, 'failed'), sent(2, 'pending')])
})

test('clearing the list is no news', () => {
  expect(transactionNews([sent(1, 'pending')], [])).toEqual([])
})
