import { expect, test } from 'vitest'
import { buildTransaction, infoOf, testAddresses } from '@ghost-pay/gateway-testing'
import type { RowCheck } from '@ghost-pay/safe-account/checks'

import { falseAfter, readEntry, withoutFigure } from './activityEntry.ts'
import { activityLines, isUncounted, totalsOf } from './activityLines.ts'

const lie: RowCheck = { status: 'contradicted', contradiction: { kind: 'moved' } }
const currency = { symbol: 'ETH', decimals: 18 }

test('what the chain has contradicted stays known when its row is out of sight, until the chain confirms it', () => {
  const found = falseAfter(new Map(), new Map([['a', lie]]))
  expect([...found]).toEqual([['a', 'moved']])
  expect(falseAfter(found, new Map([['b', { status: 'unchecked' }]]))).toBe(found)
  expect([...falseAfter(found, new Map([['b', lie]])).keys()]).toEqual(['a', 'b'])
  expect([...falseAfter(found, new Map([['a', { status: 'confirmed' }]]))]).toEqual([])
})

test('a figure that the chain contradicts is in no total; what the bytes pay is', () => {
  const entry = readEntry(buildTransaction({ status: 'SUCCESS' }), currency)
  expect(totalsOf([entry])).not.toEqual([])
  const wrong = withoutFigure(entry, 'moved')
  expect(totalsOf([wrong])).toEqual([])
  // Something moved, and nobody says what: the total is said to lack it.
  expect(activityLines([wrong], false)[0]).toMatchObject({ uncounted: 1 })
  const { amount, counterparty: to } = entry
  if (amount?.value === undefined || to === undefined) throw new Error('It is a payment.')
  const parts = [{ to, amount: { ...amount, value: 7n }, fingerprint: undefined }]
  expect(totalsOf([withoutFigure({ ...entry, parts }, 'moved')])).toMatchObject([{ out: 7n }])
})

test.each(['absent', 'undone', 'unrelated', 'failed'] as const)(
  'a batch that the chain says did not happen (%s) has paid nothing, whatever its bytes would pay',
  (kind) => {
    const batch = readEntry(
      buildTransaction({
        status: 'SUCCESS',
        info: {
          type: 'Custom',
          to: infoOf(testAddresses.shop),
          dataSize: 500,
          value: 0n,
          methodName: 'multiSend',
          actionCount: 1,
          isCancellation: false,
          humanDescription: null,
        },
      }),
      currency,
    )
    const part = {
      to: testAddresses.bob,
      amount: { ...currency, value: 7n },
      fingerprint: undefined,
    }
    expect(totalsOf([{ ...batch, parts: [part] }])).toMatchObject([{ out: 7n }])
    for (const parts of [[part], undefined]) {
      const nothing = withoutFigure({ ...batch, parts }, kind)
      expect(totalsOf([nothing])).toEqual([])
      expect(isUncounted(nothing)).toBe(false)
    }
  },
)
