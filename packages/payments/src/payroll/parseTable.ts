/** Between the cells of a line. `space` only where every line is an address and one thing more. */
export type Delimiter = '\t' | ';' | ',' | ' '

/** A line of the table, cell by cell. */
export type Row = {
  /** Where it begins in the text, from 1: a quoted cell may go over several lines. */
  line: number
  /** Without spaces around them. */
  cells: readonly string[]
}

/** A table and the character between its cells. */
export type Table = { delimiter: Delimiter; rows: readonly Row[] }

const candidates = ['\t', ';', ','] as const

/** Lines that are enough to see what stands between cells. */
const sampleLines = 40

/**
 * Takes a pasted table or a CSV file apart (RFC 4180): quoted cells may hold delimiters, line breaks and doubled quotes. What
 * stands between cells is found out. Empty lines are left out.
 */
export function parseTable(text: string): Table {
  const plain = text.replace(/^\ufeff/, '')
  // Excel says itself what it wrote.
  const declared = /^sep=([\t;,])\r?\n/i.exec(plain)
  if (declared) {
    const delimiter = candidates.find((one) => one === declared[1]) ?? ','
    return { delimiter, rows: split(plain.slice(declared[0].length), delimiter, 2).rows }
  }
  const delimiter = findDelimiter(plain)
  return { delimiter, rows: split(plain, delimiter, 1).rows }
}

/** The one that cuts most lines into the same number of cells, more than one, and leaves no quote inside a cell. */
function findDelimiter(text: string): Delimiter {
  const sample = text.split('\n', sampleLines).join('\n')
  if (isSpaced(sample)) return ' '
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

/** Lines such as `0x… 1,5`: a comma in there is part of the amount. */
function isSpaced(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return (
    lines.length > 0 && lines.every((line) => /^\s*\S*0x[0-9a-f]+[ ]+[\d.,'’]+\s*$/i.test(line))
  )
}

/** `hasStrayQuote`: a quote stands inside a cell, as happens when the cells were cut at the wrong sign. */
function split(
  text: string,
  delimiter: Delimiter,
  firstLine: number,
): { rows: Row[]; hasStrayQuote: boolean } {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let wasQuoted = false
  let hasStrayQuote = false
  let line = firstLine
  let start = firstLine
  const endRow = () => {
    cells.push(cell.trim())
    const filled = delimiter === ' ' ? cells.filter((one) => one !== '') : cells
    if (filled.some((one) => one !== '')) rows.push({ line: start, cells: filled })
    cells = []
    cell = ''
    wasQuoted = false
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '' && !wasQuoted) {
      quoted = true
      wasQuoted = true
      cell = ''
    } else if (sign === delimiter) {
      cells.push(cell.trim())
      cell = ''
      wasQuoted = false
    } else if (sign === '\n' || sign === '\r') {
      endRow()
      if (sign === '\r') {
        line += 1
        if (text.charAt(at + 1) === '\n') at += 1
      }
      start = line
    } else {
      hasStrayQuote ||= sign === '"' || (wasQuoted && sign.trim() !== '')
      cell += sign
    }
  }
  endRow()
  return { rows, hasStrayQuote }
}
