import { type ColumnMapping, readColumnMapping } from './columnMapping.ts'

/** What was said about columns, by their headings; the newest is the last. Whether a comma has cut amounts is asked of each text anew. */
export type KeptColumns = ReadonlyMap<string, ColumnMapping>

/** More tables than that are not remembered. */
const mostTables = 40

/** Headings as one text. */
export const headingKey = (header: readonly string[]): string =>
  JSON.stringify(header.map((title) => title.trim().toLowerCase()))

/** Reads what this browser has kept. What is damaged is left out. */
export function readKeptColumns(stored: string | null): KeptColumns {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return new Map()
    return new Map(
      entries.flatMap((entry: unknown) => {
        if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
        const mapping = readColumnMapping(entry[1])
        return mapping === undefined ? [] : [[entry[0], kept(mapping)] as const]
      }),
    )
  } catch {
    return new Map()
  }
}

/** Keeps what was said about the columns under some headings; a table without headings is not remembered. */
export function withColumns(
  tables: KeptColumns,
  header: readonly string[],
  mapping: ColumnMapping,
): KeptColumns {
  if (header.every((title) => title.trim() === '')) return tables
  const key = headingKey(header)
  const others = [...tables].filter(([one]) => one !== key)
  return new Map([...others, [key, kept(mapping)] as const].slice(-mostTables))
}

const kept = ({ columns, unused }: ColumnMapping): ColumnMapping => ({
  columns,
  unused,
  areColumnsKept: true,
})

/** Writes them for the store. */
export const writeKeptColumns = (kept: KeptColumns): string => JSON.stringify([...kept])
