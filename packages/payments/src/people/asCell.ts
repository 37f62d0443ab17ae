/**
 * A text that a spreadsheet runs: after what it skips before it reads a cell (spaces of all kinds, controls, and characters that cannot be
 * seen) comes a sign that begins a formula, those of full width included, which a spreadsheet turns into the usual ones.
 */
const formula = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠\u2212]|^[\t\r\n]/u
const guarded = /^'+(?:[\s\p{C}\p{Z}]*[=+\-@＝＋－＠\u2212]|[\t\r\n])/u

/**
 * Text as a cell of an exported file. A spreadsheet would run some texts as a formula: an apostrophe before them makes them text.
 * {@link fromCell} takes it off again, so a text that has such an apostrophe of its own gets a second one.
 */
export const asCell = (text: string): string =>
  formula.test(text) || guarded.test(text) ? `'${text}` : text

/** The text of a cell that {@link asCell} wrote. */
export const fromCell = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
