import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'

import { buildTransaction, buildTransfer } from '../testing/buildTransaction.ts'
import { moneyFlow, runway } from './moneyFlow.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 21)
const holdings = [
  {
    address: zeroAddress,
    symbol: 'ETH',
    decimals: 18,
    balance: 100n * 10n ** 18n,
    price: 1000,
    value: 100_000,
  },
]
const moved = (daysAgo: number, whole: bigint, incoming = false) =>
  buildTransaction({
    status: 'SUCCESS',
    timestamp: now - daysAgo * day,
    info: buildTransfer({ value: whole * 10n ** 18n, incoming }),
  })
const batch = buildTransaction({
  status: 'SUCCESS',
  timestamp: now - day,
  info: {
    type: 'Custom',
    to: { value: zeroAddress, name: null, logoUri: null },
    dataSize: 100,
    value: 0n,
    methodName: 'multiSend',
    actionCount: 8,
    isCancellation: false,
    humanDescription: null,
  },
})

describe('what moved', () => {
  test('is what came in and what went out since then', () => {
    const history = [moved(1, 2n), moved(3, 5n, true), moved(40, 9n)]
    expect(moneyFlow(history, false, holdings, now - 7 * day)).toEqual({
      incoming: 5000,
      outgoing: 2000,
    })
  })

  test('is not known where the history that was read is too short', () => {
    expect(moneyFlow([moved(1, 2n)], false, holdings, now - 7 * day)).toBeUndefined()
    expect(moneyFlow([moved(1, 2n)], true, holdings, now - 7 * day)).toBeDefined()
  })

  test('is not known where a batch or a payment without a price went out', () => {
    expect(moneyFlow([batch], true, holdings, now - 7 * day)).toBeUndefined()
    expect(moneyFlow([moved(1, 2n)], true, [], now - 7 * day)).toBeUndefined()
    expect(moneyFlow([moved(1, 2n, true)], true, [], now - 7 * day)).toBeDefined()
  })

  test('leaves out what has failed', () => {
    const failed = { ...moved(1, 2n), txStatus: 'FAILED' as const }
    expect(moneyFlow([failed], true, holdings, 0)).toEqual({ incoming: 0, outgoing: 0 })
  })
})

describe('the runway', () => {
  test('is what is held by what leaves in a month, after what comes in', () => {
    const history = [moved(10, 5n), moved(20, 2n, true), moved(60, 3n), moved(100, 50n)]
    expect(runway(100_000, history, true, holdings, now)).toEqual({ months: 50, perMonth: 2000 })
  })

  test('is not known of an account that is younger than a month, nor where nothing leaves', () => {
    expect(runway(100_000, [moved(10, 5n)], true, holdings, now)).toBeUndefined()
    expect(runway(100_000, [moved(60, 5n, true)], true, holdings, now)).toBeUndefined()
  })
})
