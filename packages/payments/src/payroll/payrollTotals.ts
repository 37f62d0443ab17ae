import type { PayrollLine, PayrollToken } from './payrollLine.ts'

/** The sum of one token. */
export type PayrollTotal = {
  token: PayrollToken
  /** Lines with this token whose amount is known. */
  lines: number
  /** In the smallest unit. */
  total: bigint
  /** What the account has left; negative when it does not have enough, `undefined` while its balance is not known. */
  left: bigint | undefined
}

/**
 * What leaves the account, token by token, in the order in which they come. Lines that are stopped count as far as their amount is
 * known: they are meant to be paid once they are corrected.
 *
 * @param lines as `checkPayroll` returns them
 */
export function payrollTotals(lines: readonly PayrollLine[]): PayrollTotal[] {
  const totals = new Map<PayrollToken, { lines: number; total: bigint }>()
  for (const { token, amount } of lines) {
    if (!token || amount === undefined) continue
    const sum = totals.get(token) ?? { lines: 0, total: 0n }
    totals.set(token, { lines: sum.lines + 1, total: sum.total + amount })
  }
  return [...totals].map(([token, sum]) => ({
    token,
    ...sum,
    left: token.balance === undefined ? undefined : token.balance - sum.total,
  }))
}
