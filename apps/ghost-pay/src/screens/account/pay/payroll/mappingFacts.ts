import { parseUnits } from 'viem'
import {
  parseTable,
  type PayrollColumn,
  type PayrollToken,
  type ReadPayroll,
  type Row,
} from '@ghost-pay/payments/payroll'

import { readAs } from './readAs.ts'

/** The lines below the headings, as they were pasted. */
export function bodyRows(text: string, { titles, header }: Pick<ReadPayroll, 'titles' | 'header'>) {
  return parseTable(text).rows.slice(titles + (header.length > 0 ? 1 : 0))
}

const cellOf = ({ cells }: Row, column: number): string => cells[column] ?? ''

/** The lines in which some columns say something else. */
export const differingRows = (rows: readonly Row[], columns: readonly number[]): readonly Row[] =>
  rows.filter((row) => new Set(columns.map((column) => cellOf(row, column).toLowerCase())).size > 1)

/** Whether a column of words says much the same in all lines. */
export function areManyAlike(rows: readonly Row[], { column }: Pick<PayrollColumn, 'column'>) {
  const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '')
  return new Set(cells).size < cells.length
}

/** What amounts come to, in digits with a point; undefined where one cannot be read. */
export function sumOf(
  amounts: readonly string[],
  sign: ReadPayroll['decimalSign'],
): { total: bigint; decimals: number } | undefined {
  if (sign === undefined || amounts.length === 0) return undefined
  const digits = amounts.map((amount) => readAs(amount, sign))
  if (digits.some((one) => one === undefined)) return undefined
  const decimals = Math.max(2, ...digits.map((one = '') => (one.split('.')[1] ?? '').length))
  return {
    total: digits.reduce((sum, one) => sum + parseUnits(one ?? '0', decimals), 0n),
    decimals,
  }
}

/** How much more of a token than is held a sum in digits would take; undefined where it is enough, or not known. */
export function missingOf(
  { balance, decimals }: Pick<PayrollToken, 'balance' | 'decimals'>,
  sum: ReturnType<typeof sumOf>,
): bigint | undefined {
  if (balance === undefined || sum === undefined) return undefined
  const needed = (sum.total * 10n ** BigInt(decimals)) / 10n ** BigInt(sum.decimals)
  return needed > balance ? needed - balance : undefined
}
