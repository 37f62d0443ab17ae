// Adds up the reports of the test runners. `node tooling/summary.ts` prints each test that failed, is flaky or in quarantine, the
// slowest files, and last the one line `N passed, N failed`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { quarantine, type Quarantined } from './quarantine.ts'
import type { Failure, Report } from './reporters/Report.ts'

/** The suites of tooling/test.mjs, by the name of their report. */
export const suites = ['unit', 'stories', 'e2e'] as const

/** A suite and its report; undefined where the runner left none. */
type Reported = { suite: string; report: Report | undefined }

/** What all suites come to. */
export type Summary = {
  passed: number
  /** Tests that failed and are not in quarantine, errors that belong to no test, and suites that ran nothing. */
  failed: readonly string[]
  flaky: readonly string[]
  /** Tests in quarantine that failed. */
  quarantined: readonly string[]
  slowest: Report['files']
}

const describe = ({ test, message }: Failure): string => `${test}: ${message}`

/**
 * Adds up reports.
 *
 * @param reported every suite that had to run
 * @param shaky the tests whose failure does not count
 */
export function summarize(
  reported: readonly Reported[],
  shaky: readonly Pick<Quarantined, 'test'>[],
): Summary {
  const isShaky = ({ test }: Failure) => shaky.some((entry) => entry.test === test)
  const reports = reported.flatMap(({ report }) => (report === undefined ? [] : [report]))
  const failures = reports.flatMap(({ failed }) => failed)
  const wrong = reported.flatMap(({ suite, report }) => {
    if (report === undefined) return [`(${suite}): the runner left no report`]
    const ran = report.passed + report.failed.length
    return [
      ...report.failed
        .filter((failure) => !isShaky(failure))
        .map((failure) => `(${suite}): ${describe(failure)}`),
      ...report.errors.map((error) => `(${suite}): ${error}`),
      ...(ran === 0 ? [`(${suite}): no test ran`] : []),
    ]
  })
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: wrong,
    flaky: reports.flatMap(({ flaky }) => flaky).map(describe),
    quarantined: failures.filter(isShaky).map(describe),
    slowest: reports
      .flatMap(({ files }) => files)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 15),
  }
}

const folder = new URL('../reports/', import.meta.url)

/** Reads the reports of all suites. */
export function readReports(): Reported[] {
  return suites.map((suite) => {
    const file = new URL(`${suite}.json`, folder)
    if (!existsSync(file)) return { suite, report: undefined }
    return { suite, report: JSON.parse(readFileSync(file, 'utf8')) as Report }
  })
}

/** The summary as lines for the terminal; the last is `N passed, N failed`. */
export const describeSummary = ({ passed, failed, flaky, quarantined, slowest }: Summary) =>
  [
    'slowest test files:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
    ...flaky.map((line) => `flaky: ${line}`),
    ...quarantined.map((line) => `quarantined: ${line}`),
    ...failed.map((line) => `failed ${line}`),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const summary = summarize(readReports(), quarantine)
  writeFileSync(new URL('flaky.json', folder), JSON.stringify(summary.flaky, null, 1))
  console.log(describeSummary(summary))
  process.exit(summary.failed.length === 0 ? 0 : 1)
}
