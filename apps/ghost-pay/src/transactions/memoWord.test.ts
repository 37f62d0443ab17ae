import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'

import { buildReview, buildTokenCall } from '../testing/buildReview.ts'
import { memoWord } from './memoWord.ts'

const plain = buildTokenCall(testAddresses.bob, 5n)
const bound = { ...plain, data: bindMemo(plain.data, memoReference('Invoice 12')) }
const wordOf = (calls: readonly (typeof plain)[], note?: string) =>
  memoWord(buildReview({ calls }).view, note)

test('words are bound, beside the payment, or other words than those that are bound', () => {
  expect(wordOf([bound], 'Invoice 12')).toEqual(['memo.bound'])
  expect(wordOf([bound], 'Invoice\u200b  12 ')).toEqual(['memo.bound'])
  expect(wordOf([bound], 'Invoice 13')).toEqual(['memo.other'])
  expect(wordOf([plain], 'Invoice 12')).toEqual(['memo.loose'])
})

test('without words there is nothing to say, but of words that somebody has bound', () => {
  expect(wordOf([plain])).toBeUndefined()
  expect(wordOf([bound])).toEqual(['memo.unread'])
})

test('bytes that are no hash are no words', () => {
  expect(wordOf([{ ...plain, data: `${plain.data}1234` }], 'Invoice 12')).toEqual(['memo.loose'])
})

test('of several payments those that carry words are counted', () => {
  expect(wordOf([bound, plain, bound], 'Batch 1 of 2')).toEqual(['memo.several', { count: 2 }])
  expect(wordOf([plain, plain], 'Batch 1 of 2')).toBeUndefined()
})
