import { expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { payeeAddress } from '../../../../testing/buildPayroll.ts'
import { signedParts, signedPeople, signedSums, type SignedView } from './payrollSums.ts'

const dollar = { symbol: 'dUSD', decimals: 6, token: testAddresses.carol }
const ether = { symbol: 'ETH', decimals: 18 }

const pay = (payee: number, value: bigint, of: typeof dollar | typeof ether) => {
  const amount = { ...of, value }
  return {
    sentence: '',
    payment: { amount, to: payeeAddress(payee) },
    moved: [amount],
    parts: [],
  }
}

test('each token of a signed batch has its sum, its people and its places', () => {
  const view: SignedView = {
    amount: undefined,
    counterparty: undefined,
    sentence: '',
    parts: [pay(0, 5_000_000n, dollar), pay(0, 1_125_000n, dollar), pay(1, 5n * 10n ** 17n, ether)],
    totals: [
      { ...dollar, value: 6_125_000n },
      { ...ether, value: 5n * 10n ** 17n },
    ],
  }
  expect(signedPeople(view)).toBe(2)
  expect(signedSums(view, ({ decimals }) => (decimals === 6 ? 6.125 : undefined))).toMatchObject([
    { token: { symbol: 'dUSD' }, total: 6_125_000n, people: 1, money: 6.125, places: 3 },
    { token: { symbol: 'ETH' }, total: 5n * 10n ** 17n, people: 1, money: undefined, places: 2 },
  ])
})

test('one line by itself is a payment, and one line', () => {
  const amount = { ...ether, value: 10n ** 18n }
  const view: SignedView = {
    amount,
    counterparty: payeeAddress(0),
    sentence: 'Send it',
    parts: [],
    totals: [],
  }
  expect(signedParts(view)).toMatchObject([{ payment: { amount, to: payeeAddress(0) } }])
  expect(signedPeople(view)).toBe(1)
  expect(signedSums(view, () => 5)).toMatchObject([{ total: 10n ** 18n, people: 1, money: 5 }])
})
