import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import type { PolicyFinding } from '@ghost-pay/payments/policy'

import { policySaid, type PolicySaidParameters, sayFindings } from './policySaid.ts'

test.each<[string, Partial<PolicySaidParameters>, string | undefined]>([
  ['all was read', {}, undefined],
  ['nobody has answered yet', { found: undefined }, 'policy.reading'],
  ['nobody answers', { found: undefined, isError: true }, 'policy.unread'],
  ['there is more than was read', { found: { isWhole: false, isLapsed: false } }, 'policy.unread'],
  ['an answer that is kept after a failure', { isError: true }, undefined],
  ['it has too few signatures left', { found: { isWhole: true, isLapsed: true } }, 'policy.lapsed'],
  ['the contract says no version', { found: null }, 'policy.unread'],
  [
    'no gateway is asked',
    { found: { isWhole: false, isLapsed: false }, isUnasked: true },
    'policy.unasked',
  ],
  ['nothing can be asked', { found: null, isUnasked: true }, 'policy.unread'],
])('%s', (_, parameters, key) => {
  const said = policySaid({
    found: { isWhole: true, isLapsed: false },
    isError: false,
    isUnasked: false,
    ...parameters,
  })
  expect(said?.[0]).toBe(key)
})

const token = '0x8C04827329f40a0de8145226d98719aA2a5c53bb'
const names = {
  tokens: [{ address: token, symbol: 'dUSD', decimals: 6 }],
  currency: { symbol: 'ETH', decimals: 18 },
  nameOf: () => undefined,
} as const
const stranger = (index: number): PolicyFinding => ({
  rule: 'onlyPeople',
  index,
  to: numberToHex(index + 1, { size: 20 }),
})

test('what is said twice is said once', () => {
  const findings: PolicyFinding[] = [
    { rule: 'spentUnknown', token, span: 'day' },
    { rule: 'spentUnknown', token, span: 'month' },
    { rule: 'perDay', token, amount: 60_000_000n, limit: 50_500_000n },
  ]
  expect(sayFindings(findings, names)).toEqual({
    shown: [
      ['policy.spentUnknown'],
      ['policy.perDay', { amount: '60', token: 'dUSD', limit: '50.5' }],
    ],
    more: 0,
  })
})

test('of many the first are told, and how many more there are', () => {
  const { shown, more } = sayFindings(
    Array.from({ length: 13 }, (_, index) => stranger(index)),
    names,
  )
  expect([shown.length, more]).toEqual([10, 3])
})
