import {
  isAddressLike,
  isAmountLike,
  isCurrencyLike,
  isForeignPlace,
  isHashLike,
  isNameLike,
  isTokenKind,
} from './cellLooks.ts'
import { type Meaning, meaningsOf, wordsOf } from './headingWords.ts'
import type { Row } from './parseTable.ts'

/** What stands over a column and in it. */
export type ColumnLook = {
  column: number
  title: string
  /** What the words over it say. */
  named: ReadonlySet<Meaning>
  /** Cells with something in them, and how many of these look like what. */
  filled: number
  addresses: number
  /** Names with a dot, and addresses of other networks. */
  foreign: number
  hashes: number
  amounts: number
  /** Symbols of the account's tokens. */
  symbols: number
  /** Codes or signs of any currency. */
  currencies: number
  kinds: number
  texts: number
  /** Letters without a digit that are no address, no currency and no kind: how people are called. */
  names: number
  /** How many say something else than all before them. */
  distinct: number
  /** How many have the word that most of them have, as those of `October for Ana` and `October for Ben`. */
  alike: number
  /** Whole numbers from 0 or 1 that grow by one. */
  isCount: boolean
}

/** Looks at each column of a table. */
export function lookAtColumns(
  header: Row | undefined,
  rows: readonly Row[],
  symbols: ReadonlySet<string>,
): ColumnLook[] {
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    header?.cells.length ?? 0,
  )
  return Array.from({ length: width }, (_, column) => {
    const title = header?.cells[column] ?? ''
    const cells = rows.map((row) => row.cells[column] ?? '')
    const filled = cells.filter((cell) => cell !== '')
    const count = (is: (cell: string) => boolean) => filled.filter(is).length
    const names = count((cell) => isNameLike(cell) && !isSymbol(cell, symbols))
    return {
      column,
      title,
      named: meaningsOf(title),
      filled: filled.length,
      addresses: count(isAddressLike),
      foreign: count(isForeignPlace),
      hashes: count(isHashLike),
      amounts: count((cell) => isAmountLike(cell, symbols)),
      symbols: count((cell) => isSymbol(cell, symbols)),
      currencies: count(isCurrencyLike),
      kinds: count(isTokenKind),
      texts: count((cell) => /\p{L}/u.test(cell)),
      names,
      distinct: new Set(filled.map((cell) => cell.toLowerCase())).size,
      alike: names === 0 ? 0 : countAlike(filled),
      isCount: isCount(cells),
    }
  })
}

/** A symbol of the account's, or the word for the chain's own currency. */
export const isSymbol = (cell: string, symbols: ReadonlySet<string>): boolean =>
  cell.length <= 40 && (symbols.has(cell.toLowerCase()) || /^native$/i.test(cell))

/** A column that only numbers the lines, from 0 or 1. Line numbers have no fractions and no decimals. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) =>
    /^\d{1,9}\.?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN,
  )
  const [start = 0] = numbers
  return numbers.length > 1 && start <= 1 && numbers.every((value, at) => value === start + at)
}

function countAlike(cells: readonly string[]): number {
  const counts = new Map<string, number>()
  let most = 0
  for (const cell of cells) {
    for (const word of new Set(wordsOf(cell))) {
      const count = (counts.get(word) ?? 0) + 1
      counts.set(word, count)
      most = Math.max(most, count)
    }
  }
  return most
}
