import { isCutInTwo } from './cellLooks.ts'
import type { ColumnLook } from './columnLooks.ts'
import type { ColumnAnswers, OpenField } from './columns.ts'
import type { Row, Table } from './parseTable.ts'

/** Two cells behind each other that may be one amount, as `1,500` without quotes is where a comma stands between cells. */
export type CutAmount = {
  /** Column of the first part. */
  column: number
  /** As it stands in the text. */
  example: string
}

/** Which columns may have amounts, and what was said about them. */
export type FindCutAmountParameters = {
  amount: number | undefined
  open: readonly OpenField[]
  /** What was said about columns: one that was said to be something is no half of another. */
  answers: ColumnAnswers
}

/**
 * Finds two columns of which each line has only figures, and one of which has or may have the amounts. Whoever puts an amount with a comma
 * into quotes has cut none. Two columns that a heading names, and each of which may have the amounts, are asked about as columns.
 */
export function findCutAmount(
  { delimiter, rows }: Table,
  looks: readonly ColumnLook[],
  { amount, open, answers }: FindCutAmountParameters,
): CutAmount | undefined {
  if (delimiter !== ',') return undefined
  const said = new Set([...Object.values(answers.columns ?? {}), ...(answers.unused ?? [])])
  const candidates =
    amount === undefined
      ? open.flatMap(({ field, candidates }) => (field === 'amount' ? candidates : []))
      : [amount]
  for (const look of looks) {
    const first = look.column
    const next = looks[first + 1]
    const isOne = candidates.includes(first) || candidates.includes(first + 1)
    if (next === undefined || !isOne) continue
    const pair = [look, next]
    if (
      pair.some(
        ({ column, named }) => named.has('number') || named.has('chain') || said.has(column),
      )
    )
      continue
    const isNamed = pair.every(({ title }) => title.trim() !== '')
    const isWider = isNamed && rows.some((row) => hasMore(row, looks) && isCutAt(row, first))
    if (isNamed && !isWider && pair.every(({ column }) => candidates.includes(column))) continue
    const isNumbered = isNamed && pair.some(({ named }) => named.has('paper'))
    const isQuoted = rows.some(({ cells }) => /\d,\d/.test((cells[first] ?? '').slice(0, 100)))
    const cut = rows.find((row) => isCutAt(row, first) && !(isNumbered && hasLongTail(row, first)))
    // Two figures that can not be one amount show two columns.
    const isParted = rows.some(
      (row) => isFigureAt(row, first) && isFigureAt(row, first + 1) && !isCutAt(row, first),
    )
    if (cut !== undefined && !isQuoted && !isParted) {
      return { column: first, example: `${cut.cells[first] ?? ''},${cut.cells[first + 1] ?? ''}` }
    }
  }
  return undefined
}

const isFigureAt = ({ cells }: Row, column: number): boolean =>
  /^\+?\d[\d.'’ ]{0,40}$/.test(cells[column] ?? '')

/** Whether a row has cells behind the last heading, as one more comma makes them. */
const hasMore = ({ cells }: Row, looks: readonly ColumnLook[]): boolean => {
  const width = looks.findLastIndex(({ title }) => title.trim() !== '') + 1
  return cells.slice(width).some((cell) => cell !== '')
}

/** Four digits and more behind a comma are no cents and no thousands: under the word of a paper they are its number. */
const hasLongTail = ({ cells }: Row, column: number): boolean =>
  /^\d{4}/.test(cells[column + 1] ?? '')

const isCutAt = ({ cells }: Pick<Row, 'cells'>, column: number): boolean =>
  isCutInTwo(cells[column] ?? '', cells[column + 1] ?? '')

/**
 * A row with the parts of an amount put together.
 *
 * @param amount the column of the amounts, where it is known: the cell before it is then empty, as its own was left out
 */
export function joinCutAmount(row: Row, column: number, amount: number | undefined): Row {
  const cells = [...row.cells]
  while (isCutAt({ cells }, column)) {
    const [first = '', second = ''] = cells.splice(column, 2)
    cells.splice(column, 0, `${first},${second}`)
  }
  const isMoved = amount === column + 1 && cells.length < row.cells.length
  return { ...row, cells: isMoved ? cells.toSpliced(column, 0, '') : cells }
}

/** How many cells most rows have. */
export function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return usual?.[0] ?? 0
}

/**
 * Makes of an amount that its own comma has cut into two cells what cannot be read, so that nobody is paid one half of it: where the row is
 * longer than the others and has figures behind the amount, or while it is asked.
 */
export function spoilCutAmount(row: Row, width: number, amount: number, isAsked: boolean): Row {
  const isLong = row.cells.slice(width).some((cell) => cell !== '')
  const [before = '', own = '', next = ''] = [-1, 0, 1].map((step) => row.cells[amount + step])
  const isCut =
    (isLong && /^\d/.test(next)) || (isAsked && (isCutInTwo(own, next) || isCutInTwo(before, own)))
  if (!isCut) return row
  const joined = isLong || isCutInTwo(own, next) ? `${own}, ${next}` : `${before}, ${own}`
  return { ...row, cells: row.cells.map((cell, at) => (at === amount ? joined : cell)) }
}
