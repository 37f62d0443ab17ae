import { expect, test } from 'vitest'
import { buildTransaction } from '@ghost-pay/gateway-testing'
import type { RowCheck } from '@ghost-pay/safe-account/checks'

import { readEntry } from './activityEntry.ts'
import { totalsOf } from './activityLines.ts'
import { falseAfter, withoutFigure } from './falseEntries.ts'

const lie: RowCheck = { status: 'contradicted', contradiction: { kind: 'moved' } }

test('what the chain has contradicted stays known when its row is out of sight, until the chain confirms it', () => {
  const found = falseAfter([], new Map([['a', lie]]))
  expect(found).toEqual(['a'])
  expect(falseAfter(found, new Map([['b', { status: 'unchecked' }]]))).toBe(found)
  expect(falseAfter(found, new Map([['b', lie]]))).toEqual(['a', 'b'])
  expect(falseAfter(found, new Map([['a', { status: 'confirmed' }]]))).toEqual([])
})

test('a figure that the chain contradicts is in no total; what the bytes pay is', () => {
  const entry = readEntry(buildTransaction({ status: 'SUCCESS' }), { symbol: 'ETH', decimals: 18 })
  expect(totalsOf([entry])).not.toEqual([])
  expect(totalsOf([withoutFigure(entry)])).toEqual([])
  const { amount, counterparty: to } = entry
  if (amount?.value === undefined || to === undefined) throw new Error('It is a payment.')
  const parts = [{ to, amount: { ...amount, value: 7n }, fingerprint: undefined }]
  expect(totalsOf([withoutFigure({ ...entry, parts })])).toMatchObject([{ out: 7n }])
})
