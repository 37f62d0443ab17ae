// Adds up what the test runners reported. `node tooling/summary.mjs` prints the one line `N passed, N failed`, and fails
// when a test failed, a file could not be loaded, a suite left no report or nothing ran.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The suites of tooling/test.mjs, by the name of their report. */
const suites = ['unit', 'stories', 'e2e']

/** What one suite reported. `complete` is false when there is more wrong than failed tests say. */
const readReport = (folder, name) => {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return { name, passed: 0, failed: 0, skipped: 0, complete: false }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // Playwright
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = report.stats
    const complete = (report.errors ?? []).length === 0 && expected > 0
    return { name, passed: expected, failed: unexpected + flaky, skipped, complete }
  }
  // Vitest: a file that cannot be loaded has no tests of its own to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    complete: report.success && report.numPassedTests > 0,
  }
}

/** What tooling/engines/run.ts reported: absent where only the tests were run. */
const readEngines = (folder) => {
  const file = join(folder, 'engines.json')
  if (!existsSync(file)) return []
  const { passed, failed, missing } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, why } of missing) console.log(`not run: ${name}, because ${why}`)
  return [{ name: 'engines', passed, failed, skipped: 0, complete: true }]
}

/** Reads every suite's report from a folder. */
export const readReports = (folder) => [
  ...suites.map((name) => readReport(folder, name)),
  ...readEngines(folder),
]

/** One line for each suite. */
export const describeReports = (reports) =>
  reports
    .map(
      ({ name, passed, failed, skipped, complete }) =>
        `${name.padEnd(8)} passed ${String(passed).padStart(5)}   failed ${String(failed).padStart(3)}   skipped ${String(skipped).padStart(3)}${complete ? '' : '   INCOMPLETE'}`,
    )
    .join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reports = readReports(fileURLToPath(new URL('../reports', import.meta.url)))
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 && reports.every(({ complete }) => complete) ? 0 : 1)
}
