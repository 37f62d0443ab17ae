import { addressIn, isAddressLike, isAmountLike, isHashLike } from './cellLooks.ts'
import { type Meaning, meaningsOf } from './headingWords.ts'
import type { Row } from './parseTable.ts'

/** What says that a row is the heading: words of columns. */
const columnWords = ['address', 'payee', 'account', 'name', 'amount', 'token', 'memo'] as const

/** Rows before the heading in which reports have their title. */
const mostTitles = 12

/** A cell that looks like an attempt at an address or a number, even a wrong one. No column has such a heading. */
const isHexAtFirst = (cell: string): boolean => /^(?:[\w-]+:)?0x/i.test(cell)
const isNumberAtFirst = (cell: string): boolean => /^[$€£¥+-]?\s*\d/.test(cell)

const isPlace = (cell: string): boolean => isAddressLike(cell) || isHashLike(cell)

const isWord = (cell: string): boolean => columnWords.some((word) => meaningsOf(cell).has(word))

const isDataIn =
  (symbols: ReadonlySet<string>) =>
  (cell: string): boolean =>
    isHexAtFirst(cell) ||
    isPlace(cell) ||
    isAmountLike(cell, symbols) ||
    (isNumberAtFirst(cell) && !isWord(cell))

/** Whether a row has words of several columns, one of them for who is paid. */
function hasHeadings(row: Row): boolean {
  const words = wordsIn(row)
  const isPlaced = words.has('address') || words.has('payee') || words.has('account')
  const isHeading = isPlaced && columnWords.filter((word) => words.has(word)).length > 1
  return isHeading && row.cells.filter((cell) => cell !== '').length > 1
}

/** Where a further heading stands below the first one, if any: what follows may have other columns. */
export function findFurtherHeading(
  rows: readonly Row[],
  symbols: ReadonlySet<string>,
): number | undefined {
  const isData = isDataIn(symbols)
  const at = rows.findIndex(
    (row) =>
      // Most rows have an address. To look for words takes many times longer.
      !row.cells.some((cell) => isData(cell) || addressIn(cell) !== undefined) &&
      row.cells.filter(isWord).length > 1 &&
      hasHeadings(row),
  )
  return at < 0 ? undefined : at
}

/** The words that a row has, each once. */
function wordsIn({ cells }: Row): ReadonlySet<Meaning> {
  const found = new Set<Meaning>()
  for (const cell of cells) for (const one of meaningsOf(cell)) found.add(one)
  return found
}

/**
 * Which row is the heading, if any. Rows before it are a report's titles: none of them has an address. This is strict, because a first
 * payment that is taken for a heading would be left out silently: a heading has no address and no amount, not even a wrong one.
 */
export function findHeader(rows: readonly Row[], symbols: ReadonlySet<string>): number | undefined {
  const isData = isDataIn(symbols)
  const [first, ...rest] = rows
  if (first === undefined || rest.length === 0) return undefined
  for (const [at, row] of rows.slice(0, mostTitles).entries()) {
    if (row.cells.some(isPlace)) break
    if (row.cells.some(isData)) continue
    if (hasHeadings(row)) {
      return rows.slice(at + 1).some(({ cells }) => cells.some((cell) => cell !== ''))
        ? at
        : undefined
    }
  }
  if (first.cells.some(isData)) return undefined
  const isHeading = first.cells.some(isWord) || rest.some(({ cells }) => cells.some(isPlace))
  return isHeading ? 0 : undefined
}
