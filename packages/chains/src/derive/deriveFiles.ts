import { chainTable } from '../chainTable.ts'
import { deriveTables } from './deriveTables.ts'

/**
 * Everything that follows from the hand-kept data.
 *
 * @returns the contents of each file by its path in the package
 */
export function deriveFiles(): Record<string, string> {
  const tables = Object.entries(deriveTables(chainTable))
  return Object.fromEntries(tables.map(([path, text]) => [`src/derived/${path}`, text]))
}
