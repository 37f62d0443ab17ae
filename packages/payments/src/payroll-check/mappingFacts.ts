import { parseUnits } from 'viem'

import type { DecimalSign } from '../payroll/amountText.ts'
import { parseTable, type Row } from '../payroll/parseTable.ts'
import type { PayrollColumn } from '../payroll/payrollColumns.ts'
import type { PayrollToken } from '../payroll/payrollLine.ts'
import type { ReadPayroll } from '../payroll/readPayroll.ts'
import { readTypedAmount } from '../payroll/readTypedAmount.ts'

/** The lines below the headings, as they were pasted. */
export function bodyRows(
  text: string,
  { titles, header }: Pick<ReadPayroll, 'titles' | 'header'>,
): readonly Row[] {
  return parseTable(text).rows.slice(titles + (header.length > 0 ? 1 : 0))
}

const cellOf = ({ cells }: Row, column: number): string => cells[column] ?? ''

/** The lines in which some columns say something else. */
export const differingRows = (rows: readonly Row[], columns: readonly number[]): readonly Row[] =>
  rows.filter((row) => new Set(columns.map((column) => cellOf(row, column).toLowerCase())).size > 1)

/** Whether a column of words says much the same in all lines. */
export function areManyAlike(
  rows: readonly Row[],
  { column }: Pick<PayrollColumn, 'column'>,
): boolean {
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

/**
 * What an amount of a column is, with one of the two signs before its fraction; undefined where it cannot be read so.
 *
 * @returns digits with a point
 */
export function readAs(typed: string, sign: DecimalSign): string | undefined {
  const read = readTypedAmount(typed)
  const signs = typed.match(/[.,]/g) ?? []
  if (read.status === 'unreadable') return undefined
  if (read.status === 'unclear') return signs.at(-1) === sign ? read.fraction : read.whole
  if (signs.length === 0) return read.digits
  // A sign that stands there once is before the fraction; one that is repeated parts thousands.
  const isDecimal = signs.filter((one) => one === signs.at(-1)).length === 1
  return (signs.at(-1) === sign) === isDecimal ? read.digits : undefined
}
