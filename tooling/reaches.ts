import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Text of a file that starts a process, a chain or a server, or opens a socket. */
export const startsProcesses =
  /'(?:node:)?(?:child_process|net|http|https|worker_threads|cluster)'|'(?:ws|hono|vite|playwright|@playwright\/test|@hono\/node-server)'|'@ghost-pay\/(?:devnet|local-chain)[^']*'|'@ghost-pay\/local-gateway(?:\/node)?'/

/** Text of a file that changes what every other file in its process sees. */
export const changesGlobals =
  /stubGlobal|stubEnv|useFakeTimers|setSystemTime|@vitest-environment|new JSDOM|(?:assign|defineProperty|defineProperties)\(\s*(?:globalThis|navigator|window)\b|globalThis(?:\.\w+|\[[^\]]+\]) = /

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import|import\() *'(\.{1,2}\/[^']+\.tsx?)'/g)].map(
    ([, path]) => path ?? '',
  )

/**
 * Whether a file, or one of its own package that it imports, has a text. It sorts the tests (vitest.config.ts).
 *
 * @param file path of the file
 * @param text what is looked for
 * @param known answers for the files that were looked at before
 */
export function reaches(file: string, text: RegExp, known: Map<string, boolean>): boolean {
  const before = known.get(file)
  if (before !== undefined) return before
  // A cycle leads back here: its other files decide.
  known.set(file, false)
  if (!existsSync(file)) return false
  const content = readFileSync(file, 'utf8')
  const found =
    text.test(content) ||
    importsOf(content).some((path) => reaches(join(dirname(file), path), text, known))
  known.set(file, found)
  return found
}
