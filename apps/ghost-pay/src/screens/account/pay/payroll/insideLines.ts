import { isPayable, type PayableLine, type PayrollLine } from '@ghost-pay/payments/payroll'
import {
  type AlikeTransaction,
  type ComparedPayment,
  type InsideTransaction,
  isSamePayment,
} from '@ghost-pay/safe-account/history'

/** A line that was paid by itself, or waits to be. */
export type InsideLine = Pick<InsideTransaction, 'id' | 'at' | 'place'> & { line: PayrollLine }

/** The lines that are paid by what lies wholly inside a payroll, the first payment of each. */
export function insideLines(
  inside: readonly InsideTransaction[],
  lines: readonly PayrollLine[],
): InsideLine[] {
  const found = new Map<number, InsideLine>()
  for (const { payments, ...one } of inside) {
    for (const payment of payments) {
      const line = lines.find(
        (own) => !found.has(own.line) && isPayable(own) && isSamePayment(comparedOf(own), payment),
      )
      if (line !== undefined) found.set(line.line, { ...one, line })
    }
  }
  return [...found.values()]
}

/** What is compared of a line. */
export const comparedOf = ({ address, token, amount }: PayableLine): ComparedPayment => ({
  to: address,
  token: token.address ?? null,
  amount,
})

/** What says that this was meant: when other lines are the same it is asked anew. */
export const alikeKey = (one: AlikeTransaction): string =>
  one.kind === 'same' ? `alike ${one.id}` : `alike ${one.id} ${one.count}`

/** What says that these were meant: what is paid by itself later is asked anew. */
export const insideKey = (inside: readonly InsideTransaction[]): string =>
  `inside ${inside.map(({ id }) => id).join(',')}`
