import { chainTable } from '../chainTable.ts'
import { definitions } from '../testing/definitions.ts'
import { deriveDocs } from './deriveDocs.ts'
import { deriveIcons } from './deriveIcons.ts'
import { deriveStacks } from './deriveStacks.ts'
import { deriveTables } from './deriveTables.ts'

/**
 * Everything that follows from the hand-kept data.
 *
 * @returns the contents of each file by its path in the package
 */
export function deriveFiles(): Record<string, string> {
  const derived = Object.entries({
    ...deriveTables(chainTable),
    ...deriveIcons(),
    ...deriveStacks(definitions),
  })
  return {
    ...Object.fromEntries(derived.map(([path, text]) => [`src/derived/${path}`, text])),
    'docs/chains.md': deriveDocs(chainTable),
  }
}
