import { formatUnits, parseUnits } from 'viem/utils'

import { decideDecimalSign, type DecimalSign, readAmount } from './amountText.ts'
import { hasUnit } from './amountUnits.ts'
import { readAmountCell } from './cellLooks.ts'
import { type ColumnLook, lookAtColumns } from './columnLooks.ts'
import { type Columns, findColumns, type FoundColumns, type PayrollField } from './columns.ts'
import {
  type CutAmount,
  findCutAmount,
  joinCutAmount,
  spoilCutAmount,
  usualWidth,
} from './cutAmounts.ts'
import { decideAside } from './decideAside.ts'
import { decideChains, type PayrollChains } from './decideChains.ts'
import { decideTokens, type WrittenRow } from './decideTokens.ts'
import { findFurtherHeading, findHeader } from './findHeader.ts'
import { partAtHeadings } from './furtherHeadings.ts'
import { type Delimiter, parseTable, type Row } from './parseTable.ts'
import { type PayrollColumn, tellColumns } from './payrollColumns.ts'
import type { PayrollQuestion } from './payrollQuestion.ts'
import type { PayrollRow } from './payrollRow.ts'
import { unitBeside } from './unitBeside.ts'
import { tokensInHeading, tokensInTitles } from './writtenTokens.ts'

/** A payroll as it was read: its lines, and which column has what. */
export type ReadPayroll = {
  delimiter: Delimiter
  /** The words over the columns; empty without a header. */
  header: readonly string[]
  columns: Columns
  /** Every column, what it was taken for and why. */
  table: readonly PayrollColumn[]
  /** Lines before the heading, which are a report's titles and are not read. */
  titles: number
  /** Before the fraction of the amounts; `undefined` while it is asked. */
  decimalSign: DecimalSign | undefined
  rows: readonly PayrollRow[]
  questions: readonly PayrollQuestion[]
}

/** What the reader of a payroll may already know. */
export type ReadPayrollOptions = {
  /**
   * Symbols of the tokens that the account has; a column with them is the token's, and one beside an amount is read. Where there are
   * several, lines that name none are asked about.
   */
  symbols?: readonly string[] | undefined
  /** Answers to questions, and corrections: a field that is named here is not looked for. */
  columns?: Columns | undefined
  /** Columns that have nothing of it. */
  unused?: readonly number[] | undefined
  /** The answers about columns were given about an earlier text with the same headings: a comma may have cut the amounts of this one. */
  areColumnsKept?: boolean | undefined
  /** Whether two cells of figures behind each other are one amount that its comma has cut. */
  cutAmount?: 'one' | 'two' | undefined
  /**
   * What pays an amount in a currency that is no token of the account, by the currency as it was written in lower case; the empty text for
   * lines without any. A symbol, an address, `native`, or `line` for the token that the line names.
   */
  paidIn?: Readonly<Record<string, string>> | undefined
  decimalSign?: DecimalSign | undefined
  /** The amounts are paid as they stand, though their heading says cents or thousands. */
  areAmountsWhole?: boolean | undefined
  /** Whether lines that say that they are not to be paid are paid, by what they say in lower case. */
  isMeant?: Readonly<Record<string, boolean>> | undefined
  /** The network of the account, and what others are called: a line for another one is not paid. */
  chains?: PayrollChains | undefined
  /** Whether a network, as it was written in lower case, is the one of the account; the empty text for lines that name none. */
  isOwnChain?: Readonly<Record<string, boolean>> | undefined
}

/**
 * Reads pasted lines or a CSV file as a payroll: what stands between cells, whether there is a header, which column has what and how
 * amounts are written is found out from the whole text. See behaviour/payroll#reading.
 */
