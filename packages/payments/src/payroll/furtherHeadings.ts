import { findFurtherHeading } from './findHeader.ts'
import type { Row } from './parseTable.ts'

/** The lines of a table, and those under another heading than its own. */
export type HeadedLines = { own: readonly Row[]; others: readonly Row[] }

/**
 * Parts the lines of a table from those that stand under a further heading: what their columns have is not known. The same heading once
 * more, as at the top of a printed page, is left out.
 */
export function partAtHeadings(
  body: readonly Row[],
  header: Row | undefined,
  symbols: ReadonlySet<string>,
): HeadedLines {
  const at = findFurtherHeading(body, symbols)
  const heading = at === undefined ? undefined : body[at]
  if (at === undefined || heading === undefined) return { own: body, others: [] }
  const rest = body.slice(at + 1)
  if (header !== undefined && keyOf(heading) === keyOf(header)) {
    const { own, others } = partAtHeadings(rest, header, symbols)
    return { own: [...body.slice(0, at), ...own], others }
  }
  const again = header === undefined ? -1 : rest.findIndex((row) => keyOf(row) === keyOf(header))
  if (again < 0) return { own: body.slice(0, at), others: body.slice(at) }
  const { own, others } = partAtHeadings(rest.slice(again + 1), header, symbols)
  return {
    own: [...body.slice(0, at), ...own],
    others: [heading, ...rest.slice(0, again), ...others],
  }
}

const keyOf = ({ cells }: Row): string =>
  cells
    .map((cell) => cell.toLowerCase())
    .join('\n')
    .trimEnd()
