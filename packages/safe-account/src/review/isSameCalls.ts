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
    return decodeMultiSend(data).map((call) => ({ ...call, value: BigInt(call.value) }))
  } catch {
    // A delegatecall that is not a batch is compared as one call.
    return [whole]
  }
}

/**
 * How many calls two transactions have in common, in any order (behaviour/payments#twice). The fingerprint of a memo changes the bytes and
 * moves nothing, so a payment with one is the same as without; with two of different words they are two payments.
 */
export function callsInBoth(parts: CallParts, others: CallParts): number {
  const left = new Map<string, Hex[]>()
  for (const other of others) {
    const key = keyOf(other)
    left.set(key, [...(left.get(key) ?? []), other.data])
  }
  // Those with a fingerprint choose first: one without is the same as any.
  const ordered = [...parts].sort((one, other) => other.data.length - one.data.length)
  return ordered.filter((part) => {
    const all = left.get(keyOf(part)) ?? []
    const same = all.findIndex((data) => data.toLowerCase() === part.data.toLowerCase())
    const at = same >= 0 ? same : all.findIndex(({ length }) => length !== part.data.length)
    if (at >= 0) all.splice(at, 1)
    return at >= 0
  }).length
}

/** Whether two transactions do the same, in any order. */
export const isSameCalls = (parts: CallParts, others: CallParts): boolean =>
  parts.length === others.length && callsInBoth(parts, others) === parts.length

/** The same text for calls that differ in the fingerprint of a memo alone. */
const keyOf = ({ to, value, data, operation }: Call): string =>
  `${to} ${value} ${operation} ${withoutMemo(data)}`.toLowerCase()

/** A transfer without the 32 bytes that may follow it; any other call unchanged. */
const withoutMemo = (data: Hex): string =>
  readMemo(data) === undefined ? data : data.slice(0, -64)
