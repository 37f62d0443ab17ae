import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { buildTransaction, buildTransfer, testAddresses } from '@ghost-pay/gateway-testing'

import { moneyFlow, type MoneyHistory, runway } from './moneyFlow.ts'

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

/** What is known of the account: all of its history, unless a case says otherwise. */
const known = (
  history: MoneyHistory['history'],
  more: Partial<MoneyHistory> = {},
): MoneyHistory => ({ history, reachesBack: true, batches: new Map(), holdings, ...more })

describe('what moved', () => {
  test('is what came in and what went out since then', () => {
    const history = [moved(1, 2n), moved(3, 5n, true), moved(40, 9n)]
    expect(moneyFlow(known(history, { reachesBack: false }), now - 7 * day)).toEqual({
      incoming: 5000,
      outgoing: 2000,
    })
  })

  test('is not known where the history that was read is too short', () => {
    expect(moneyFlow(known([moved(1, 2n)], { reachesBack: false }), now - 7 * day)).toBeUndefined()
    expect(moneyFlow(known([moved(1, 2n)]), now - 7 * day)).toBeDefined()
  })

  test('is not known where a batch that was not read or a payment without a price went out', () => {
    const unpriced = { holdings: [] }
    expect(moneyFlow(known([batch]), now - 7 * day)).toBeUndefined()
    expect(moneyFlow(known([moved(1, 2n)], unpriced), now - 7 * day)).toBeUndefined()
    expect(moneyFlow(known([moved(1, 2n, true)], unpriced), now - 7 * day)).toBeDefined()
  })

  test('has what a batch paid, each line of it', () => {
    const part = { to: testAddresses.bob, token: null, amount: 10n ** 18n }
    const batches = new Map([[batch.id, [part, part, part]]])
    expect(moneyFlow(known([moved(1, 2n), batch], { batches }), now - 7 * day)).toEqual({
      incoming: 0,
      outgoing: 5000,
    })
    const unpriced = new Map([[batch.id, [part, { ...part, token: testAddresses.shop }]]])
    expect(moneyFlow(known([batch], { batches: unpriced }), now - 7 * day)).toBeUndefined()
  })

  test('is not known where something went out without an amount', () => {
    const [one] = [moved(1, 2n)]
    if (one?.txInfo.type !== 'Transfer') throw new Error('It is a transfer.')
    const unsaid = {
      ...one,
      txInfo: { ...one.txInfo, transferInfo: { type: 'NATIVE_COIN', value: null } as const },
    }
    expect(moneyFlow(known([unsaid]), now - 7 * day)).toBeUndefined()
  })

  test('leaves out what has failed', () => {
    const failed = { ...moved(1, 2n), txStatus: 'FAILED' as const }
    expect(moneyFlow(known([failed]), 0)).toEqual({ incoming: 0, outgoing: 0 })
  })
})

describe('the runway', () => {
  test('is what is held by what leaves in a month, after what comes in', () => {
    const history = [moved(10, 5n), moved(20, 2n, true), moved(60, 3n), moved(100, 50n)]
    expect(runway(100_000, known(history), now)).toEqual({ months: 50, perMonth: 2000 })
  })

  test('has the payrolls of its months', () => {
    const payroll = { ...batch, timestamp: now - 60 * day }
    const part = { to: testAddresses.bob, token: null, amount: 10n ** 18n }
    const batches = new Map([[batch.id, [part, part]]])
    expect(runway(100_000, known([moved(10, 2n), payroll], { batches }), now)).toEqual({
      months: 50,
      perMonth: 2000,
    })
    expect(runway(100_000, known([moved(10, 2n), payroll]), now)).toBeUndefined()
  })

  test('is not known of an account that is younger than a month, nor where nothing leaves', () => {
    expect(runway(100_000, known([moved(10, 5n)]), now)).toBeUndefined()
    expect(runway(100_000, known([moved(60, 5n, true)]), now)).toBeUndefined()
  })
})
