import { mostCharacters } from './amountText.ts'
import type { Row } from './parseTable.ts'

/** What a column of a payroll can be. */
export const payrollFields = ['name', 'address', 'amount', 'token', 'memo'] as const

/** What a column can have. */
export type PayrollField = (typeof payrollFields)[number]

/** Which column has what, from 0. */
export type Columns = Partial<Record<PayrollField, number>>

/** Words over a column, in lower case; the languages of spreadsheets that people paste. */
const words: Readonly<Record<PayrollField, RegExp>> = {
  address:
    /address|adresse|wallet|direcci[oó]n|account|konto|recipient|receiver|counterparty|^to$|地址|钱包/,
  amount: /amount|betrag|value|wert|importe|cantidad|monto|sum|salary|gehalt|pay$|金额|数量|工资/,
  token: /token|currency|w[aä]hrung|asset|symbol|moneda|coin|币/,
  memo: /memo|reference|referenz|note|notiz|purpose|zweck|concepto|nota|comment|message|备注|附言/,
  name: /name|person|employee|payee|empf[aä]nger|nombre|who|姓名|名称/,
}

/** An address, or what wants to be one: names of chains may stand before it. */
export const isAddressLike = (cell: string): boolean => /^(?:[\w-]+:)?0x[0-9a-f]{20,}$/i.test(cell)

/** An amount, perhaps with a currency beside it: a sign, a code of three capitals, or a symbol that the account has. */
function isAmountLike(cell: string, symbols: ReadonlySet<string>): boolean {
  if (cell.length > mostCharacters) return false
  const [, before = '', after = ''] =
    /^([$€£¥]|\p{L}+(?=[\s\d]))?\s*[+]?\d[\d.,\s'’_]*([$€£¥]|\p{L}+)?$/u.exec(cell) ?? [
      undefined,
      '?',
    ]
  return [before, after].every(
    (one) => /^(?:[$€£¥]|[A-Z]{3})?$/.test(one) || symbols.has(one.toLowerCase()),
  )
}

/** A cell that looks like an attempt at an address or a number, even a wrong one. No column has such a heading. */
const isHexAtFirst = (cell: string): boolean => /^(?:[\w-]+:)?0x/i.test(cell)
const isNumberAtFirst = (cell: string): boolean => /^[$€£¥+-]?\s*\d/.test(cell)

/**
 * Whether the first row is a header: it has no address and no amount, not even a wrong one, and other rows have them. This is
 * strict, because a first payment that is taken for a header would be left out silently.
 */
export function hasHeader([first, ...rest]: readonly Row[], symbols: ReadonlySet<string>): boolean {
  if (!first || rest.length === 0) return false
  const isWord = (cell: string) =>
    payrollFields.some((field) => words[field].test(cell.toLowerCase()))
  const isData = (cell: string) =>
    isHexAtFirst(cell) || isAmountLike(cell, symbols) || (isNumberAtFirst(cell) && !isWord(cell))
  if (first.cells.some(isData)) return false
  return first.cells.some(isWord) || rest.some(({ cells }) => cells.some(isAddressLike))
}

/** Fields that the words over the columns say. */
const headed = ['amount', 'token', 'memo', 'name'] as const

/** The columns that were found, and what was not clear about them. */
export type FoundColumns = {
  columns: Columns
  /** Columns of which each could be the amount; only when there is more than one. */
  amounts: readonly number[]
}

/**
 * Finds out which column has what: by the words over it, then by what stands in it.
 *
 * @param symbols of the tokens that the account has, in lower case
 */
export function findColumns(
  header: Row | undefined,
  rows: readonly Row[],
  symbols: ReadonlySet<string>,
): FoundColumns {
  const columns: Columns = {}
  const taken = new Set<number>()
  const take = (field: PayrollField, column: number | undefined) => {
    if (column === undefined || columns[field] !== undefined || taken.has(column)) return
    columns[field] = column
    taken.add(column)
  }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const all = Array.from({ length: width }, (_, column) => column)
  const share = (column: number, test: (cell: string) => boolean) =>
    rows.filter(({ cells }) => test(cells[column] ?? '')).length / rows.length

  // An address is recognized by its form, under any heading. Of several columns that look so, the words say which one
  // is meant.
  take(
    'address',
    best(all, (column) => {
      const looks = share(column, isAddressLike)
      const isCalled = words.address.test((header?.cells[column] ?? '').toLowerCase())
      return looks > 0 && isCalled ? 1 + looks : looks
    }),
  )
  const isAmount = (column: number) => share(column, (cell) => isAmountLike(cell, symbols)) > 0.5
  // Gross or net, before or after tax: of several columns with amounts the words do not say which one is paid.
  const called = all.filter(
    (column) =>
      !taken.has(column) &&
      words.amount.test((header?.cells[column] ?? '').toLowerCase()) &&
      isAmount(column),
  )
  if (called.length === 1) take('amount', called[0])
  const open = called.length > 1 ? (['token', 'memo', 'name'] as const) : headed
  for (const field of open) {
    take(
      field,
      header?.cells.findIndex(
        (cell, column) => !taken.has(column) && words[field].test(cell.toLowerCase()),
      ),
    )
  }
  if (header && columns.address === undefined) {
    take(
      'address',
      header.cells.findIndex((cell) => words.address.test(cell.toLowerCase())),
    )
  }
  const free = () => all.filter((column) => !taken.has(column))
  take(
    'token',
    best(free(), (column) => share(column, (cell) => symbols.has(cell.toLowerCase()))),
  )
  const amounts =
    columns.amount === undefined
      ? free().filter((column) => isAmount(column) && !isCount(rows, column))
      : []
  if (amounts.length === 1) take('amount', amounts[0])
  if (amounts.length < 2) {
    const texts = free().filter((column) => share(column, (cell) => /\p{L}/u.test(cell)) > 0)
    const before = texts.filter((column) => column < (columns.address ?? 0))
    take('name', before[0] ?? (header ? undefined : texts[0]))
    take('memo', texts.filter((column) => !taken.has(column)).at(-1))
  }
  return { columns: withoutNone(columns), amounts: amounts.length > 1 ? amounts : [] }
}

function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  const [first] = columns
    .map((column) => ({ column, score: score(column) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.column - b.column)
  return first?.column
}

/** A column that only numbers the lines, from 0 or 1. Line numbers have no fractions and no decimals. */
function isCount(rows: readonly Row[], column: number): boolean {
  const numbers = rows.map(({ cells }) => {
    const cell = (cells[column] ?? '').trim()
    return /^\d+\.?$/.test(cell) ? Number(cell) : Number.NaN
  })
  const [start = 0] = numbers
  return numbers.length > 1 && start <= 1 && numbers.every((value, at) => value === start + at)
}

/** `findIndex` says -1 for none. */
function withoutNone(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => column >= 0))
}
