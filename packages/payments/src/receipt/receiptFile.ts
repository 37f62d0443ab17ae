import type { Address, Hex } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

import { isRecord } from '../isRecord.ts'
import { UnreadableReceiptError } from './errors.ts'
import type { Receipt, ReceiptPayment } from './receipt.ts'

const format = 'ghost-pay-receipt'

/** Of a receipt that has one payment of several: a program that does not know of them would call it false. */
const partVersion = 2

/** No receipt needs more characters: a batch has at most some hundreds of payments. */
const longest = 500_000

/**
 * A receipt as a JSON file.
 *
 * @returns the text of the file: amounts are digits, the time is that of ISO 8601
 */
export function formatReceiptFile(receipt: Receipt): string {
  const { time, payments, fee, memo, isPart, ...rest } = receipt
  const file = {
    format,
    version: isPart === true ? partVersion : 1,
    ...rest,
    time: new Date(time * 1000).toISOString(),
    payments: payments.map((payment) => ({ ...payment, amount: String(payment.amount) })),
    fee: { ...fee, amount: String(fee.amount) },
    ...(memo !== undefined && { memo }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Reads a receipt that `formatReceiptFile` wrote. Whether it is true is for `checkReceipt` and the chain.
 *
 * @throws UnreadableReceiptError
 */
export function readReceiptFile(text: string): Receipt {
  const file = text.length > longest ? undefined : parse(text)
  if (!isRecord(file) || file['format'] !== format) throw new UnreadableReceiptError('format')
  const { version } = file
  if (version !== 1 && version !== partVersion) throw new UnreadableReceiptError('formatVersion')
  const { payments, fee, memo } = file
  if (!Array.isArray(payments)) throw new UnreadableReceiptError('field', 'payments')
  if (!isRecord(fee)) throw new UnreadableReceiptError('field', 'fee')
  if (memo !== undefined && typeof memo !== 'string') {
    throw new UnreadableReceiptError('field', 'memo')
  }
  return {
    chainId: count('chainId', file['chainId']),
    account: address('account', file['account']),
    safeTxHash: hash('safeTxHash', file['safeTxHash']),
    transactionHash: hash('transactionHash', file['transactionHash']),
    blockNumber: count('blockNumber', file['blockNumber']),
    blockHash: hash('blockHash', file['blockHash']),
    time: seconds(file['time']),
    payments: payments.map((one: unknown, index) => payment(`payments[${index}]`, one)),
    fee: { amount: digits('fee.amount', fee['amount']), payer: address('fee.payer', fee['payer']) },
    memo,
    ...(version === partVersion && { isPart: true }),
  }
}

function payment(field: string, one: unknown): ReceiptPayment {
  if (!isRecord(one)) throw new UnreadableReceiptError('field', field)
  const { token, logIndex } = one
  return {
    token: token === null ? null : address(`${field}.token`, token),
    to: address(`${field}.to`, one['to']),
    amount: digits(`${field}.amount`, one['amount']),
    logIndex: logIndex === null ? null : count(`${field}.logIndex`, logIndex),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function count(field: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new UnreadableReceiptError('field', field)
}

function address(field: string, value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return getAddress(value)
  throw new UnreadableReceiptError('field', field)
}

function hash(field: string, value: unknown): Hex {
  if (typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)) return `0x${value.slice(2)}`
  throw new UnreadableReceiptError('field', field)
}

function digits(field: string, value: unknown): bigint {
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value)
  throw new UnreadableReceiptError('field', field)
}

function seconds(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) / 1000 : Number.NaN
  if (!Number.isSafeInteger(time)) throw new UnreadableReceiptError('field', 'time')
  return time
}
