import { expect, test } from 'vitest'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { testAddresses } from '../../../testing/buildTransaction.ts'
import { readPayment } from './payment.ts'
import { payStep } from './payStep.ts'

/** 2 ETH of an account that holds so much; undefined while the balances are on their way. */
const payOf = (balance: bigint | undefined) =>
  readPayment(
    { recipient: testAddresses.shop, amount: '2', token: '' },
    [{ token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance }],
    buildAccount(),
    [],
  )
const ether = 10n ** 18n

test('a form that was sent is reviewed', () => {
  const step = payStep({
    at: 'review',
    reviewed: true,
    isPending: false,
    payment: payOf(5n * ether),
  })
  expect(step).toMatchObject({ name: 'review', payment: { amount: 2n * ether } })
})

test('a review goes on while balances are not known, and ends when the account turns out to hold less', () => {
  expect(
    payStep({ at: 'review', reviewed: true, isPending: false, payment: payOf(undefined) }).name,
  ).toBe('review')
  expect(
    payStep({ at: 'review', reviewed: true, isPending: false, payment: payOf(ether) }).name,
  ).toBe('backToForm')
})

test('a form that was not sent is not reviewed', () => {
  expect(
    payStep({ at: 'review', reviewed: false, isPending: false, payment: payOf(5n * ether) }).name,
  ).toBe('backToForm')
})

test('after a reload a review waits until it is known what the account holds', () => {
  const unknown = readPayment(
    { recipient: testAddresses.shop, amount: '2', token: testAddresses.carol },
    [],
    buildAccount(),
    [],
  )
  const step = { at: 'review', reviewed: true, payment: unknown } as const
  expect(payStep({ ...step, isPending: true }).name).toBe('waiting')
  expect(payStep({ ...step, isPending: false }).name).toBe('backToForm')
  expect(payStep({ ...step, reviewed: false, isPending: true }).name).toBe('backToForm')
})

test('Back leads to the form, whatever stands in it', () => {
  expect(
    payStep({ at: 'form', reviewed: true, isPending: false, payment: payOf(ether) }).name,
  ).toBe('form')
})

test('there is nothing at other addresses below the form', () => {
  expect(
    payStep({ at: 'elsewhere', reviewed: false, isPending: false, payment: payOf(ether) }).name,
  ).toBe('nowhere')
})
