import type { DecimalSign } from './amountText.ts'
import type { ReadPayroll } from './readPayroll.ts'

/**
 * Whether an amount can be written into its cell of the lines. Where cells stand in quotes, or a comma or a space parts them, the lines are
 * changed as a text.
 *
 * @param text the lines that were read
 */
export const takesAmounts = (
  text: string,
  { columns, delimiter }: Pick<ReadPayroll, 'columns' | 'delimiter'>,
): boolean =>
  columns.amount !== undefined && (delimiter === '\t' || delimiter === ';') && !text.includes('"')

export type WriteAmountParameters = Pick<ReadPayroll, 'columns' | 'delimiter'> & {
  /** From 1. */
  line: number
  /** With a point. */
  digits: string
  /** What the lines have before a fraction. */
  decimalSign: DecimalSign | undefined
}

/**
 * Writes an amount into one of the lines, as the others write theirs.
 *
 * @param text the lines that were read, of which `takesAmounts` holds
 * @returns all lines; the same text where there is no such line
 */
export function writeAmount(
  text: string,
  { line, digits, columns, delimiter, decimalSign = '.' }: WriteAmountParameters,
): string {
  const { amount: column } = columns
  const lines = text.split('\n')
  const own = lines[line - 1]
  if (own === undefined || column === undefined) return text
  const end = own.endsWith('\r') ? '\r' : ''
  const cells = own.slice(0, own.length - end.length).split(delimiter)
  while (cells.length <= column) cells.push('')
  // A fraction of three digits alone could be taken for thousands.
  const isTwoWays = /^[1-9]\d{0,2}\.\d{3}$/.test(digits)
  cells[column] = `${digits}${isTwoWays ? '0' : ''}`.replace('.', decimalSign)
  return lines.with(line - 1, `${cells.join(delimiter)}${end}`).join('\n')
}
