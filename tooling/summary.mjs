// Adds up what the test runners reported. `node tooling/summary.mjs` prints a line for each test that failed, then the one
// line `N passed, N failed`, and fails when a test failed, a file could not be loaded, a suite left no report or nothing ran.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** The suites of tooling/test.mjs, by the name of their report. */
const suites = ['unit', 'stories', 'e2e']

/** A message's first line, without the terminal's colours. */
const firstLine = (message = '') =>
  stripVTControlCharacters(message).split('\n', 1)[0].slice(0, 300)

/** The failed tests of Playwright's suites, which hold suites. */
const failuresOfSuite = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)
      const line = error?.location === undefined ? '' : `:${error.location.line}`
      return `${file}${line} › ${title}: ${firstLine(error?.message)}`
    }),
  ...suites.flatMap(failuresOfSuite),
]

/** The failed tests of a file that Vitest ran; the file itself when it could not be loaded. */
const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const file = relative(process.cwd(), name)
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`]
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
  )
}

/** What one suite reported. `complete` is false when there is more wrong than failed tests say. */
const readReport = (folder, name) => {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) {
    return { name, passed: 0, failed: 0, skipped: 0, failures: [], complete: false }
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // Playwright
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = report.stats
    const complete = (report.errors ?? []).length === 0 && expected > 0
    const failures = report.suites.flatMap(failuresOfSuite)
    return { name, passed: expected, failed: unexpected + flaky, skipped, failures, complete }
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
    failures: report.testResults.flatMap(failuresOfFile),
    complete: report.success && report.numPassedTests > 0,
  }
}

/** What tooling/engines/run.ts reported: absent where only the tests were run. */
const readEngines = (folder) => {
  const file = join(folder, 'engines.json')
  if (!existsSync(file)) return []
  const { passed, failed, missing } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, why } of missing) console.log(`not run: ${name}, because ${why}`)
  return [{ name: 'engines', passed, failed, skipped: 0, failures: [], complete: true }]
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
  for (const { name, failures } of reports) {
    for (const failure of failures) console.log(`failed (${name}): ${failure}`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 && reports.every(({ complete }) => complete) ? 0 : 1)
}
