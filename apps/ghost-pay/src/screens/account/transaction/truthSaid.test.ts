import { expect, test } from 'vitest'

import { contradictionSaid, statusSaid } from './TransactionNotices.tsx'
import { text as sayTruth } from './transactionPageCopy.ts'

test('a status is said in few words', () => {
  expect(sayTruth(...statusSaid({ kind: 'waitsForTurn' }))).toBe('Approved, waits for its turn')
  expect(sayTruth(...statusSaid({ kind: 'unknown', status: 'REPLACED' }))).toBe('REPLACED')
})

test('a contradiction names both who say something', () => {
  const { title, text } = contradictionSaid({ kind: 'failed' })
  expect(sayTruth(...title)).toBe(
    'Safe’s service says that this went through. The blockchain says that it did not.',
  )
  expect(sayTruth(...text)).toBe('What the blockchain says is what happened.')
})

test('a place in line is named', () => {
  expect(sayTruth(...contradictionSaid({ kind: 'used', nonce: 7 }).title)).toMatch(
    /^No\. 7 in line/,
  )
  expect(sayTruth(...contradictionSaid({ kind: 'notCancelled', nonce: 7 }).title)).toMatch(
    /No\. 7 in line is not used/,
  )
})
