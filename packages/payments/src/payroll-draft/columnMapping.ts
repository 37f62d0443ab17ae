import type { Columns, PayrollField } from '../payroll/columns.ts'

/** What a person has said about the columns of a table. */
export type ColumnMapping = {
  columns: Columns
  /** Columns that have nothing of a payment. */
  unused: readonly number[]
  /** Whether figures behind each other are one amount that its comma has cut. */
  cutAmount?: 'one' | 'two' | undefined
  /** It was said about an earlier table with the same headings, and nothing was said about the amounts of this one. */
  areColumnsKept?: true | undefined
}

/** Nothing was said yet. */
export const noMapping: ColumnMapping = { columns: {}, unused: [] }

/** What a column can be said to be. */
export const columnUses = [
  'address',
  'amount',
  'token',
  'name',
  'memo',
  'tokenKind',
  'chain',
  'unused',
] as const satisfies readonly (PayrollField | 'unused')[]

/** What a column is. */
export type ColumnUse = (typeof columnUses)[number]

/** Says what one column is. What another column was said to be stays, unless it was the same. */
export function chooseColumn(
  { columns, unused, areColumnsKept, ...rest }: ColumnMapping,
  column: number,
  use: ColumnUse,
): ColumnMapping {
  const others = Object.entries(columns).filter(([field, at]) => at !== column && field !== use)
  return {
    ...rest,
    ...(use !== 'amount' && areColumnsKept === true && { areColumnsKept }),
    columns: Object.fromEntries(use === 'unused' ? others : [...others, [use, column]]),
    unused: [...unused.filter((one) => one !== column), ...(use === 'unused' ? [column] : [])],
  }
}

/** Takes back what was said about one column: it is looked at again. */
export const forgetColumn = (
  { columns, unused, ...rest }: ColumnMapping,
  column: number,
): ColumnMapping => ({
  ...rest,
  columns: Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== column)),
  unused: unused.filter((one) => one !== column),
})

const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Reads what was kept; `undefined` for what is none. */
export function readColumnMapping(stored: unknown): ColumnMapping | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { columns, unused, cutAmount, areColumnsKept } = stored as Partial<
    Record<keyof ColumnMapping, unknown>
  >
  if (typeof columns !== 'object' || columns === null || !Array.isArray(unused)) return undefined
  const fields: readonly string[] = columnUses
  return {
    columns: Object.fromEntries(
      Object.entries(columns).filter(([field, at]) => fields.includes(field) && isPlace(at)),
    ),
    unused: unused.filter(isPlace),
    ...((cutAmount === 'one' || cutAmount === 'two') && { cutAmount }),
    ...(areColumnsKept === true && { areColumnsKept }),
  }
}
