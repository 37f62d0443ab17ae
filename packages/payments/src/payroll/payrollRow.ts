import type { PayrollField } from './columns.ts'
import type { RowFault } from './parseTable.ts'

/** One line of a payroll as it was written. */
export type PayrollRow = {
  /** Line of the text, from 1. */
  line: number
  /** What is wrong with the line as a line of a table. */
  fault?: RowFault | undefined
} & Record<Exclude<PayrollField, 'tokenKind'>, string>
