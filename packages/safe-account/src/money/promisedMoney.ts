import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import { type BatchPayment, paymentIn } from '../history/batchPayments.ts'
import { isUnsaid } from '../history/isUnsaid.ts'
import { type ValuedHolding, worthIn } from './valueHoldings.ts'

/** What waits in the line and would leave the account. */
export type PromisedMoney = {
  /** What it is worth. */
  total: number
  /** How many payments it is; a batch is one. */
  count: number
  /** What waits and of which nobody has said what it would move: batches, calls, and what cannot be read. */
  uncounted: number
  /** By token: at most what is held of it. */
  byToken: ReadonlyMap<Address, number>
  /** What is counted, and what has no price, in the order of the line. */
  lines: readonly PromisedLine[]
}

/** One transaction that waits, with what it would move. */
export type PromisedLine = {
  transaction: Transaction
  /** What of it has a price is worth; undefined where nothing has. */
  worth: number | undefined
  /** Something of it has no price, and is not in its worth. */
  isUnpriced: boolean
  /** Another one waits for the same place, and only one of the two can happen. */
  isFork: boolean
}

type Worth = {
  total: number
  byToken: ReadonlyMap<Address, number>
  /** Something of it has no price. */
  isUnpriced: boolean
}

/**
 * Adds up the payments that wait, batches by their own bytes. Of several for the same place only one can happen: the largest counts.
 *
 * @param waiting by the gateway's word
 * @param holdings with prices
 * @param batches what batches would pay, by the id of their row
 */
export function promisedMoney(
  waiting: readonly Transaction[],
  holdings: readonly ValuedHolding[],
  batches: ReadonlyMap<string, readonly BatchPayment[]> = new Map(),
): PromisedMoney {
  const places = new Map<number | string, Worth & { transaction: Transaction }>()
  const taken = new Map<number | string, number>()
  let uncounted = 0
  for (const transaction of waiting) {
    const { id, executionInfo } = transaction
    const place = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : id
    taken.set(place, (taken.get(place) ?? 0) + 1)
    const payments = isUnsaid(transaction) ? batches.get(id) : paymentIn(transaction)
    if (payments === undefined) {
      uncounted += 1
      continue
    }
    const worth = worthOfPayments(payments, holdings)
    const { total, isUnpriced } = worth
    const before = places.get(place)
    const isLarger = total > (before?.total ?? 0)
    if (isLarger || (before === undefined && isUnpriced)) {
      places.set(place, { ...worth, transaction })
    }
  }
  const byToken = new Map<Address, number>()
  for (const worth of places.values()) {
    for (const [token, value] of worth.byToken) {
      byToken.set(token, (byToken.get(token) ?? 0) + value)
    }
  }
  for (const { address, value = 0 } of holdings) {
    byToken.set(address, Math.min(byToken.get(address) ?? 0, value))
  }
  const total = [...byToken.values()].reduce((sum, value) => sum + value, 0)
  const lines = [...places].map(([place, { transaction, total: worth, isUnpriced }]) => ({
    transaction,
    worth: worth === 0 ? undefined : worth,
    isUnpriced,
    isFork: (taken.get(place) ?? 0) > 1,
  }))
  const count = lines.filter(({ worth }) => worth !== undefined).length
  return { total, count, uncounted, byToken, lines }
}

/** What payments are worth; one without a price is worth nothing that is known. */
function worthOfPayments(
  payments: readonly Pick<BatchPayment, 'token' | 'amount'>[],
  holdings: readonly ValuedHolding[],
): Worth {
  const byToken = new Map<Address, number>()
  let isUnpriced = false
  for (const { token, amount } of payments) {
    const worth = worthIn(token, amount, holdings)
    if (worth === undefined) isUnpriced ||= amount > 0n
    else byToken.set(worth.token, (byToken.get(worth.token) ?? 0) + worth.value)
  }
  const total = [...byToken.values()].reduce((sum, value) => sum + value, 0)
  return { total, byToken, isUnpriced }
}
