import { decideDecimalSign, type DecimalSign, mostCharacters } from './amountText.ts'
import { type Columns, findColumns, hasHeader, type PayrollField } from './columns.ts'
import { type Delimiter, parseTable, type Row } from './parseTable.ts'

/** One line of a payroll as it was written. */
export type PayrollRow = {
  /** Line of the text, from 1. */
  line: number
} & Record<PayrollField, string>

/** What the text leaves open. It is asked, never guessed. */
export type PayrollQuestion =
  /** Which column has the amounts: several could. */
  | { ask: 'amountColumn'; columns: readonly { column: number; title: string; example: string }[] }
  /** No column has addresses, or none has amounts. */
  | { ask: 'column'; field: 'address' | 'amount' }
  /** Which sign is before the fraction. `mixed`: the lines contradict each other. */
  | { ask: 'decimalSign'; reason: 'unclear' | 'mixed'; example: string }

/** A payroll as it was read: its lines, and which column has what. */
export type ReadPayroll = {
  delimiter: Delimiter
  /** The words over the columns; empty without a header. */
  header: readonly string[]
  columns: Columns
  /** Before the fraction of the amounts; `undefined` while it is asked. */
  decimalSign: DecimalSign | undefined
  rows: readonly PayrollRow[]
  questions: readonly PayrollQuestion[]
}

/** What the reader of a payroll may already know. */
export type ReadPayrollOptions = {
  /** Symbols of the tokens that the account has; a column with them is the token's, and one beside an amount is read. */
  symbols?: readonly string[] | undefined
  /** Answers to questions, and corrections: a field that is named here is not looked for. */
  columns?: Columns | undefined
  decimalSign?: DecimalSign | undefined
}

/**
 * Reads pasted lines or a CSV file as a payroll: what stands between cells, whether there is a header, which column has what and how
 * amounts are written is found out from the whole text. See behaviour/payroll#reading.
 */
export function readPayroll(
  text: string,
  { symbols = [], columns: given = {}, decimalSign }: ReadPayrollOptions = {},
): ReadPayroll {
  const { delimiter, rows: all } = parseTable(text)
  const lower = new Set(symbols.map((symbol) => symbol.toLowerCase()))
  const header = hasHeader(all, lower) ? all[0] : undefined
  const body = header ? all.slice(1) : all
  const found = findColumns(header, body, lower)
  const columns = { ...found.columns, ...given }
  const width = header?.cells.length ?? usualWidth(body)
  const rows = body.map((row) =>
    readRow(delimiter === ',' ? joinCutAmount(row, width, columns) : row, columns, lower),
  )
  const decision = decideDecimalSign(rows.map(({ amount }) => amount))
  const questions: PayrollQuestion[] = []
  if (rows.length > 0) {
    if (columns.address === undefined) questions.push({ ask: 'column', field: 'address' })
    if (columns.amount === undefined) {
      questions.push(
        found.amounts.length === 0
          ? { ask: 'column', field: 'amount' }
          : {
              ask: 'amountColumn',
              columns: found.amounts.map((column) => ({
                column,
                title: header?.cells[column] ?? '',
                example: body[0]?.cells[column] ?? '',
              })),
            },
      )
    }
    if (decimalSign === undefined && decision.status === 'ask') {
      questions.push({
        ask: 'decimalSign',
        reason: decision.reason,
        example: decision.example,
      })
    }
  }
  return {
    delimiter,
    header: header?.cells ?? [],
    columns,
    decimalSign: decimalSign ?? (decision.status === 'decided' ? decision.sign : undefined),
    rows,
    questions,
  }
}

/** How many cells most rows have. */
function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return usual?.[0] ?? 0
}

/**
 * `1,500` without quotes are two cells where a comma stands between cells: the row is then longer than the others, and has digits
 * behind the amount. Both are put together into what cannot be read, so that nobody is paid the first half.
 */
function joinCutAmount(row: Row, width: number, { amount }: Columns): Row {
  if (amount === undefined || row.cells.slice(width).every((cell) => cell === '')) return row
  const next = row.cells[amount + 1] ?? ''
  if (!/^\d/.test(next)) return row
  const joined = `${row.cells[amount] ?? ''}, ${next}`
  return { ...row, cells: row.cells.map((cell, at) => (at === amount ? joined : cell)) }
}

function readRow({ line, cells }: Row, columns: Columns, symbols: ReadonlySet<string>): PayrollRow {
  const cell = (field: PayrollField) => {
    const column = columns[field]
    return column === undefined ? '' : (cells[column] ?? '')
  }
  const { amount, symbol } = splitSymbol(cell('amount'), symbols)
  return {
    line,
    name: cell('name'),
    address: cell('address'),
    amount,
    token: bothTokens(cell('token'), symbol, symbols),
    memo: cell('memo'),
  }
}

/** The column's token or the one beside the amount; where they contradict each other both, which is none. */
function bothTokens(column: string, beside: string, symbols: ReadonlySet<string>): string {
  const isOther = beside !== '' && column.toLowerCase() !== beside.toLowerCase()
  if (column === '') return beside
  return isOther && symbols.has(column.toLowerCase()) ? `${column} / ${beside}` : column
}

/** `1,500.00 dUSD` and `$1,500`: what stands beside the amount. A sign of money says nothing about the token. */
function splitSymbol(
  cell: string,
  symbols: ReadonlySet<string>,
): { amount: string; symbol: string } {
  if (cell.length > mostCharacters) return { amount: cell, symbol: '' }
  const plain = cell.replace(/^[$€£¥]\s*|\s*[$€£¥]$/g, '')
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s.,+-]*)\s*([\d.,+][\d.,\s'’_]*?)\s*([^\d\s.,][^\s]*)?$/.exec(plain) ?? []
  const symbol = before || after
  return symbol !== '' && symbols.has(symbol.toLowerCase())
    ? { amount, symbol }
    : { amount: plain, symbol: '' }
}
