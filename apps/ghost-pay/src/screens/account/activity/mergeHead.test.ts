import { expect, test } from 'vitest'
import type { HistoryItem } from '@ghost-pay/gateway-client'
import { buildTransaction } from '@ghost-pay/gateway-testing'

import { mergeHead } from './useHistory.ts'

const items = (letters: string): HistoryItem[] =>
  [...letters].map((id) => ({
    type: 'TRANSACTION',
    transaction: buildTransaction({ id, status: 'SUCCESS' }),
    conflictType: 'None',
  }))
const page = (letters: string, next: string | null = 'older') => ({ results: items(letters), next })
const shown = (all: readonly HistoryItem[]) =>
  all.map((item) => (item.type === 'TRANSACTION' ? item.transaction.id : '?')).join('')

test('what a newer page pushes out is kept, and the older pages stay where they begin', () => {
  const before = mergeHead(undefined, page('cba'))
  const after = mergeHead(before, page('edc', 'shifted'))
  expect(shown(after.items)).toBe('edcba')
  expect(after.anchor).toBe('older')
  expect(shown(mergeHead(after, page('fed')).items)).toBe('fedcba')
})

test('what the chain has undone goes', () => {
  const before = mergeHead(undefined, page('dcba'))
  expect(shown(mergeHead(before, page('dba')).items)).toBe('dba')
})

test('a page that has nothing of before starts anew', () => {
  const before = mergeHead(undefined, page('cba'))
  const after = mergeHead(before, page('zyx', 'other'))
  expect(shown(after.items)).toBe('zyx')
  expect(after.anchor).toBe('other')
})
