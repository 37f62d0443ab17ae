import { expect, test } from 'vitest'
import type { TransactionInfo } from '@ghost-pay/gateway-client'
import { buildDetails, buildPayment, infoOf, testAddresses } from '@ghost-pay/gateway-testing'
import { signableFromDetails } from '@ghost-pay/safe-account'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { ownView } from '../transaction/ownView.ts'
import { bothReadings, lieIn } from './bothReadings.ts'

const { bob, shop } = testAddresses
const account = buildAccount()
const currency = account.chain.nativeCurrency

/** A payment of 1 ETH to the shop, by its bytes, and as the gateway describes it. */
function readingsOf(
  txInfo: TransactionInfo,
  change: (details: ReturnType<typeof buildDetails>) => ReturnType<typeof buildDetails> = (
    details,
  ) => details,
) {
  const details = change(buildDetails({ txInfo }))
  const read = signableFromDetails(details, 1, '1.4.1')
  if (read.status !== 'signable') throw new Error('The details cannot be read.')
  const own = ownView({ account, details, signable: read.signable, nameOf: () => undefined })
  return bothReadings({ details, own, currency })
}

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>
const payment = buildPayment() as Transfer

const named = (readings: ReturnType<typeof readingsOf>) =>
  readings.map(({ name: [key], differs }) => [key, differs])

test('nothing is compared where both say the same', () => {
  expect(readingsOf(payment)).toEqual([])
  expect(lieIn([])).toBeUndefined()
})

test('another payee stands beside the one who is paid, and the same amount below', () => {
  const readings = readingsOf({ ...payment, recipient: infoOf(bob) })
  expect(readings[0]).toMatchObject({ kind: 'address', signed: shop, shown: bob, differs: true })
  expect(named(readings)).toEqual([
    ['review.differs.payee', true],
    ['review.differs.amount', false],
  ])
  expect(lieIn(readings)).toBe('payee')
})

test('another amount stands beside the one that is paid', () => {
  const readings = readingsOf(buildPayment(5n))
  expect(readings[1]).toMatchObject({
    kind: 'amount',
    signed: { value: 10n ** 18n },
    shown: { value: 5n, symbol: currency.symbol },
  })
  expect(lieIn(readings)).toBe('amount')
})

test('another token is a line of its own, and the amount keeps what each side counts in', () => {
  const readings = readingsOf({
    ...payment,
    transferInfo: {
      type: 'ERC20',
      tokenAddress: bob,
      tokenName: null,
      tokenSymbol: 'dUSD',
      logoUri: null,
      decimals: 6,
      value: 10n ** 18n,
      trusted: null,
      imitation: false,
    },
  })
  expect(named(readings)).toEqual([
    ['review.differs.payee', false],
    ['review.terms.token', true],
    ['review.differs.amount', false],
  ])
  expect(lieIn(readings)).toBe('token')
})

test('payee and amount together are no single difference', () => {
  const { transferInfo } = buildPayment(5n) as Transfer
  expect(lieIn(readingsOf({ ...payment, transferInfo, recipient: infoOf(bob) }))).toBe(
    'description',
  )
})

test('a payment that is described as something else has a sentence on each side', () => {
  const readings = readingsOf({
    type: 'SettingsChange',
    dataDecoded: null,
    settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 1 },
    humanDescription: null,
  })
  expect(readings).toHaveLength(1)
  expect(readings[0]).toMatchObject({ kind: 'text', differs: true })
  expect(lieIn(readings)).toBe('description')
})

test('fields that give another hash have both codes beside each other', () => {
  const asked = `0x${'ab'.repeat(32)}` as const
  const readings = readingsOf(payment, (details) => ({
    ...details,
    detailedExecutionInfo: {
      ...(details.detailedExecutionInfo as Extract<
        typeof details.detailedExecutionInfo,
        { type: 'MULTISIG' }
      >),
      safeTxHash: asked,
    },
  }))
  expect(readings).toMatchObject([{ kind: 'code', shown: asked, differs: true }])
  expect(lieIn(readings)).toBe('hash')
})
