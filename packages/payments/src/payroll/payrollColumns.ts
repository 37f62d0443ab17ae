import type { ColumnLook } from './columnLooks.ts'
import type { ColumnAnswers, FoundColumns, PayrollField } from './columns.ts'
import type { Row } from './parseTable.ts'

/** Why a column was taken for what it is. `count`: it only numbers the lines. */
export type ColumnReason = 'answer' | 'words' | 'look' | 'asked' | 'count' | 'none'

/** A column of a payroll, what it was taken for and why. */
export type PayrollColumn = {
  column: number
  /** The words over it; empty without a header. */
  title: string
  /** Its cells in the two lines that have most in them, the same for every column; empty where a line has nothing. */
  samples: readonly string[]
  /** `undefined` for a column that is not used, or asked about. */
  field: PayrollField | undefined
  /** A field that it could have, and that is asked about. */
  asked: 'address' | 'amount' | 'token' | 'chain' | 'name' | undefined
  reason: ColumnReason
  /** Cells with something in them, and how many of these are addresses and amounts. */
  filled: number
  addresses: number
  amounts: number
}

const wordsOfField = {
  name: ['name', 'payee'],
  address: ['address', 'payee'],
  amount: ['amount'],
  token: ['token', 'contract'],
  tokenKind: ['kind'],
  chain: ['chain'],
  memo: ['memo'],
} as const

/** Tells of each column what it was taken for. */
export function tellColumns(
  looks: readonly ColumnLook[],
  rows: readonly Row[],
  { columns, open, count }: FoundColumns,
  answers: ColumnAnswers,
): PayrollColumn[] {
  const fields = new Map(
    Object.entries(columns).map(([field, column]) => [column, field as PayrollField]),
  )
  const shown = fullest(rows)
  return looks.map(({ column, title, named, filled, addresses, amounts }) => {
    const field = fields.get(column)
    const asked = open.find(({ candidates }) => candidates.includes(column))?.field
    const isAnswered =
      answers.unused?.includes(column) === true ||
      (field !== undefined && answers.columns?.[field] === column)
    const isNamed = field !== undefined && wordsOfField[field].some((word) => named.has(word))
    return {
      column,
      title,
      samples: shown.map(({ cells }) => cells[column] ?? ''),
      field,
      asked,
      reason: isAnswered
        ? 'answer'
        : field !== undefined
          ? isNamed
            ? 'words'
            : 'look'
          : asked !== undefined
            ? 'asked'
            : column === count
              ? 'count'
              : 'none',
      filled,
      addresses,
      amounts,
    }
  })
}

/** The two lines with most in them, in their order. */
function fullest(rows: readonly Row[]): Row[] {
  const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '').length
  const chosen = new Set(rows.toSorted((one, other) => filled(other) - filled(one)).slice(0, 2))
  return rows.filter((row) => chosen.has(row))
}
