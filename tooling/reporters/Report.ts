import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that did not pass at its first try. */
export type Failure = {
  /** Its file from the root of the repository, then its titles: `packages/a/src/b.test.ts › suite › test`. */
  test: string
  /** First line of the first error. */
  message: string
}

/** The result of one suite. Each runner writes one file of this form; tooling/summary.ts adds them up. */
export type Report = {
  /** Tests that passed, at whatever try. */
  passed: number
  skipped: number
  failed: readonly Failure[]
  /** Tests that passed at a later try. They are among `passed` too. */
  flaky: readonly Failure[]
  /** Errors that belong to no test: a file that cannot be loaded, an unhandled rejection. */
  errors: readonly string[]
  /** Seconds that each test file took. */
  files: readonly { file: string; seconds: number }[]
}

/** The first line of an error's message, without the terminal's colours, at most 300 characters. */
export const firstLine = (message = ''): string =>
  (stripVTControlCharacters(message).split('\n', 1)[0] ?? '').slice(0, 300)

const folder = new URL('../../reports/', import.meta.url)

/**
 * Writes the report of a suite.
 *
 * @param suite the name of the file, without its ending
 */
export function writeReport(suite: string, report: Report): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${suite}.json`, folder), JSON.stringify(report, null, 1))
}
