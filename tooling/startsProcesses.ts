import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What only a file says that starts a process, a chain or a server, or opens a socket. */
const signs =
  /'(?:node:)?(?:child_process|net|http|https|worker_threads|cluster)'|'(?:ws|hono|vite|playwright|@playwright\/test|@hono\/node-server)'|'@ghost-pay\/(?:devnet|local-chain|local-gateway\/node)[^']*'|'@ghost-pay\/local-gateway'/

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\() *'(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, path]) => path ?? '')

/**
 * Whether a test starts a process or opens a socket, itself or through the files of its own package that it imports. Such a test gets
 * further tries (vitest.config.ts).
 *
 * @param file path of the test
 * @param known files that were looked at before, with the answer
 */
export function startsProcesses(file: string, known = new Map<string, boolean>()): boolean {
  const before = known.get(file)
  if (before !== undefined) return before
  // A cycle leads back here: what its other files say decides.
  known.set(file, false)
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  const found =
    signs.test(text) ||
    importsOf(text).some((path) => startsProcesses(join(dirname(file), path), known))
  known.set(file, found)
  return found
}
