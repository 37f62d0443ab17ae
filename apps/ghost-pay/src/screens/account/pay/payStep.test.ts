import { expect, test } from 'vitest'

import { accountAddress } from '../../../testing/buildAccount.ts'
import { people } from '../../../testing/buildTransaction.ts'
import { readPayment } from './payment.ts'
import { payStep } from './payStep.ts'

/** 2 ETH of an account that holds so much; undefined while the balances are on their way. */
const payOf = (balance: bigint | undefined) =>
  readPayment(
    { recipient: people.shop, amount: '2', token: '' },
    [{ token: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, balance }],
    accountAddress,
  )
const ether = 10n ** 18n

test('a form that was sent is reviewed', () => {
  const step = payStep({ at: 'review', sent: true, payment: payOf(5n * ether) })
  expect(step).toMatchObject({ name: 'review', payment: { amount: 2n * ether } })
})

test('a review goes on while balances are not known, and ends when the account turns out to hold less', () => {
  expect(payStep({ at: 'review', sent: true, payment: payOf(undefined) }).name).toBe('review')
  expect(payStep({ at: 'review', sent: true, payment: payOf(ether) }).name).toBe('backToForm')
})

test('a review that was reloaded goes back to the form', () => {
  expect(payStep({ at: 'review', sent: false, payment: payOf(5n * ether) }).name).toBe('backToForm')
})

test('Back leads to the form, whatever stands in it', () => {
  expect(payStep({ at: 'form', sent: true, payment: payOf(ether) }).name).toBe('form')
})

test('there is nothing at other addresses below the form', () => {
  expect(payStep({ at: 'elsewhere', sent: false, payment: payOf(ether) }).name).toBe('nowhere')
})