export function readPayroll(text: string, options: ReadPayrollOptions = {}): ReadPayroll {
  const { delimiter, rows: all } = parseTable(text)
  const symbols = new Set((options.symbols ?? []).map((symbol) => symbol.toLowerCase()))
  const place = placeOfHeading(all, symbols)
  const header = place === undefined ? undefined : all[place]
  const { own: body, others } = partAtHeadings(all.slice((place ?? -1) + 1), header, symbols)
  const { looks, found, cut, lines } = findTable({ header, body, delimiter, symbols, options })
  const { columns } = found
  const written = lines.map((row) => readRow(row, columns, symbols))
  const title = header?.cells[columns.amount ?? -1] ?? ''
  const heading = tokensInHeading(title, symbols, isShouted(header))
  const unit =
    options.areAmountsWhole === true ? undefined : unitOf({ header, lines, columns, symbols })
  const { rows: due, questions: asideQuestions } = decideAside(written, {
    lines,
    header,
    columns,
    isMeant: options.isMeant ?? {},
  })
  const { rows: paid, questions: tokenQuestions } = decideTokens(due, {
    heading,
    title: tokensInTitles(all.slice(0, place ?? 0), symbols).join('/'),
    symbols,
    hasChoice: columns.token !== undefined || (options.symbols ?? []).length > 1,
    isColumnOpen: columns.amount === undefined || found.open.some(({ field }) => field === 'token'),
    paidIn: options.paidIn ?? {},
  })
  const { rows, questions: chainQuestions } = decideChains(paid, {
    written: lines.map(({ cells }) => cells[columns.chain ?? -1] ?? ''),
    chains: options.chains,
    isOwnChain: options.isOwnChain ?? {},
  })
  const decision = decideDecimalSign(rows.map(({ amount }) => amount))
  const decimalSign =
    options.decimalSign ?? (decision.status === 'decided' ? decision.sign : undefined)
  const questions: readonly PayrollQuestion[] =
    rows.length === 0
      ? []
      : [
          ...columnQuestions(found, body, header, cut, symbols),
          ...asideQuestions,
          ...chainQuestions,
          ...(unit === undefined ? [] : [{ ask: 'unit', written: unit } as const]),
          ...tokenQuestions,
          ...(decimalSign === undefined && decision.status === 'ask'
            ? [{ ask: 'decimalSign', reason: decision.reason, example: decision.example } as const]
            : []),
        ]
  return {
    delimiter,
    header: header?.cells ?? [],
    columns,
    table: tellColumns(looks, body, found, options),
    titles: place ?? 0,
    decimalSign,
    rows: [
      ...rows.map((row) => (unit === undefined ? row : { ...row, unit })),
      ...others.map((row) => rowOfOther(row, columns)),
    ].sort((one, other) => one.line - other.line),
    questions,
  }
}

/** What says of the amounts that they are not in whole tokens; `undefined` for nothing. */
function unitOf({
  header,
  lines,
  columns,
  symbols,
}: {
  header: Row | undefined
  lines: readonly Row[]
  columns: Columns
  symbols: ReadonlySet<string>
}): string | undefined {
  const { amount } = columns
  if (amount === undefined) return undefined
  const titles = header?.cells ?? []
  const title = titles[amount] ?? ''
  return hasUnit(title, symbols) ? title : unitBeside(titles, lines, { ...columns, amount })
}

/** The lower one of two headings with nothing between them: the upper one is over several columns. */
function placeOfHeading(rows: readonly Row[], symbols: ReadonlySet<string>): number | undefined {
  const upper = findHeader(rows, symbols)
  if (upper === undefined) return undefined
  const isNext = findFurtherHeading(rows.slice(upper + 1, upper + 2), symbols) === 0
  return isNext && upper + 2 < rows.length ? upper + 1 : upper
}

/** Capitals prove nothing where all headings are in capitals. */
const isShouted = (header: Row | undefined): boolean =>
  header !== undefined &&
  header.cells.filter((title) => /\p{L}/u.test(title)).length > 1 &&
  header.cells.every((title) => title === title.toUpperCase())

type TableText = {
  header: Row | undefined
  body: readonly Row[]
  delimiter: Delimiter
  symbols: ReadonlySet<string>
  options: ReadPayrollOptions
}

