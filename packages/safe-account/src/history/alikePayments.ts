import type { BatchPayment } from './batchPayments.ts'

/** What is compared of a payment. What it is for changes nothing about the money. */
export type ComparedPayment = Pick<BatchPayment, 'to' | 'token' | 'amount'>

/** How much of one transaction is in another. */
export type Likeness =
  /** Every payment is in the other, with the same payee, token and amount. */
  | { kind: 'same' }
  /** Most are, or some that wait to be paid. */
  | { kind: 'much'; count: number }

/** So few lines are alike by chance. */
const fewest = 4

/**
 * Compares what would be paid with what another transaction pays, line by line in any order (behaviour/payments#paid-already).
 *
 * @param isWaiting the other has not happened yet: of what it pays besides other payments, one line is enough
 * @returns undefined where they have little in common
 */
export function likenessOf(
  own: readonly ComparedPayment[],
  other: readonly ComparedPayment[],
  isWaiting = false,
): Likeness | undefined {
  const count = inBoth(own, other)
  if (count > 0 && count === own.length) return { kind: 'same' }
  const isMuch = count >= fewest && (count === other.length || count * 4 >= own.length * 3)
  const isPart = isWaiting && count > 0 && count < other.length
  return isMuch || isPart ? { kind: 'much', count } : undefined
}

/** Whether all that another transaction pays is among what would be paid, line by line. */
export const isInside = (
  other: readonly ComparedPayment[],
  own: readonly ComparedPayment[],
): boolean => other.length > 0 && inBoth(own, other) === other.length

/** Whether two payments have the same payee, token and amount. */
export const isSamePayment = (one: ComparedPayment, other: ComparedPayment): boolean =>
  keyOf(one) === keyOf(other)

/** How many payments are in both, each once. */
function inBoth(own: readonly ComparedPayment[], other: readonly ComparedPayment[]): number {
  const left = new Map<string, number>()
  for (const payment of other) left.set(keyOf(payment), (left.get(keyOf(payment)) ?? 0) + 1)
  let count = 0
  for (const payment of own) {
    const key = keyOf(payment)
    const more = left.get(key) ?? 0
    if (more > 0) count += 1
    left.set(key, more - 1)
  }
  return count
}

const keyOf = ({ to, token, amount }: ComparedPayment): string =>
  `${to} ${token ?? ''} ${amount}`.toLowerCase()
