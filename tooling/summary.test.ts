import { expect, test } from 'vitest'

import { quarantine } from './quarantine.ts'
import type { Report } from './reporters/Report.ts'
import { describeSummary, summarize } from './summary.ts'

const report = (parts: Partial<Report>): Report => ({
  passed: 1,
  skipped: 0,
  failed: [],
  flaky: [],
  errors: [],
  files: [],
  ...parts,
})
const shaky = { test: 'a.test.ts › shakes', message: 'late' }

test('a failed test fails the run', () => {
  const summary = summarize([{ suite: 'unit', report: report({ failed: [shaky] }) }], [])
  expect(summary.failed).toEqual(['(unit): a.test.ts › shakes: late'])
  expect(describeSummary(summary)).toMatch(/\n1 passed, 1 failed$/)
})

test('a failed test in quarantine is reported and does not fail the run', () => {
  const summary = summarize([{ suite: 'unit', report: report({ failed: [shaky] }) }], [shaky])
  expect(summary.failed).toEqual([])
  expect(describeSummary(summary)).toContain('quarantined: a.test.ts › shakes: late')
})

test('quarantine covers the named test only', () => {
  const other = { test: 'a.test.ts › shakes in another way', message: 'wrong' }
  const summary = summarize([{ suite: 'unit', report: report({ failed: [other] }) }], [shaky])
  expect(summary.failed).toHaveLength(1)
})

test('a test that passes at a later try is reported as flaky and counts as passed', () => {
  const summary = summarize([{ suite: 'e2e', report: report({ flaky: [shaky] }) }], [])
  expect(summary).toMatchObject({ passed: 1, failed: [] })
  expect(describeSummary(summary)).toContain('flaky: a.test.ts › shakes: late')
})

test('an error that belongs to no test fails the run, whatever is in quarantine', () => {
  const summary = summarize([{ suite: 'unit', report: report({ errors: ['a.test.ts'] }) }], [shaky])
  expect(summary.failed).toEqual(['(unit): a.test.ts'])
})

test('a suite without a report or without a test fails the run', () => {
  const summary = summarize(
    [
      { suite: 'stories', report: undefined },
      { suite: 'e2e', report: report({ passed: 0 }) },
    ],
    [],
  )
  expect(summary.failed).toEqual(['(stories): the runner left no report', '(e2e): no test ran'])
})

test('the slowest files of all suites come first, fifteen at most', () => {
  const files = (name: string) =>
    Array.from({ length: 10 }, (_, index) => ({ file: `${name}${index}`, seconds: index }))
  const { slowest } = summarize(
    [
      { suite: 'unit', report: report({ files: files('a') }) },
      { suite: 'e2e', report: report({ files: files('b') }) },
    ],
    [],
  )
  expect(slowest).toHaveLength(15)
  expect(slowest[0]?.seconds).toBe(9)
  expect(slowest[14]?.seconds).toBe(2)
})

test('quarantine holds at most ten tests, each once', () => {
  const names = quarantine.map((entry) => entry.test)
  expect(names.length).toBeLessThanOrEqual(10)
  expect(new Set(names).size).toBe(names.length)
})
