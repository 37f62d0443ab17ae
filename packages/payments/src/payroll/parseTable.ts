import { addressIn } from './cellLooks.ts'
import { readSpacedLines } from './spacedLines.ts'

/** Between the cells of a line. A space only where every line is an address and an amount, perhaps with a name before them. */
export type Delimiter = '\t' | ';' | ',' | '|' | ' '

/**
 * What is wrong with a line of a table. `openQuote`: a quote is opened and not closed; `rowsInQuotes`: a cell in quotes goes over several
 * lines, and has an address in a further one. Such a line is read without its quote, and those behind it are read as usual.
 */
export type RowFault = 'openQuote' | 'rowsInQuotes'

/** A line of the table, cell by cell. */
export type Row = {
  /** Where it begins in the text, from 1: a quoted cell may go over several lines. */
  line: number
  /** Without spaces around them. */
  cells: readonly string[]
  fault?: RowFault | undefined
}

/** A table and the character between its cells. */
export type Table = { delimiter: Delimiter; rows: readonly Row[] }

const candidates = ['\t', ';', ',', '|'] as const

/** Lines that are enough to see what stands between cells. */
const sampleLines = 40

/** A cell in quotes that is longer was never closed. */
const longestQuoted = 20_000

/**
 * Takes a pasted table or a CSV file apart (RFC 4180): quoted cells may hold delimiters, line breaks and doubled quotes. What
 * stands between cells is found out. Empty lines are left out. A quote that is not closed takes no other line with it.
 */
export function parseTable(text: string): Table {
  const plain = text.replace(/^\ufeff/, '')
  // Excel says itself what it wrote.
  const declared = /^"?sep=([\t;,|])"?(?:\r\n?|\n)/i.exec(plain)
  if (declared) {
    const delimiter = candidates.find((one) => one === declared[1]) ?? ','
    return { delimiter, rows: split(plain.slice(declared[0].length), delimiter, 2).rows }
  }
  const spaced = readSpacedLines(plain)
  if (spaced !== undefined) return { delimiter: ' ', rows: spaced }
  const delimiter = findDelimiter(plain)
  return { delimiter, rows: split(plain, delimiter, 1).rows }
}

/** The one that cuts most lines into the same number of cells, more than one, and leaves no quote inside a cell. */
function findDelimiter(text: string): Delimiter {
  const sample = text.split(/\r\n?|\n/, sampleLines).join('\n')
  const scored = candidates.map((delimiter) => {
    const { rows, hasStrayQuote } = split(sample, delimiter, 1)
    const counts = new Map<number, number>()
    for (const { cells } of rows) {
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    }
    const alike = Math.max(0, ...counts.values())
    return { delimiter, score: alike === 0 ? 0 : alike + (hasStrayQuote ? 0 : sampleLines) }
  })
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best !== undefined && best.score > 0 ? best.delimiter : ','
}

/** `hasStrayQuote`: a quote stands inside a cell, as happens when the cells were cut at the wrong sign. */
function split(
  text: string,
  delimiter: Delimiter,
  firstLine: number,
): { rows: Row[]; hasStrayQuote: boolean } {
  const rows: Row[] = []
  let hasStrayQuote = false
  let at = 0
  let line = firstLine
  while (at < text.length) {
    const read = readRow(text, at, delimiter)
    hasStrayQuote ||= read.hasStrayQuote
    const { cells } = read
    if (cells.some((one) => one !== '') && !isRule(cells, delimiter)) {
      rows.push(read.fault === undefined ? { line, cells } : { line, cells, fault: read.fault })
    }
    at = read.end
    line += read.lines
  }
  return { rows, hasStrayQuote }
}

/** A line of dashes below the heading of a table in Markdown. */
const isRule = (cells: readonly string[], delimiter: string): boolean =>
  delimiter === '|' && cells.every((one) => one === '' || /^:?-{2,}:?$/.test(one))

type ReadRow = {
  cells: string[]
  fault: RowFault | undefined
  hasStrayQuote: boolean
  /** Where the next one begins. */
  end: number
  /** How many lines of the text it takes. */
  lines: number
}

/** Reads one row. A quote that is at fault is a sign like any other, and the row ends with its line. */
function readRow(text: string, start: number, delimiter: Delimiter): ReadRow {
  const cells: string[] = []
  let fault: RowFault | undefined
  let hasStrayQuote = false
  let lines = 1
  let cell = ''
  let wasQuoted = false
  let at = start
  while (at < text.length) {
    const sign = text.charAt(at)
    if (sign === '"' && !wasQuoted && cell.trim() === '') {
      const quoted = readQuoted(text, at, delimiter)
      if (quoted.fault === undefined) {
        cell = quoted.cell
        wasQuoted = true
        lines += quoted.lines
        at = quoted.end
        continue
      }
      fault ??= quoted.fault
      cell += sign
    } else if (sign === delimiter) {
      cells.push(cell.trim())
      cell = ''
      wasQuoted = false
    } else if (sign === '\n' || sign === '\r') {
      at += sign === '\r' && text.charAt(at + 1) === '\n' ? 2 : 1
      break
    } else {
      hasStrayQuote ||= sign === '"' || (wasQuoted && sign.trim() !== '')
      cell += sign
    }
    at += 1
  }
  cells.push(cell.trim())
  return { cells, fault, hasStrayQuote, end: at, lines }
}

/** Whether a line in quotes has somebody who is paid: an address, or a name with a dot beside figures. */
function isLineLike(line: string, delimiter: string): boolean {
  if (addressIn(line) !== undefined) return true
  const cells = line
    .slice(0, 2000)
    .split(delimiter)
    .map((cell) => cell.trim())
  const isNamed = cells.some((cell) => cell.length <= 255 && /^[^\s@]+\.[a-z]{2,12}$/i.test(cell))
  return isNamed && cells.some((cell) => /^\d[\d.,'’ ]{0,40}$/.test(cell))
}

type Quoted = { cell: string; end: number; lines: number; fault: RowFault | undefined }

/** Reads a cell from its opening quote. `lines`: the line breaks in it. */
function readQuoted(text: string, start: number, delimiter: string): Quoted {
  const open: Quoted = { cell: '', end: start, lines: 0, fault: 'openQuote' }
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0 || quote - start > longestQuoted) return open
    cell += text.slice(from, quote)
    if (text.charAt(quote + 1) !== '"') {
      const [, ...further] = cell.split(/\r\n?|\n/)
      return further.some((one) => isLineLike(one, delimiter))
        ? { ...open, fault: 'rowsInQuotes' }
        : { cell, end: quote + 1, lines: further.length, fault: undefined }
    }
    cell += '"'
    from = quote + 2
  }
}
