import type { Hex } from 'viem'
import { readMemo } from '@ghost-pay/payments/memo'
import { decodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

/** What an account does, its place in line and what it pays for gas aside. */
export type Call = { to: string; value: bigint; data: Hex; operation: number }

/** What an account does, taken apart: several calls in one batch, each by itself. */
export type CallParts = readonly Call[]

/** Takes a transaction apart, so that it can be compared. */
export function callParts({ to, value, data, operation }: Call): CallParts {
  const whole = { to, value, data, operation }
  if (operation !== 1) return [whole]
  try {
    const calls = decodeMultiSend(data).map((call) => ({ ...call, value: BigInt(call.value) }))
    return [{ ...whole, data: '0x' }, ...calls]
  } catch {
    // A delegatecall that is not a batch is compared as one call.
    return [whole]
  }
}

/**
 * Whether two transactions do the same (behaviour/payments#twice). The fingerprint of a memo changes the bytes and moves nothing, so a
 * payment with one is the same as without; with two of different words they are two payments.
 */
export const isSameCalls = (parts: CallParts, others: CallParts): boolean =>
  parts.length === others.length &&
  parts.every((part, at) => {
    const other = others[at]
    return other !== undefined && isSameCall(part, other)
  })

const isSameCall = (one: Call, other: Call): boolean =>
  one.to.toLowerCase() === other.to.toLowerCase() &&
  one.value === other.value &&
  one.operation === other.operation &&
  isSameData(one.data, other.data)

function isSameData(one: Hex, other: Hex): boolean {
  const [data, otherData] = [one.toLowerCase(), other.toLowerCase()]
  if (data.length === otherData.length) return data === otherData
  return withoutMemo(one).toLowerCase() === withoutMemo(other).toLowerCase()
}

/** A transfer without the 32 bytes that may follow it; any other call unchanged. */
const withoutMemo = (data: Hex): string =>
  readMemo(data) === undefined ? data : data.slice(0, -64)
