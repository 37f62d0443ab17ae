import type { PayrollField } from './columns.ts'
import type { RowFault } from './parseTable.ts'

/** One line of a payroll as it was written. */
export type PayrollRow = {
  /** Line of the text, from 1. */
  line: number
  /** What is wrong with the line as a line of a table. */
  fault?: RowFault | 'otherHeading' | undefined
  /** The network that it is for, where that is not the one of the account, or is asked; empty where none is named beside others. */
  chain?: string | undefined
  /** What the line says against being paid, as `Status: paid`. */
  aside?: string | undefined
  /** The heading of the amounts, where it says cents or thousands and that is asked. */
  unit?: string | undefined
} & Record<Exclude<PayrollField, 'tokenKind' | 'chain'>, string>