/** The columns of a table, and its lines without amounts that a comma has cut. */
function findTable({ header, body, delimiter, symbols, options }: TableText): {
  looks: ColumnLook[]
  found: FoundColumns
  cut: CutAmount | undefined
  lines: readonly Row[]
} {
  const looks = lookAtColumns(header, body, symbols)
  const found = findColumns(looks, options)
  const isSaid = options.columns?.amount !== undefined && options.areColumnsKept !== true
  const isAnswered = isSaid || options.cutAmount === 'two'
  const cut = isAnswered
    ? undefined
    : findCutIn({ header, body, delimiter, symbols, options }, looks, found)
  if (cut !== undefined && options.cutAmount === 'one') {
    const joined = body.map((row) => joinCutAmount(row, cut.column, found.columns.amount))
    return findTable({
      header,
      body: joined,
      delimiter,
      symbols,
      options: { ...options, cutAmount: 'two' },
    })
  }
  const { amount } = found.columns
  const width = header?.cells.length ?? usualWidth(body)
  const lines =
    delimiter !== ',' || amount === undefined
      ? body
      : body.map((row) => spoilCutAmount(row, width, amount, cut !== undefined))
  return { looks, found, cut, lines }
}

/** What was said about an earlier text says nothing about a comma in this one. */
function findCutIn(
  { body, delimiter, options }: TableText,
  looks: readonly ColumnLook[],
  found: FoundColumns,
): CutAmount | undefined {
  const answers = options.areColumnsKept === true ? {} : options
  const { columns, open } = answers === options ? found : findColumns(looks, answers)
  return findCutAmount({ delimiter, rows: body }, looks, { amount: columns.amount, open, answers })
}

/** Digits behind the point that sums have room for: more than any token has. */
const finest = 36

/** What a column of amounts comes to; `undefined` where a cell cannot be read, or can be read in two ways. */
function totalOf(cells: readonly string[], symbols: ReadonlySet<string>): string | undefined {
  const amounts = cells
    .filter((cell) => cell !== '')
    .map((cell) => readAmountCell(cell, symbols).amount)
  const decision = decideDecimalSign(amounts)
  if (decision.status !== 'decided') return undefined
  const digits = amounts.map((amount) => readAmount(amount, decision.sign))
  const isRead = digits.every(
    (one) => one !== undefined && (one.split('.')[1] ?? '').length <= finest,
  )
  if (!isRead || digits.length === 0) return undefined
  return formatUnits(
    digits.reduce((sum, one) => sum + parseUnits(one ?? '0', finest), 0n),
    finest,
  )
}

function columnQuestions(
  { columns, open }: FoundColumns,
  body: readonly Row[],
  header: Row | undefined,
  cut: CutAmount | undefined,
  symbols: ReadonlySet<string>,
): PayrollQuestion[] {
  const isOpen = (field: PayrollField) => open.some((one) => one.field === field)
  const questions: PayrollQuestion[] = []
  for (const field of ['address', 'amount'] as const) {
    if (columns[field] === undefined && !isOpen(field)) questions.push({ ask: 'column', field })
  }
  for (const { field, candidates } of open) {
    // Which halves are one amount is asked before which column is paid.
    if (field === 'amount' && cut !== undefined) continue
    const differs = ({ cells }: Row) =>
      new Set(candidates.map((column) => (cells[column] ?? '').toLowerCase())).size > 1
    const example = body.find(differs) ?? body[0]
    questions.push({
      ask: `${field}Column`,
      columns: candidates.map((column) => ({
        column,
        title: header?.cells[column] ?? '',
        example: example?.cells[column] ?? '',
        ...(field === 'amount' && {
          total: totalOf(
            body.map(({ cells }) => cells[column] ?? ''),
            symbols,
          ),
        }),
      })),
    })
  }
  if (cut !== undefined) questions.push({ ask: 'cutAmount', example: cut.example })
  return questions
}

/** A line under another heading: its cells may have something else, and it is not paid. */
const rowOfOther = (row: Row, columns: Columns): PayrollRow => ({
  ...rowOf(row, columns),
  fault: 'otherHeading',
})

function readRow(row: Row, columns: Columns, symbols: ReadonlySet<string>): WrittenRow {
  const read = rowOf(row, columns)
  const { amount, written } = readAmountCell(read.amount, symbols)
  const kind = row.cells[columns.tokenKind ?? -1] ?? ''
  return { ...read, amount, beside: written, kind: kind.toLowerCase() }
}

function rowOf(row: Row, columns: Columns): PayrollRow {
  const cell = (field: PayrollField) => row.cells[columns[field] ?? -1] ?? ''
  return {
    line: row.line,
    ...(row.fault !== undefined && { fault: row.fault }),
    name: cell('name'),
    address: cell('address'),
    amount: cell('amount'),
    token: cell('token'),
    memo: cell('memo'),
  }
}
